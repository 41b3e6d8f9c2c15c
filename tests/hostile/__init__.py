"""What an adversary tries: files, output, signals."""
