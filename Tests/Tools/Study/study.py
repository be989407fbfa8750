#!/usr/bin/env python3
"""Puts faults into copies of apps, asks scenec, and prints what it finds. README.md says how to read the result."""

import argparse
import collections
import concurrent.futures
import json
import os
import sys
import tempfile

import faults
from app import App
from asking import OUTCOMES, Copy
from verdicts import Verdicts


def study(folder, options):
    """What is found in one app: before any fault, and of each."""
    app = App(folder)
    result = {"app": app.name, "scenes": len(app.scenes), "code": len(app.code), "findings": [], "faults": [], "error": None}
    if not app.scenes:
        return result
    with tempfile.TemporaryDirectory(prefix="scenec-study-") as place:
        try:
            copy = Copy(app, place, options.scenec, options.timeout)
            result["findings"] = copy.before["diagnostics"]
            for fault in faults.chosen(app, options.seed, options.per_file, options.limit, options.only):
                outcome, evidence = copy.outcome(fault)
                path, start, *_ = fault.edits[0]
                result["faults"].append({
                    "kind": fault.kind, "name": fault.name, "written": fault.written, "path": path,
                    "line": app.line(path, start), "outcome": outcome, "evidence": evidence})
        except Exception as error:  # One app that cannot be studied is told of, and the others are.
            result["error"] = f"{type(error).__name__}: {error}"
    return result


def apps(folder):
    """The folders below one that are an app each; the folder itself where it has scenes of its own, or a project."""
    inner = [os.path.join(folder, f) for f in sorted(os.listdir(folder)) if not f.startswith(".")]
    if any(f.endswith((".storyboard", ".xib", ".xcodeproj", ".xcworkspace", "Package.swift")) for f in inner):
        return [folder]
    return [f for f in inner if os.path.isdir(f)]


def table(results):
    """What became of the faults of each kind, as a page has it."""
    counts = collections.OrderedDict((words, collections.Counter()) for words in faults.KINDS)
    for result in results:
        for fault in result["faults"]:
            counts[fault["kind"]][fault["outcome"]] += 1
    lines = ["| fault | put in | " + " | ".join(OUTCOMES) + " |", "|---|--:|" + "--:|" * len(OUTCOMES)]
    total = collections.Counter()
    for words, count in counts.items():
        if count:
            total += count
            lines.append(f"| {words} | {sum(count.values())} | " + " | ".join(str(count[o]) for o in OUTCOMES) + " |")
    lines.append(f"| all | {sum(total.values())} | " + " | ".join(str(total[o]) for o in OUTCOMES) + " |")
    return lines


def findings(results, verdicts):
    """How many findings there are in the apps as they are, and which of them are false."""
    lines = ["| app | scenes | code files | errors | false | warnings | false | notes | false | not judged |",
             "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    total = collections.Counter()
    for result in results:
        count = collections.Counter(scenes=result["scenes"], code=result["code"])
        for finding in result["findings"]:
            count[finding["severity"]] += 1
            verdict = verdicts.of(result["app"], finding)
            count["unjudged"] += verdict is None
            count["false " + finding["severity"]] += verdict is False
        total += count
        lines.append(_row(result["app"], count))
    lines.append(_row("all", total))
    return lines


def _row(name, count):
    columns = ("scenes", "code", "error", "false error", "warning", "false warning", "note", "false note", "unjudged")
    return f"| {name} | " + " | ".join(str(count[c]) for c in columns) + " |"


def causes(results):
    """Why faults were not found, the most frequent cause first."""
    found = collections.Counter()
    for result in results:
        for fault in result["faults"]:
            evidence = fault["evidence"] or {}
            cause = {"not checked": evidence.get("reason"), "elsewhere": evidence.get("rule")}.get(fault["outcome"])
            if fault["outcome"] != "found":
                found[fault["outcome"], fault["kind"], cause or "nothing was said"] += 1
    return [f"{n:5}  {outcome}: {words}: {cause}" for (outcome, words, cause), n in found.most_common()]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="the folder in which each app has a folder of its own")
    parser.add_argument("--scenec", required=True, help="the tool to ask")
    parser.add_argument("--seed", type=int, default=1, help="which names are hit (default: 1)")
    parser.add_argument("--per-file", type=int, default=1, help="faults of a kind in a file (default: 1)")
    parser.add_argument("--limit", type=int, default=8, help="faults of a kind in an app (default: 8)")
    parser.add_argument("--only", help="only kinds of faults with this in their name")
    parser.add_argument("--apps", help="only these apps: names with commas")
    parser.add_argument("--timeout", type=float, default=300, help="seconds for one run of scenec (default: 300)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="apps at the same time (default: one for each core)")
    parser.add_argument("--verdicts", help="a table of findings that were judged")
    parser.add_argument("--json", help="a file for everything that was found")
    parser.add_argument("--unjudged", help="a file for the findings that nobody has judged, in the form of the table")
    options = parser.parse_args()
    options.scenec = os.path.abspath(options.scenec)
    verdicts = Verdicts(options.verdicts)
    wanted = options.apps.split(",") if options.apps else None
    folders = [f for f in apps(options.folder) if wanted is None or os.path.basename(f) in wanted]
    results = []
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        running = [pool.submit(study, folder, options) for folder in folders]
        for future in concurrent.futures.as_completed(running):
            result = future.result()
            print(f"{result['app']}: {len(result['faults'])} faults", file=sys.stderr, flush=True)
            # What takes long may be looked at before it ends.
            results = [r for r in (f.result() for f in running if f.done()) if r["scenes"]]
            if options.json:
                with open(options.json, "w", encoding="utf-8") as file:
                    json.dump(results, file, indent=1)
    if not results:
        raise SystemExit(f"There are no scenes below '{options.folder}': nothing was studied")
    if options.unjudged:
        with open(options.unjudged, "w", encoding="utf-8") as file:
            for result in results:
                for finding in result["findings"]:
                    if verdicts.of(result["app"], finding) is None:
                        file.write(Verdicts.line(result["app"], finding) + "\n")
    print("\n".join(findings(results, verdicts) + [""] + table(results) + [""] + causes(results)))
    for result in results:
        if result["error"]:
            print(f"\n{result['app']} was not studied to its end: {result['error']}")
        for fault in result["faults"]:
            if fault["outcome"] in ("missed", "elsewhere"):
                told = (fault["evidence"] or {}).get("message", "")
                print(f"{fault['outcome']}: {result['app']}/{fault['path']}:{fault['line']}: {fault['kind']}: "
                      f"'{fault['name']}' as '{fault['written']}'" + (f" ({told})" if told else ""))
    return 1 if any(result["error"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
