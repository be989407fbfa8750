#!/usr/bin/env python3
"""prose.py [--count] [FILE…]: reports wording that CONTRIBUTING.md rules out.

Reads the comments of Swift files and the text of Markdown pages. Without FILE, it reads those of the whole repository
and the subjects of the commits that are not on the main branch of origin. Prints "path:line:column: message" for each
match and exits with status 1 if there are any. With --count, prints only the number of matches of each kind.

A line is exempt if it, or the line before it, contains "prose: allow" and a reason.
"""

import argparse
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]

# The first words that a documentation comment may not have.
OPENINGS = {
    'What': 'begin with a noun phrase or a verb',
    'Who': 'name the actor',
    'Whom': 'name the recipient',
    'Where': "use 'The location of …', or 'If …'",
    'Of': 'begin with the thing',
    'That': 'state the fact',
    'How': "use 'The number of …', 'The way …' or a verb",
    'As': 'begin with the thing or the action',
    'To': 'begin with the action, in the third person',
}

# Each pattern with its replacement.
WORDS = [
    (r'anew', "'again' or 'from scratch'"),
    (r'nobody|somebody|whoever|whosoever', 'the name of the person, or the passive voice'),
    (r'whom', 'the name of the person'),
    (r'by dice', "'at random'"),
    (r'so-manieth', "'nth'"),
    (r'(?:is|are|was|were) (?:never )?told', "'receives' or 'is notified'"),
    (r'(?:is|are|was|were) said', "'is reported', 'is specified' or 'is documented'"),
    (r'what there is', 'the name of the things'),
    (r'as far as', "'if' or 'to the extent that'"),
    (r'hangs? on', "'depends on'"),
    (r'speaks? of', "'refers to' or 'contains'"),
    (r'(?:says?|said) nothing', "'reports nothing' or 'does not specify'"),
    (r'(?:stands?|stood) (?:in|on|for itself)', "'is in' or 'represents'"),
    (r'(?:needs?|knows?|has|have|does) (?:it|them) not', 'a negation before the verb'),
    (r'mend(?:s|ed|ing)?', "'fix'"),
    (r'lets? go of', "'releases'"),
    (r'(?:goes|go|went) on', "'continues'"),
    (r'not so much as', "'not even'"),
    (r'of its own accord', "'automatically'"),
]
WORD = re.compile(r'\b(?:' + '|'.join(f'({pattern})' for pattern, _ in WORDS) + r')\b', re.IGNORECASE)
EXEMPTION = re.compile(r'prose: allow\b.*\w')
SUBJECT_LENGTH = 72


def swift_prose(text):
    """Yields (line, column, text, begins) for each comment line outside of string literals and code blocks."""
    in_string = False
    in_code = False
    previous_is_doc = False
    for number, line in enumerate(text.split('\n'), 1):
        stripped = line.lstrip()
        is_doc = False
        if not in_string and stripped.startswith('//'):
            is_doc = stripped.startswith('///')
            in_code = in_code and is_doc
            body = stripped.lstrip('/')
            column = len(line) - len(body) + 1
            if body.lstrip().startswith('```'):
                in_code = not in_code
            elif not in_code:
                yield number, column, body, is_doc and not previous_is_doc
        elif line.count('"""') % 2:
            in_string = not in_string
        previous_is_doc = is_doc


def page_prose(text):
    """Yields the lines of a page outside of code blocks, with code in backticks blanked."""
    in_code = False
    for number, line in enumerate(text.split('\n'), 1):
        if line.lstrip().startswith('```'):
            in_code = not in_code
        elif not in_code:
            yield number, 1, re.sub(r'`[^`]*`', lambda match: '`' * len(match[0]), line), False


def diagnostics(path, text):
    """Yields (line, column, kind, message) for a file."""
    lines = text.split('\n')
    parts = swift_prose(text) if path.suffix == '.swift' else page_prose(text)
    for number, column, body, begins in parts:
        if any(EXEMPTION.search(line) for line in lines[max(0, number - 2):number]):
            continue
        body_without_code = re.sub(r'`[^`]*`', lambda match: '`' * len(match[0]), body)
        opening = re.match(r'\s*(\w+)\b', body_without_code)
        if begins and opening and opening[1] in OPENINGS:
            yield number, column + opening.start(1), 'opening', \
                f"Documentation comment begins with '{opening[1]}': {OPENINGS[opening[1]]}"
        for match in WORD.finditer(body_without_code):
            yield number, column + match.start(), 'word', \
                f"Replace '{match[0]}' with {WORDS[match.lastindex - 1][1]}"


def subject_diagnostics(subject):
    """Yields messages about the subject of a commit."""
    if len(subject) > SUBJECT_LENGTH:
        yield f'Subject has {len(subject)} characters; use at most {SUBJECT_LENGTH}'
    if subject.endswith('.'):
        yield 'Subject ends with a full stop'
    for match in WORD.finditer(subject):
        yield f"Replace '{match[0]}' with {WORDS[match.lastindex - 1][1]}"


def git(*arguments):
    return subprocess.run(['git', '-C', str(ROOT), *arguments], check=True, capture_output=True, text=True).stdout


def subjects():
    """Returns (commit, subject) for the commits that are not on the main branch of origin, if there is one."""
    try:
        log = git('log', '--no-merges', '--format=%h %s', 'origin/main..HEAD')
    except subprocess.CalledProcessError:
        return []
    return [line.split(' ', 1) for line in log.splitlines()]


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--count', action='store_true', help='print only the number of matches of each kind')
    parser.add_argument('files', nargs='*', metavar='FILE')
    options = parser.parse_args()
    files = options.files or [
        ROOT / name for name in git('ls-files', '*.swift', '*.md').split('\n')
        if name and '/Goldens/' not in name and '/Fixtures/' not in name
    ]
    counts = {}
    for file in map(pathlib.Path, files):
        text = file.read_text(encoding='utf-8')
        shown = file.relative_to(ROOT) if file.is_absolute() and file.is_relative_to(ROOT) else file
        for line, column, kind, message in diagnostics(file, text):
            counts[kind] = counts.get(kind, 0) + 1
            if not options.count:
                print(f'{shown}:{line}:{column}: {message}')
    for commit, subject in [] if options.files else subjects():
        for message in subject_diagnostics(subject):
            counts['subject'] = counts.get('subject', 0) + 1
            if not options.count:
                print(f'commit {commit}: {message}')
    if options.count:
        for kind, count in sorted(counts.items()):
            print(f'{count:7} {kind}')
    return 1 if counts else 0


if __name__ == '__main__':
    sys.exit(main())
