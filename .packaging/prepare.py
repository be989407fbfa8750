#!/usr/bin/env python3
"""prepare.py PROGRAMS SCRATCH DIR: checks everything that `make package` needs, and downloads everything that it compiles or links.

Nothing is compiled here, so a machine that lacks something fails within a minute or two. PROGRAMS is the folder of the linked
programs, SCRATCH that of SwiftPM's build, and DIR the folder of the packages.
"""

import os
import pathlib
import shutil
import subprocess
import sys

import libraries
import parts

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
TOOLS = {
    'apt-get': 'apt', 'ar': 'binutils', 'dpkg-deb': 'dpkg', 'dpkg-shlibdeps': 'dpkg-dev', 'dpkg-source': 'dpkg-dev', 'gcc': 'gcc',
    'make': 'make', 'objcopy': 'binutils', 'objdump': 'binutils', 'strip': 'binutils',
}
SWIFT_TOOLS = ['swift', 'clang']
# The disk space for the downloads, three release builds, and the packages.
GIGABYTES = 6


def run(script, *arguments):
    """Runs a script in this folder. The script reports its errors."""
    status = subprocess.run([HERE / script, *arguments], cwd=ROOT, stdout=sys.stderr).returncode
    if status != 0:
        sys.exit(status)


def check_tools():
    missing = sorted({package for tool, package in TOOLS.items() if not shutil.which(tool)})
    if missing:
        sys.exit(f'make package runs on Debian and needs these packages: {" ".join(missing)}\n'
                 f'Run: apt-get install {" ".join(missing)}')
    if not all(map(shutil.which, SWIFT_TOOLS)):
        sys.exit('make package needs Swift 6.2 or newer, with clang, on PATH.\nInstall it: https://swift.org/install')
    if not (parts.toolchain() / 'lib/swift_static').is_dir():
        sys.exit(f'{parts.toolchain()} has no static libraries (lib/swift_static).\nInstall Swift from https://swift.org/install')


def check_space(folder):
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free / 1e9
    if free < GIGABYTES:
        sys.exit(f'{folder} has {free:.1f} GB left, and make package needs {GIGABYTES} GB.\nFree some space, or run it elsewhere.')


def check_output(out):
    """Fails if the folder has files that `make package` did not write, because packing replaces the folder."""
    others = [path.name for path in out.glob('*') if not path.name.startswith(('scenec', 'work', 'SHA256SUMS'))]
    if others:
        sys.exit(f"'{out}' contains other files, which packing would delete: {', '.join(sorted(others))}\n"
                 'Move them to another folder.')


def check_parts(checkouts, sysroot, libxml2):
    """Checks that each part that the programs link has a version and a license."""
    libraries.check()
    linked = parts.parts(ROOT, checkouts, sysroot, libxml2) + parts.server_parts(ROOT, checkouts) + parts.pixel_parts()
    missing = [str(part.text) for part in linked if part.text and not part.text.is_file()]
    if missing:
        sys.exit(f'The licenses of some parts are missing: {", ".join(missing)}\n'
                 'Install the packages that have these files again.')


def main():
    programs, scratch, out = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
    run('maintainer.sh')
    check_output(out)
    check_tools()
    check_space(programs)
    run('sysroot.sh', programs / 'sysroot')
    run('libxml2.sh', 'fetch', programs / 'libxml2')
    # The commit contains the versions of the dependencies, so that builds are reproducible.
    run('resolve.sh', scratch)
    run('lean-parser.sh', scratch / 'checkouts')
    check_parts(scratch / 'checkouts', programs / 'sysroot', programs / 'libxml2')


if __name__ == '__main__':
    main()
