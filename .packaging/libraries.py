"""The libraries from Debian packages that the programs link against."""

import subprocess
import sys

# Libraries that are linked statically into each program.
STATIC = ['libyaml.a', 'libsodium.a']
# Libraries for drawing pixels, which scenec-pixels links dynamically.
PIXELS = ['pangocairo-1.0', 'pango-1.0', 'gobject-2.0', 'glib-2.0', 'harfbuzz', 'cairo', 'turbojpeg', 'webp', 'png']


def find(name):
    """Returns the path of an installed library, given the name of its file."""
    path = subprocess.run(['gcc', f'-print-file-name={name}'], capture_output=True, text=True, check=True).stdout.strip()
    if path == name:
        sys.exit(f"The library {name} is not installed: 'make packages pixel-packages' installs it.")
    return path


def check():
    for name in STATIC + [f'lib{name}.so' for name in PIXELS]:
        find(name)
