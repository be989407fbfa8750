"""Prints the results of a study and writes them to README.md."""

import os

from faults import HERE

MARK = "<!-- 'make mutants' writes the rest of this page. -->\n"


def show(study):
    for fault in missed(study):
        print(f"{fault.place}: {fault.name}: {reason(study, fault)}")
    print(total(study))


def found(study):
    return [fault for fault in study.faults if study.found(fault)]


def open_ones(study):
    """Returns the faults that a suite may still detect: a suite that reaches them, or one that was not run."""
    return [fault for fault in study.faults if not study.found(fault) and not fault.survives
            and (study.waiting(fault) or study.left_out and not study.outcomes(fault))]


def missed(study):
    left = {fault.name for fault in found(study) + open_ones(study)}
    return [fault for fault in study.faults if fault.name not in left]


def reason(study, fault):
    if fault.survives:
        return fault.survives
    if not study.outcomes(fault):
        return "no test reaches it"
    return "no test of this run detects it" if study.left_out else "no test detects it"


def total(study):
    number, whole = len(found(study)), len(study.faults)
    if left := len(open_ones(study)):
        # A percentage would be misleading while results are incomplete.
        return f"{number} of {whole} found, {len(missed(study))} missed, {left} incomplete"
    return f"{number} of {whole} found ({int(1000 * number / max(whole, 1)) / 10} %)"


def write(study):
    path = os.path.join(HERE, "README.md")
    page = open(path, encoding="utf-8").read().split(MARK)[0]
    with open(path, "w", encoding="utf-8") as file:
        file.write(page + MARK + "\n" + "\n".join(rows(study)) + "\n")


def rows(study):
    lines = [f"Faults: {total(study)}.", "", "| module | faults | found | missed | incomplete |", "|---|--:|--:|--:|--:|"]
    sets = [{fault.name for fault in chosen(study)} for chosen in (found, missed, open_ones)]
    for module in sorted({fault.module for fault in study.faults}):
        own = [fault for fault in study.faults if fault.module == module]
        counts = [sum(fault.name in names for fault in own) for names in sets]
        lines.append(f"| {module} | {len(own)} | " + " | ".join(map(str, counts)) + " |")
    if study.left_out:
        lines += ["", f"Suites that were not run ({len(study.left_out)}): {', '.join(names(study))}."]
    if sets[1]:
        lines += ["", "Missed faults:"]
    lines += [f"- `{fault.name}` ({fault.module}): {fault.sentence} {sentence(reason(study, fault))}"
              for fault in missed(study)]
    return lines


def names(study):
    """Returns the names of the suites that were not run. If no suite of a target was run, the target is named instead."""
    some = {suite.split(".")[0] for suite in study.suites}
    left = [suite if suite.split(".")[0] in some else "all of " + suite.split(".")[0] for suite in study.left_out]
    return list(dict.fromkeys(left))


def sentence(text):
    return text[0].upper() + text[1:].rstrip(".") + "."
