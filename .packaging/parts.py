"""The parts that scenec, scenec-preview and scenec-pixels link: their names, versions and licenses for the SBOM and the file
`copyright`."""

import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys

# The comment of a part describes how it differs from the release of its project.
Part = collections.namedtuple('Part', 'name version license address text linked comment', defaults=[None])


def installed(*names):
    """Returns the version of an installed package. Its names in different releases of Debian are the arguments."""
    for name in names:
        query = subprocess.run(['dpkg-query', '-W', '-f', '${Version}', name], capture_output=True, text=True)
        if query.returncode == 0 and query.stdout:
            return query.stdout
    sys.exit(f"The package {names[0]} is not installed: 'make packages pixel-packages' installs it.")


def toolchain():
    """Returns the folder of the Swift toolchain."""
    return pathlib.Path(shutil.which('swift')).resolve().parent.parent


def parts(root, checkouts, sysroot, libxml2):
    """Returns the parts of scenec. Their `linked` is 'statically' or 'dynamically'."""
    root, checkouts, sysroot, libxml2 = map(pathlib.Path, (root, checkouts, sysroot, libxml2))
    pins = json.loads((root / 'Package.resolved').read_text())['pins']
    pinned = {pin['identity']: pin['state']['version'] for pin in pins}
    old = dict(line.split() for line in (sysroot / 'versions').read_text().splitlines())
    swift = subprocess.run(['swift', '--version'], capture_output=True, text=True, check=True).stdout
    runtime = 'Apache-2.0 WITH Swift-exception'
    documents = sysroot / 'usr/share/doc'
    return [
        Part('swift', re.search(r'Swift version (\S+)', swift)[1], runtime, 'https://swift.org',
             toolchain() / 'share/swift/LICENSE.txt', 'statically'),
        Part('swift-argument-parser', pinned['swift-argument-parser'], runtime,
             'https://github.com/apple/swift-argument-parser', checkouts / 'swift-argument-parser/LICENSE.txt', 'statically',
             'Its Sources/ArgumentParser/Utilities/Foundation.swift is replaced with a file that writes JSON without Foundation.'),
        Part('swift-syntax', pinned['swift-syntax'], runtime,
             'https://github.com/swiftlang/swift-syntax', checkouts / 'swift-syntax/LICENSE.txt', 'statically'),
        Part('libxml2', (libxml2 / 'version').read_text().strip(), 'MIT', 'https://gitlab.gnome.org/GNOME/libxml2',
             libxml2 / 'copyright', 'statically'),
        Part('libyaml', installed('libyaml-dev'), 'MIT', 'https://github.com/yaml/libyaml',
             pathlib.Path('/usr/share/doc/libyaml-dev/copyright'), 'statically'),
        Part('libsodium', installed('libsodium-dev'), 'ISC', 'https://github.com/jedisct1/libsodium',
             pathlib.Path('/usr/share/doc/libsodium-dev/copyright'), 'statically'),
        Part('libstdc++ and libgcc', old['libstdc++-10-dev'], 'GPL-3.0-or-later WITH GCC-exception-3.1', 'https://gcc.gnu.org',
             documents / 'gcc-10-base/copyright', 'statically'),
        Part('glibc', old['libc6'], 'LGPL-2.1-or-later', 'https://www.gnu.org/software/libc/',
             documents / 'libc6/copyright', 'dynamically'),
    ]


def server_parts(root, checkouts):
    """Returns the parts of scenec-preview that scenec does not have."""
    pins = json.loads((pathlib.Path(root) / 'Package.resolved').read_text())['pins']
    pinned = {pin['identity']: pin['state']['version'] for pin in pins}
    return [
        Part(name, pinned[name], license, f'https://github.com/apple/{name}', pathlib.Path(checkouts) / name / 'LICENSE.txt', 'statically')
        for name, license in {
            'swift-nio': 'Apache-2.0', 'swift-atomics': 'Apache-2.0 WITH Swift-exception',
            'swift-collections': 'Apache-2.0 WITH Swift-exception',
        }.items()
    ] + [
        Part('swift-nio notice', pinned['swift-nio'], 'Apache-2.0', 'https://github.com/apple/swift-nio',
             pathlib.Path(checkouts) / 'swift-nio/NOTICE.txt', 'statically'),
        Part('llhttp', pinned['swift-nio'], 'MIT', 'https://github.com/nodejs/llhttp',
             pathlib.Path(checkouts) / 'swift-nio/Sources/CNIOLLHTTP/LICENSE', 'statically', 'The copy in swift-nio.'),
    ]


def pixel_parts():
    """Returns the parts of scenec-pixels that scenec does not have: libraries from Debian packages, which are not included."""
    return [
        # Since Debian 13, in which times have 64 bits, the names of some packages end with 't64'.
        Part(name, installed(package, f'{package}t64'), license, address, None, 'dynamically', 'The Debian package.')
        for name, package, license, address in [
            ('cairo', 'libcairo2', 'LGPL-2.1-only OR MPL-1.1', 'https://cairographics.org'),
            ('pango', 'libpango-1.0-0', 'LGPL-2.0-or-later', 'https://pango.gnome.org'),
            ('glib', 'libglib2.0-0', 'LGPL-2.1-or-later', 'https://gitlab.gnome.org/GNOME/glib'),
            ('harfbuzz', 'libharfbuzz0b', 'MIT', 'https://harfbuzz.github.io'),
            ('libjpeg-turbo', 'libturbojpeg0', 'BSD-3-Clause AND IJG AND Zlib', 'https://libjpeg-turbo.org'),
            ('libwebp', 'libwebp7', 'BSD-3-Clause', 'https://chromium.googlesource.com/webm/libwebp'),
            ('libpng', 'libpng16-16', 'libpng-2.0', 'http://www.libpng.org/pub/png/libpng.html'),
        ]
    ]


def copyright(root, program, parts):
    """Returns the file `copyright` of a program: the license of scenec, followed by those of its parts."""
    lines = [
        f'{program} consists of the following parts. The license of scenec (MIT) comes first, followed by those of its parts.',
        'The C library (glibc) is not included, except for the code that starts a program: it is linked dynamically.', '']
    if any(part.text is None for part in parts):
        lines[-1:] = ['The libraries that draw pixels are not included either. Their packages contain their licenses.', '']
    lines += [f'  {part.name} {part.version}: {part.license}, {part.address}' + (f'. {part.comment}' if part.comment else '') for part in parts]
    texts = [('scenec', pathlib.Path(root, 'LICENSE'))] + [(part.name, part.text) for part in parts if part.text]
    for name, path in texts:
        lines += ['', '=' * 100, name, '=' * 100, '', path.read_text(encoding='utf-8').strip()]
    return '\n'.join(lines) + '\n'


def sbom(program, version, commit, moment, archive, digest, parts):
    """Returns a software bill of materials (SPDX 2.3 as JSON) for an archive. `digest` is the SHA-256 of the archive."""
    def identifier(name):
        return 'SPDXRef-' + re.sub(r'[^A-Za-z0-9.]+', '-', name)

    def package(name, version, license, address, **more):
        return {
            'SPDXID': identifier(name), 'name': name, 'versionInfo': version, 'downloadLocation': address,
            'licenseConcluded': license, 'licenseDeclared': license, 'copyrightText': 'NOASSERTION',
            'filesAnalyzed': False, **more}

    relations = [('SPDXRef-DOCUMENT', 'DESCRIBES', program)] + [
        (program, 'STATIC_LINK' if part.linked == 'statically' else 'DYNAMIC_LINK', part.name) for part in parts]
    document = {
        'spdxVersion': 'SPDX-2.3', 'dataLicense': 'CC0-1.0', 'SPDXID': 'SPDXRef-DOCUMENT',
        'name': f'{program}-{version}',
        'documentNamespace': f'https://spdx.org/spdxdocs/{program}-{version}-{digest}',
        'creationInfo': {'created': moment, 'creators': [f'Tool: scenec-packaging-{version}']},
        'packages': [package(
            program, version, 'MIT', 'NOASSERTION', packageFileName=archive, sourceInfo=f'commit {commit}',
            checksums=[{'algorithm': 'SHA256', 'checksumValue': digest}])]
        + [package(part.name, part.version, part.license, part.address, **({'comment': part.comment} if part.comment else {}))
           for part in parts],
        'relationships': [{
            'spdxElementId': first if first.startswith('SPDXRef') else identifier(first),
            'relationshipType': kind, 'relatedSpdxElement': identifier(second)} for first, kind, second in relations],
    }
    return json.dumps(document, indent=2, sort_keys=True) + '\n'
