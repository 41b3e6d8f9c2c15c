#!/bin/sh
# Puts the program into the menu of this user, and lets a double click open game records.
#   ./install.sh            install (nothing is copied: the menu points to this folder)
#   ./install.sh --remove   take everything back
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin
sizes="16 24 32 48 64 128 256 512"

refresh() {  # each of these tools may be missing: menus then notice after the next login
    update-mime-database "$share/mime" 2>/dev/null || true
    update-desktop-database "$share/applications" 2>/dev/null || true
    gtk-update-icon-cache -q "$share/icons/hicolor" 2>/dev/null || true
}

if [ "${1:-}" = "--remove" ]; then
    rm -f "$bin/aoc-desktop" "$share/applications/aoc-desktop.desktop" "$share/mime/packages/aoc-desktop-mime.xml"
    for size in $sizes; do rm -f "$share/icons/hicolor/${size}x$size/apps/aoc-desktop.png"; done
    refresh
    echo "Removed from the menu. Your games and settings are still there."
    exit 0
fi

mkdir -p "$bin" "$share/applications" "$share/mime/packages"
ln -sf "$here/aoc-desktop" "$bin/aoc-desktop"
sed -e "s|^Exec=.*|Exec=\"$here/aoc-desktop\" %f|" -e "s|^TryExec=.*|TryExec=$here/aoc-desktop|" \
    "$here/share/aoc-desktop.desktop" > "$share/applications/aoc-desktop.desktop"
cp "$here/share/aoc-desktop-mime.xml" "$share/mime/packages/"
for size in $sizes; do
    mkdir -p "$share/icons/hicolor/${size}x$size/apps"
    cp "$here/share/aoc-desktop-$size.png" "$share/icons/hicolor/${size}x$size/apps/aoc-desktop.png"
done
refresh
echo "Civilisation games is in your menu; a double click opens .aocgame files."
