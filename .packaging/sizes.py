#!/usr/bin/env python3
"""sizes.py MAP…: how many kilobytes each part of a program takes in memory and file, of the map that lld writes beside it, as a
table in Markdown; of several maps, side by side. What holds names of functions for debuggers is left out."""

import collections
import re
import sys

LINE = re.compile(r'\s*[0-9a-f]+\s+[0-9a-f]+\s+([0-9a-f]+)\s+\d+\s+(\S.*):\(([^()]*)\)$')
SKIPPED = ('.debug', '.symtab', '.strtab', '.shstrtab', '.bss', '.comment')
TABLES = {
    '.eh_frame': 'tables for unwinding', '.eh_frame_hdr': 'tables for unwinding', '.gcc_except_table': 'tables for unwinding',
    '.dynstr': 'exported names', '.dynsym': 'exported names', '.gnu.hash': 'exported names', '.hash': 'exported names',
    '.gnu.version': 'exported names',
}
PARTS = [
    ("Unicode's tables (ICU)", r'lib_FoundationICU'),
    ('Foundation, but for its essentials', r'libFoundation\.a|libCoreFoundation|libFoundationInternationalization'),
    ("Foundation's essentials", r'libFoundationEssentials|lib_FoundationCollections|lib_FoundationCShims'),
    ("Swift's runtime and standard library", r'/swift_static/'),
    ('swift-syntax', r'/(Swift(Syntax|Parser|Diagnostics|Operators|BasicFormat)\w*|_SwiftSyntaxCShims)\.build'),
    ('swift-argument-parser', r'/ArgumentParser\w*\.build'),
    ('Yams', r'/(CYaml|Yams)\.build'),
    ('libxml2, libyaml, libsodium, libstdc++', r'lib(xml2|yaml|sodium|stdc\+\+|gcc\w*|c_nonshared|pthread)\.a'),
    ('class library and drawing', r'/Scene(UI|Runtime|Drawing|Layout|Devices|Testing|Archive|Values|Program)\.build'),
    ('compiler, checks and commands', r'\.build/'),
]


def sizes(path):
    """The bytes of each part."""
    counted = collections.Counter()
    with open(path, encoding='utf-8') as lines:
        for line in lines:
            match = LINE.match(line.rstrip())
            if not match or match[3].startswith(SKIPPED):
                continue
            section = match[3].partition('+')[0]
            part = TABLES.get(section) or next(
                (name for name, pattern in PARTS if re.search(pattern, match[2])), 'other')
            counted[part] += int(match[1], 16)
    return counted


def main():
    columns = [sizes(path) for path in sys.argv[1:]]
    names = sorted({name for column in columns for name in column}, key=lambda name: -columns[0][name])
    print('| part |' + ' kB |' * len(columns))
    print('|---|' + '--:|' * len(columns))
    for name in names:
        print(f'| {name} |' + ''.join(f' {round(column[name] / 1000):,} |' for column in columns))
    print('| all |' + ''.join(f' {round(sum(column.values()) / 1000):,} |' for column in columns))


main()
