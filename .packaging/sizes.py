#!/usr/bin/env python3
"""sizes.py MAP…: prints the size of each part of a program in kilobytes, from the linker maps of lld, as a Markdown table with a
column for each map. Debug information and symbol tables are omitted."""

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
    ('Foundation without FoundationEssentials', r'libFoundation\.a|libCoreFoundation|libFoundationInternationalization'),
    ('FoundationEssentials', r'libFoundationEssentials|lib_FoundationCollections|lib_FoundationCShims'),
    ("Swift's runtime and standard library", r'/swift_static/'),
    ('swift-syntax', r'/(Swift(Syntax|Parser|Diagnostics|Operators|BasicFormat)\w*|_SwiftSyntaxCShims)\.build'),
    ('swift-argument-parser', r'/ArgumentParser\w*\.build'),
    ('Yams', r'/(CYaml|Yams)\.build'),
    ('libxml2, libyaml, libsodium, libstdc++', r'lib(xml2|yaml|sodium|stdc\+\+|gcc\w*|c_nonshared|pthread)\.a'),
    ('class library and drawing', r'/Scene(UI|Runtime|Drawing|Layout|Devices|Testing|Archive|Values|Program)\.build'),
    ('compiler, checks and commands', r'\.build/'),
]


def sizes(path):
    """Returns the size of each part in bytes."""
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
