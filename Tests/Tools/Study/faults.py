"""All faults that the study inserts into an app. Each is a mistake that developers make, such as a misspelled name."""

import hashlib

# Importing these modules registers their kinds, in the order of the imports.
import faults_in_names
import faults_in_code
import faults_in_references
import faults_in_places
import faults_in_structure
import faults_in_layout
import faults_in_values
import faults_in_texts
import faults_in_projects
from fault import KINDS


def selected(only=None, every=1):
    """Returns the names of every Nth kind, in the order of registration, if they contain the given text."""
    return [words for words in list(KINDS)[::every] if not only or only in words]


def chosen(app, seed, per_file, limit, only=None, every=1):
    """Yields the faults to try: some of each kind for each file, with different names. A seed determines the selection."""
    for words in selected(only, every):
        faults = KINDS[words]
        counts, names, picked = {}, set(), []
        for fault in sorted(faults(app), key=lambda f: (hashlib.sha256(f"{seed} {f.key}".encode()).hexdigest())):
            path = fault.edits[0][0]
            if counts.get(path, 0) >= per_file or (path, fault.name) in names or len(picked) >= limit:
                continue
            counts[path] = counts.get(path, 0) + 1
            names.add((path, fault.name))
            picked.append(fault)
        yield from sorted(picked, key=lambda f: f.key)
