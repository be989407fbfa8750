#!/usr/bin/env python3
"""link.py PLAN PROGRAM OUT SYSROOT LIBXML2: links scenec, scenec-preview or scenec-pixels for packaging, from SwiftPM's release
build.

The program that SwiftPM links needs the glibc, libstdc++, libxml2, ICU, libyaml and libsodium of this machine. The packaged program
needs only glibc 2.31 or newer, because libxml2, libyaml, libsodium and libstdc++ are linked statically. scenec-pixels also needs
Cairo and related libraries in the versions of this machine. PLAN (release.yaml) contains SwiftPM's link command.
"""

import json
import pathlib
import shlex
import shutil
import subprocess
import sys

import unretained
from libraries import PIXELS, STATIC, find

program = sys.argv[2]
plan, out, sysroot, libxml2 = (pathlib.Path(argument).resolve() for argument in sys.argv[1:2] + sys.argv[3:])
here = pathlib.Path(__file__).resolve().parent


def command():
    """Returns the command with which SwiftPM links the program."""
    for line in plan.read_text().splitlines():
        if line.startswith('    args: [') and '"-emit-executable"' in line:
            arguments = json.loads(line.removeprefix('    args: '))
            if arguments[arguments.index('-o') + 1].endswith(f'/release/{program}'):
                return arguments
    sys.exit(f'{plan} does not contain the link command of {program}')


# The library folders of this machine would take precedence over those of the sysroot.
arguments = [argument for argument in command() if not argument.startswith('-L/') and argument not in ('-lxml2', '-lyaml', '-lsodium')]
arguments[arguments.index('-o') + 1] = str(out)

# Module maps link libraries by name, so one folder has links with these names.
libraries = out.parent / 'libraries'
libraries.mkdir(parents=True, exist_ok=True)
for name, path in {'libxml2.a': libxml2, **{name: find(name) for name in STATIC}}.items():
    (libraries / name).unlink(missing_ok=True)
    (libraries / name).symlink_to(path)
drawing = []
if program == 'scenec-pixels':
    drawing = libraries / 'drawing'
    drawing.mkdir(exist_ok=True)
    for name in PIXELS:
        (drawing / f'lib{name}.so').unlink(missing_ok=True)
        (drawing / f'lib{name}.so').symlink_to(find(f'lib{name}.so'))
    # They were linked against this machine's glibc, which is newer than the one of the sysroot.
    drawing = [f'-L{drawing}', '-Xlinker', '--allow-shlib-undefined']
shim = libraries / 'old-libc.o'
subprocess.run(['clang', '-O2', '-c', here / 'old-libc.c', '-o', shim], check=True)

# Copies of the object files and of Swift's libraries, from which the linker can remove unused sections.
objects = out.parent / 'objects'
shutil.rmtree(objects, ignore_errors=True)
objects.mkdir()
for number, argument in enumerate(arguments):
    if argument.startswith('@'):
        paths = shlex.split(pathlib.Path(argument[1:]).read_text())
        copies = [objects / pathlib.Path(path).parent.name / pathlib.Path(path).name for path in paths]
        for path, copy in zip(paths, copies):
            copy.parent.mkdir(exist_ok=True)
            unretained.copy(pathlib.Path(path), copy)
        (objects / 'list').write_text(''.join(f'{shlex.quote(str(copy))}\n' for copy in copies))
        arguments[number] = f'@{objects / "list"}'
compiler = pathlib.Path(shutil.which(arguments[0])).resolve()
runtime = compiler.parent.parent / 'lib/swift_static'
copied = out.parent / 'swift_static'
shutil.rmtree(copied, ignore_errors=True)
for path in runtime.rglob('*'):
    copy = copied / path.relative_to(runtime)
    if path.is_file() and path.parent != runtime:
        copy.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix in ('.a', '.o') and path.parent.name == 'linux' and 'ICU' not in path.name:
            unretained.copy(path, copy)
        else:
            copy.symlink_to(path)

subprocess.run(arguments + [
    f'-L{libraries}', *drawing, str(shim), '-use-ld=lld', '-resource-dir', str(copied),
    '-Xclang-linker', f'--sysroot={sysroot}', '-Xclang-linker', '-static-libgcc',
    # Swift's flags export all symbols, which would keep unused sections.
    '-Xlinker', '--no-export-dynamic', '-Xlinker', '-z', '-Xlinker', 'start-stop-gc', '-Xlinker', '--icf=all', '-Xlinker', '-O2',
    # Debug information contains the paths of the build folders. The function names are kept, and build.sh moves them to a file.
    '-Xlinker', '--strip-debug', '-Xlinker', '--build-id=sha1',
    '-Xlinker', '--no-eh-frame-hdr', '-Xlinker', str(here / 'no-unwind.ld'), '-Xlinker', f'-Map={out}.map',
], check=True)
