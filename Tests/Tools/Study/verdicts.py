"""Verdicts on findings: what a person judged once is remembered, so that a new run asks about what is new alone."""

import hashlib


def digest(app, finding):
    """A finding by what it says and where it stands, but for the line, which moves."""
    text = "\0".join((app, finding["path"], finding["rule"], finding["message"]))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Verdicts:
    """A table with a line for each finding: digest, `true` or `false`, rule, and why."""

    def __init__(self, path=None):
        self.known = {}
        if path:
            with open(path, encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    fields = line.rstrip("\n").split("\t")
                    if not line.strip() or line.startswith("#"):
                        continue
                    if len(fields) < 2 or fields[1] not in ("true", "false"):
                        raise SystemExit(f"{path}:{number}: a line is 'digest TAB true|false TAB rule TAB why'")
                    self.known[fields[0]] = fields[1] == "true"

    def of(self, app, finding):
        """True or false; None where nobody has judged it."""
        return self.known.get(digest(app, finding))

    @staticmethod
    def line(app, finding):
        """The line to complete for a finding that nobody has judged."""
        place = f"{app}/{finding['path']}:{finding['range']['start']['line']}"
        return f"{digest(app, finding)}\t?\t{finding['rule']}\t{place}: {finding['message']}"
