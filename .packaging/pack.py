#!/usr/bin/env python3
"""pack.py PROGRAMS DIR: packs scenec into DIR as a Debian package, a tarball and packages for SwiftPM. Also packs scenec-preview,
which serves the page of `scenec preview`, and scenec-pixels, which draws PNG and PDF files, each as a separate Debian package and
tarball. PROGRAMS is the folder that contains the programs.

The same program and the same commit result in the same bytes, at any time and in any folder: entries are sorted, owned by root,
and have the time of the commit. In the environment, CHECKOUTS, SYSROOT and LIBXML2 are the folders of the linked parts, and
MAINTAINER is the maintainer field of the Debian packages.
"""

import gzip
import hashlib
import io
import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from datetime import datetime, timezone

import manual
import parts as linked
import prepare

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS, OUT = (pathlib.Path(argument).resolve() for argument in sys.argv[1:])
PROGRAM = PROGRAMS / 'scenec'
WORK = OUT / 'work'


def output(*command, **options):
    return subprocess.run(command, capture_output=True, text=True, check=True, **options).stdout.strip()


COMMIT = output(ROOT / '.packaging/origin.sh', 'commit') or 'unknown'
EPOCH = int(output(ROOT / '.packaging/origin.sh', 'epoch') or 0)
MOMENT = datetime.fromtimestamp(EPOCH, timezone.utc)
VERSION = output(PROGRAM, '--version').split()[1]
MAINTAINER = output(ROOT / '.packaging/maintainer.sh')
MACHINE = platform.machine()
PARTS = linked.parts(ROOT, os.environ['CHECKOUTS'], os.environ['SYSROOT'], os.environ['LIBXML2'])
COPYRIGHT = linked.copyright(ROOT, 'scenec', PARTS)
# The other programs, and the parts that are linked into each.
OTHERS = {
    'scenec-preview': PARTS + linked.server_parts(ROOT, os.environ['CHECKOUTS']),
    'scenec-pixels': PARTS + linked.pixel_parts(),
}


def write(path, content, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    path.chmod(mode)


def squeezed(text):
    """Compresses text with gzip, without a name and a time."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


SHARED = ('scene.rng', 'scene.xsd', 'diagnostics.schema.json', 'README.md', 'class-library.md', 'diagnostics.md',
          'scenec-format.md')


def shared(name):
    """Returns the content of a file of Schemas. In pages, links to files that are not installed are replaced with their text."""
    content = (ROOT / 'Schemas' / name).read_bytes()
    if not name.endswith('.md'):
        return content

    def link(match):
        target = match[2].split('#')[0]
        return match[0] if not target or '://' in target or target in SHARED else match[1]
    return re.sub(r'\[((?:[^][]|`[^`]*`)*)\]\(([^()\s]+)\)', link, content.decode())


def lay(prefix, zsh):
    """Writes the files of scenec below a prefix, such as /usr. `zsh` is the folder name of completions for zsh."""
    write(prefix / 'bin/scenec', PROGRAM.read_bytes(), 0o755)
    for name, page in manual.pages(PROGRAM, VERSION, f'{MOMENT:%Y-%m-%d}').items():
        write(prefix / f'share/man/man1/{name}.gz', squeezed(page))
    for shell, place in {
        'bash': 'share/bash-completion/completions/scenec', 'zsh': f'share/zsh/{zsh}/_scenec',
        'fish': 'share/fish/vendor_completions.d/scenec.fish',
    }.items():
        write(prefix / place, output(PROGRAM, '--generate-completion-script', shell) + '\n')
    for name in SHARED:
        write(prefix / 'share/scenec' / name, shared(name))
    documents = prefix / 'share/doc/scenec'
    write(documents / 'copyright', COPYRIGHT)
    write(documents / 'changelog.gz', squeezed((ROOT / 'CHANGELOG.md').read_text(encoding='utf-8')))


def lay_other(name, prefix):
    """Writes the files of another program below a prefix. Its manual page belongs to scenec."""
    write(prefix / 'bin' / name, (PROGRAMS / name).read_bytes(), 0o755)
    documents = prefix / 'share/doc' / name
    write(documents / 'copyright', linked.copyright(ROOT, name, OTHERS[name]))
    write(documents / 'changelog.gz', squeezed((ROOT / 'CHANGELOG.md').read_text(encoding='utf-8')))


def entries(folder):
    """Returns all paths in a folder, in an order that does not depend on the file system."""
    return sorted(folder.rglob('*'), key=lambda path: path.relative_to(folder).as_posix())


def tarball(folder, name):
    """Packs a folder as a tarball, whose only top-level entry is the folder."""
    held = io.BytesIO()
    with tarfile.open(fileobj=held, mode='w', format=tarfile.USTAR_FORMAT) as archive:
        for path in [folder] + entries(folder):
            entry = archive.gettarinfo(path, arcname=path.relative_to(folder.parent).as_posix())
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = 'root'
            entry.mtime = EPOCH
            entry.mode = 0o755 if path.is_dir() or entry.mode & 0o100 else 0o644
            if path.is_file():
                with path.open('rb') as content:
                    archive.addfile(entry, content)
            else:
                archive.addfile(entry)
    (OUT / name).write_bytes(gzip.compress(held.getvalue(), compresslevel=9, mtime=0))


def zipped(folder, name):
    """Packs a folder as a zip file, whose only top-level entry is the folder."""
    # Zip files cannot represent times before 1980.
    time = max(MOMENT, datetime(1980, 1, 1, tzinfo=timezone.utc)).timetuple()[:6]
    with zipfile.ZipFile(OUT / name, 'w', zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in entries(folder):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), time)
                entry.create_system = 3
                entry.external_attr = (0o100755 if os.access(path, os.X_OK) else 0o100644) << 16
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes(), compresslevel=9)


def dependencies(program):
    """Returns the packages whose libraries a program needs, with the oldest versions that have the symbols it uses."""
    folder = WORK / 'dependencies'
    write(folder / 'debian/control', f'Source: {program.name}\n\nPackage: {program.name}\nArchitecture: any\n')
    return output('dpkg-shlibdeps', '-O', '-e', program, cwd=folder).removeprefix('shlibs:Depends=')


def debian(name, lay):
    """Builds a Debian package. `lay` is a function that writes its files below a prefix."""
    folder = WORK / f'debian-{name}'
    lay(folder / 'usr')
    size = sum(-(-path.stat().st_size // 1024) for path in folder.rglob('*') if path.is_file())
    architecture = output('dpkg', '--print-architecture')
    control = (ROOT / '.packaging/control' / name).read_text()
    words = {'VERSION': VERSION, 'ARCHITECTURE': architecture, 'SIZE': str(size), 'MAINTAINER': MAINTAINER}
    if '@LIBRARIES@' in control:
        words['LIBRARIES'] = dependencies(PROGRAMS / name)
    for word, value in words.items():
        control = control.replace(f'@{word}@', value)
    write(folder / 'DEBIAN/control', control)
    sums = ''.join(
        f'{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(folder)}\n'
        for path in entries(folder) if path.is_file() and 'DEBIAN' not in path.parts)
    write(folder / 'DEBIAN/md5sums', sums)
    for path in [folder] + entries(folder):
        if path.is_dir():
            path.chmod(0o755)
    output('dpkg-deb', '--build', '--root-owner-group', '-Zxz', folder, OUT / f'{name}_{VERSION}_{architecture}.deb',
         env={**os.environ, 'SOURCE_DATE_EPOCH': str(EPOCH), 'DPKG_DEB_THREADS_MAX': '1'})


def swiftpm():
    """Packs the program as an artifact bundle for SwiftPM, alone and in a package with the plugins that call it."""
    triple = output('sh', '-c', 'swift -print-target-info | sed -n \'s/.*"unversionedTriple": "\\(.*\\)".*/\\1/p\' | head -1')
    package = WORK / 'scenec-plugins'
    shutil.copytree(ROOT / 'Sources/Plugins', package)
    write(package / 'LICENSE', (ROOT / 'LICENSE').read_bytes())
    write(package / 'copyright', COPYRIGHT)
    bundle = package / 'scenec.artifactbundle'
    write(bundle / 'bin/scenec', PROGRAM.read_bytes(), 0o755)
    write(bundle / 'copyright', COPYRIGHT)
    write(bundle / 'info.json', (
        '{"schemaVersion":"1.0","artifacts":{"scenec":{"type":"executable","version":"%s",'
        '"variants":[{"path":"bin/scenec","supportedTriples":["%s"]}]}}}\n' % (VERSION, triple)))
    zipped(bundle, f'scenec-{VERSION}.artifactbundle.zip')
    tarball(package, f'scenec-plugins-{VERSION}-linux-{MACHINE}.tar.gz')


def main():
    prepare.check_output(OUT)
    shutil.rmtree(OUT, ignore_errors=True)
    WORK.mkdir(parents=True)
    folder = WORK / f'scenec-{VERSION}-linux-{MACHINE}'
    lay(folder, zsh='site-functions')
    tarball(folder, f'{folder.name}.tar.gz')
    debian('scenec', lambda prefix: lay(prefix, zsh='vendor-completions'))
    for name in OTHERS:
        folder = WORK / f'{name}-{VERSION}-linux-{MACHINE}'
        lay_other(name, folder)
        tarball(folder, f'{folder.name}.tar.gz')
        debian(name, lambda prefix: lay_other(name, prefix))
    swiftpm()
    for name, parts in {'scenec': PARTS, **OTHERS}.items():
        archive = f'{name}-{VERSION}-linux-{MACHINE}.tar.gz'
        digest = hashlib.sha256((OUT / archive).read_bytes()).hexdigest()
        write(OUT / f'{name}-{VERSION}.spdx.json', linked.sbom(
            name, VERSION, COMMIT, f'{MOMENT:%Y-%m-%dT%H:%M:%SZ}', archive, digest, parts))
    shutil.rmtree(WORK)
    sums = [f'{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n' for path in sorted(OUT.iterdir())]
    write(OUT / 'SHA256SUMS', ''.join(sums))


main()
