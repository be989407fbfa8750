#!/usr/bin/env python3
"""sample.py KIND [--seed N] [--count N]: prints texts of the repository, chosen at random, for a reader to judge.

The same seed gives the same texts if the repository has not changed. Kinds:
  comments    documentation comments in Sources, each with the declaration that follows it
  paragraphs  paragraphs of pages
  options     help texts of options, from Options.md
  rules       paragraphs of the explanations of rules
  messages    messages of rules and errors, with the Swift code of their interpolations
  tests       names of tests
"""

import argparse
import pathlib
import random
import re
import sys

import prose

ROOT = prose.ROOT
STRING = r'"""\n.*?"""|"(?:[^"\\\n]|\\\((?:[^()\n]|\([^()\n]*\))*\)|\\.)*"'


def files(pattern, *folders):
    """Yields (path, text) for the files that git tracks, in a fixed order."""
    for name in sorted(prose.git('ls-files', pattern).split('\n')):
        path = pathlib.Path(name)
        if name and (not folders or path.parts[0] in folders) and not {'Goldens', 'Fixtures'} & set(path.parts):
            if not (ROOT / path).is_symlink():
                yield path, (ROOT / path).read_text(encoding='utf-8')


def joined(literal):
    """The text of a Swift string literal on one line."""
    return re.sub(r'\s+', ' ', re.sub(r'\\\n\s*', '', literal.strip('"'))).strip()


def comments():
    for path, text in files('*.swift', 'Sources'):
        for match in re.finditer(r'((?:^ *///.*\n)+)(?: *@\w+(?:\([^)\n]*\))?\n)*(.*)', text, re.MULTILINE):
            body = '\n'.join(line.strip() for line in match[1].rstrip().split('\n'))
            yield f'{path}\n{body}\n{match[2].strip()}'


def paragraphs():
    for path, text in files('*.md'):
        if path.name in ('Options.md', 'CHANGELOG.md'):
            continue
        text = re.sub(r'^```.*?^```', '', text, flags=re.MULTILINE | re.DOTALL)
        for block in re.split(r'\n\s*\n', text):
            block = block.strip()
            if block and block[0] not in '#|<@!' and len(block.split()) >= 8:
                yield f'{path}\n{block}'


def options():
    page = next(text for path, text in files('*Options.md'))
    for row in re.findall(r'^\| *`.*$', page, re.MULTILINE):
        yield row


def rules():
    for path, text in files('*.swift', 'Sources'):
        for match in re.finditer(r'discussion: (' + STRING + ')', text, re.DOTALL):
            for paragraph in re.split(r'\n\s*\n', match[1]):
                yield f'{path.stem}\n{joined(paragraph)}'


def messages():
    for path, text in files('*.swift', 'Sources'):
        sources = re.findall(r'^extension Message \{.*?^\}', text, re.MULTILINE | re.DOTALL)
        sources += re.findall(r'(?:ValidationError|ProtocolError|[a-z]Error|Failure)\((?:[^"\n]*)(?:' + STRING + ')', text)
        for source in sources:
            for literal in re.findall(STRING, source, re.DOTALL):
                if len(joined(literal).split()) >= 4:
                    yield f'{path.stem}\n{joined(literal)}'


def tests():
    for path, text in files('*.swift', 'Tests', 'Scenes'):
        for match in re.finditer(r'@Test\b(?:\(\s*(' + STRING + r'))?.*?\bfunc (\w+)', text, re.DOTALL):
            yield f'{path.stem}: {joined(match[1]) if match[1] else match[2]}'


KINDS = {function.__name__: function for function in (comments, paragraphs, options, rules, messages, tests)}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('kind', choices=KINDS)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--count', type=int, default=40)
    arguments = parser.parse_args()
    texts = list(dict.fromkeys(KINDS[arguments.kind]()))
    chosen = random.Random(arguments.seed).sample(texts, min(arguments.count, len(texts)))
    for number, text in enumerate(chosen, 1):
        print(f'{number}. {text}\n')
    print(f'{len(chosen)} of {len(texts)} texts, seed {arguments.seed}', file=sys.stderr)


if __name__ == '__main__':
    main()
