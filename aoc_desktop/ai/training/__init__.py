"""The maker's tools: measuring levels, fitting weights, calibrating chances. They stay out of the packages."""
