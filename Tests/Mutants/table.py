"""What came of a study: on the screen, and in the page."""

import os

from faults import HERE

MARK = "<!-- What follows is written by 'make mutants'. -->\n"


def show(study):
    for fault in study.faults:
        if not study.found(fault):
            print(f"{fault.place}: {fault.name}: {state(study, fault)}")
    print(total(study))


def state(study, fault):
    if study.waiting(fault):
        return "not tried with all tests yet"
    if not study.outcomes(fault):
        return "no test comes by it"
    return fault.survives or "no test notices it"


def total(study):
    found = sum(1 for fault in study.faults if study.found(fault))
    return f"{found} of {len(study.faults)} found ({percent(found, len(study.faults))} %)"


def percent(part, whole):
    return int(1000 * part / max(whole, 1)) / 10


def write(study):
    path = os.path.join(HERE, "README.md")
    page = open(path, encoding="utf-8").read().split(MARK)[0]
    with open(path, "w", encoding="utf-8") as file:
        file.write(page + MARK + "\n" + "\n".join(rows(study)) + "\n")


def rows(study):
    lines = ["| module | faults | found | crashed or hung |", "|---|--:|--:|--:|"]
    for module in sorted({fault.module for fault in study.faults}):
        lines.append(row(module, study, [fault for fault in study.faults if fault.module == module]))
    lines.append(row("all", study, study.faults))
    left = [fault for fault in study.faults if not study.found(fault)]
    if left:
        lines += ["", "Not found:"]
    lines += [f"- `{fault.name}` ({fault.module}): {fault.sentence} {sentence(state(study, fault))}" for fault in left]
    return lines


def row(name, study, faults):
    found = [outcome for fault in faults if (outcome := study.found(fault))]
    violent = sum(1 for _, outcome in found if outcome != "failed")
    return f"| {name} | {len(faults)} | {len(found)} | {violent} |"


def sentence(text):
    return text[0].upper() + text[1:].rstrip(".") + "."
