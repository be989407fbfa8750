#!/usr/bin/env python3
"""Tests the checks and downloads of `make package` before it compiles anything. Stubs replace the network."""

import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest
from unittest import mock

PACKAGING = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(PACKAGING))

import parts  # noqa: E402
import prepare  # noqa: E402

STUBS = {
    'dpkg-query': 'echo "$INSTALLED"',
    'apt-get': '''case " $* " in
  *" indextargets "*) echo "deb-src http://archive bookworm main" ;;
  *" update "*) [ -z "$OFFLINE" ] ;;
  *" source "*) echo "$*" >> "$LOG" ;;
esac''',
    'apt-cache': 'for version in $ARCHIVE; do echo "Package: libxml2"; echo "Version: $version"; done',
    'dpkg-source': 'for last; do :; done; mkdir "$last" && echo "the license" > "$last/Copyright"',
}


@unittest.skipUnless(shutil.which('dpkg'), 'dpkg is not installed')
class LibXML2(unittest.TestCase):
    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        (self.folder / 'bin').mkdir()
        for name, script in STUBS.items():
            (self.folder / 'bin' / name).write_text(f'#!/bin/sh\n{script}\n')
            (self.folder / 'bin' / name).chmod(0o755)

    def fetch(self, installed, archive, **more):
        return subprocess.run(
            [PACKAGING / 'libxml2.sh', 'fetch', self.folder / 'libxml2'], capture_output=True, text=True, env={
                'PATH': f'{self.folder}/bin:{os.environ["PATH"]}', 'LOG': self.folder / 'log',
                'INSTALLED': installed, 'ARCHIVE': archive, **more})

    def version(self):
        return (self.folder / 'libxml2/version').read_text().strip()

    def downloads(self):
        return (self.folder / 'log').read_text().count(' source ')

    def test_takes_the_security_update_that_replaced_the_installed_revision(self):
        outcome = self.fetch('2.9.14+dfsg-1.3~deb12u5', '2.9.14+dfsg-1.3~deb12u4 2.9.14+dfsg-1.3~deb12u10')
        self.assertEqual(outcome.returncode, 0, outcome.stderr)
        self.assertEqual(outcome.stdout, 'libxml2 2.9.14+dfsg-1.3~deb12u10 (headers: 2.9.14+dfsg-1.3~deb12u5)\n')
        self.assertEqual(self.version(), '2.9.14+dfsg-1.3~deb12u10')
        self.assertEqual((self.folder / 'libxml2/copyright').read_text(), 'the license\n')

    def test_takes_no_other_upstream_release(self):
        self.fetch('2.9.14+dfsg-1', '2.12.7-1 2.9.14+dfsg-1 2.9.14-3 2.9.15+dfsg-1')
        self.assertEqual(self.version(), '2.9.14+dfsg-1')
        outcome = self.fetch('2.9.10-1', '2.12.7-1 2.9.14+dfsg-1')
        self.assertNotEqual(outcome.returncode, 0)
        self.assertIn('no source of libxml2 2.9.10,', outcome.stderr)
        self.assertIn('apt-get install libxml2-dev', outcome.stderr)

    def test_downloads_a_version_once(self):
        for archive, downloads in [('2.9.14-1', 1), ('2.9.14-1', 1), ('2.9.14-2', 2)]:
            self.fetch('2.9.14-1', archive)
            self.assertEqual(self.downloads(), downloads)

    def test_reports_an_archive_that_cannot_be_reached(self):
        outcome = self.fetch('2.9.14-1', '2.9.14-1', OFFLINE='1')
        self.assertNotEqual(outcome.returncode, 0)
        self.assertIn('check the network', outcome.stderr)


class Checks(unittest.TestCase):
    def refusal(self, check, *arguments):
        with self.assertRaises(SystemExit) as caught:
            check(*arguments)
        self.assertLessEqual(len(caught.exception.code.splitlines()), 2)
        return caught.exception.code

    def test_missing_tools_are_named_with_the_packages_that_have_them(self):
        with mock.patch('shutil.which', lambda tool: None if tool in ('objcopy', 'dpkg-source') else f'/usr/bin/{tool}'):
            self.assertIn('apt-get install binutils dpkg-dev', self.refusal(prepare.check_tools))
        with mock.patch('shutil.which', lambda tool: None if tool == 'swift' else f'/usr/bin/{tool}'):
            self.assertIn('https://swift.org/install', self.refusal(prepare.check_tools))

    def test_missing_packages_are_named(self):
        with mock.patch('subprocess.run', return_value=mock.Mock(returncode=1, stdout='')):
            self.assertIn('libyaml-dev', self.refusal(parts.installed, 'libyaml-dev'))

    def test_a_full_disk_is_reported(self):
        with mock.patch('shutil.disk_usage', return_value=mock.Mock(free=1.5e9)):
            self.assertIn('has 1.5 GB left', self.refusal(prepare.check_space, pathlib.Path('/nowhere/at/all')))

    def test_other_files_are_not_replaced(self):
        with tempfile.TemporaryDirectory() as folder:
            for name in ['scenec_0.1.0_amd64.deb', 'SHA256SUMS']:
                pathlib.Path(folder, name).touch()
            prepare.check_output(pathlib.Path(folder))
            pathlib.Path(folder, 'notes').touch()
            self.assertIn('notes', self.refusal(prepare.check_output, pathlib.Path(folder)))


if __name__ == '__main__':
    unittest.main()
