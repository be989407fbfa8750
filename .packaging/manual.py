"""Generates the manual pages of scenec from its help: one for the program and one for each command."""

import json
import subprocess


def text(words):
    """Escapes text for roff, in which a line that begins with a dot or an apostrophe is a request."""
    words = words.replace('\\', '\\e').replace('-', '\\-')
    return '\n'.join('\\&' + line if line[:1] in ('.', "'") else line for line in words.split('\n'))


def name(argument):
    """Returns an argument as the user types it: `--format <format>`, `<file> ...`."""
    value = f'<{argument.get("valueName", "")}>'
    if argument['kind'] == 'positional':
        words = value
    else:
        dashes = {'short': '-', 'long': '--', 'longWithSingleDash': '-'}
        words = ', '.join(dashes[each['kind']] + each['name'] for each in argument['names'])
        if argument['kind'] == 'option':
            words += ' ' + value
    return words + (' ...' if argument.get('isRepeating') else '')


def paragraphs(discussion):
    """Converts a discussion to roff. The lists of examples and of exit codes keep their line breaks."""
    parts = {'DESCRIPTION': [], 'EXAMPLES': [], 'EXIT STATUS': []}
    headings = {'Examples:': 'EXAMPLES', 'Exit codes:': 'EXIT STATUS'}
    part = 'DESCRIPTION'
    for line in discussion.split('\n'):
        if line in headings:
            part = headings[line]
        else:
            parts[part].append(line)
    lines = []
    for heading, content in parts.items():
        body = '\n'.join(content).strip('\n')
        if not body:
            continue
        lines.append(f'.SH {heading}')
        if heading == 'DESCRIPTION':
            lines.append(text(body).replace('\n\n', '\n.PP\n'))
        else:
            lines += ['.nf', text(body), '.fi']
    return lines


def arguments(command):
    """Returns the arguments of a command as roff, grouped by the headings of its help."""
    sections = {}
    for argument in command.get('arguments', []):
        if argument.get('shouldDisplay', True):
            sections.setdefault(argument.get('sectionTitle') or 'OPTIONS', []).append(argument)
    lines = []
    for heading, content in sections.items():
        lines.append(f'.SH "{heading.upper()}"')
        for argument in content:
            lines += ['.TP', f'\\fB{text(name(argument))}\\fR', text(argument.get('abstract', ''))]
            if argument.get('allValues'):
                lines.append(text('One of: ' + ', '.join(argument['allValues']) + '.'))
            if argument.get('defaultValue'):
                lines.append(text(f'Default: {argument["defaultValue"]}.'))
    return lines


def page(command, parents, version, day, others):
    """Returns the file name and the roff text of a page."""
    words = parents + [command['commandName']]
    title = '-'.join(words)
    usage = ' '.join(words) + (' <command>' if others else '') + ' [<options>]'
    usage += ''.join(' ' + name(each) for each in command.get('arguments', []) if each['kind'] == 'positional')
    lines = [
        f'.TH {title.upper()} 1 "{day}" "scenec {version}" "Commands"',
        '.SH NAME', f'{text(title)} \\- {text(command.get("abstract", "").rstrip("."))}',
        '.SH SYNOPSIS', text(usage),
    ]
    lines += paragraphs(command.get('discussion', '')) + arguments(command)
    if others:
        lines.append('.SH COMMANDS')
        for other in others:
            lines += ['.TP', f'\\fB{text(title)}\\-{text(other["commandName"])}\\fR(1)', text(other['abstract'])]
    else:
        lines += ['.SH SEE ALSO', f'.BR {text("-".join(parents))} (1)']
    return f'{title}.1', '\n'.join(lines) + '\n'


def pages(program, version, day):
    """Returns the text of each page: {file name: text}."""
    output = subprocess.run([program, '--experimental-dump-help'], capture_output=True, text=True, check=True)
    root = json.loads(output.stdout)['command']
    commands = [command for command in root['subcommands'] if command['commandName'] != 'help']
    made = [page(root, [], version, day, commands)]
    made += [page(command, ['scenec'], version, day, []) for command in commands]
    return dict(made)
