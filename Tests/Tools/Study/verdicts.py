"""Judgments of diagnostics. They are kept in a table, so only new diagnostics have to be judged after another run."""

import hashlib


def digest(app, diagnostic):
    """Returns a digest of a diagnostic that does not depend on its line, because edits move it."""
    text = "\0".join((app, diagnostic["path"], diagnostic["rule"], diagnostic["message"]))
    return hashlib.sha256(text.encode()).hexdigest()[:16]


class Verdicts:
    """A table with a line for each diagnostic: digest, `true` or `false`, rule, and reason."""

    def __init__(self, path=None):
        self.known = {}
        if path:
            with open(path, encoding="utf-8") as file:
                for number, line in enumerate(file, 1):
                    fields = line.rstrip("\n").split("\t")
                    if not line.strip() or line.startswith("#"):
                        continue
                    if len(fields) < 2 or fields[1] not in ("true", "false"):
                        raise SystemExit(f"{path}:{number}: expected 'digest TAB true|false TAB rule TAB reason'")
                    self.known[fields[0]] = fields[1] == "true"

    def of(self, app, diagnostic):
        """Returns whether a diagnostic is true or false, or None if it has no judgment."""
        return self.known.get(digest(app, diagnostic))

    @staticmethod
    def line(app, diagnostic):
        """Returns the line to complete for a diagnostic without a judgment."""
        place = f"{app}/{diagnostic['path']}:{diagnostic['range']['start']['line']}"
        return f"{digest(app, diagnostic)}\t?\t{diagnostic['rule']}\t{place}: {diagnostic['message']}"
