#!/usr/bin/env python3
"""Inserts faults into copies of apps and reports which of them scenec finds. README.md explains the result."""

import argparse
import collections
import concurrent.futures
import json
import os
import sys
import tempfile

import faults
from app import App
from app_copy import OUTCOMES, Copy
from verdicts import Verdicts


def study(folder, options, skipped=()):
    """Returns the diagnostics of one app without faults, and the outcome of each fault that is not of a skipped kind."""
    app = App(folder)
    result = {"app": app.name, "scenes": len(app.scenes), "code": len(app.code), "diagnostics": [], "faults": [], "error": None}
    if not app.scenes:
        return result
    with tempfile.TemporaryDirectory(prefix="scenec-study-") as place:
        try:
            copy = Copy(app, place, options.scenec, options.timeout)
            result["diagnostics"] = copy.before["diagnostics"]
            for fault in faults.chosen(app, options.seed, options.per_file, options.limit, options.only, options.every):
                if fault.kind in skipped:
                    continue
                outcome, evidence = copy.outcome(fault)
                path, start, *_ = fault.edits[0]
                result["faults"].append({
                    "kind": fault.kind, "name": fault.name, "written": fault.written, "path": path,
                    "line": app.line(path, start), "outcome": outcome, "evidence": evidence})
        except Exception as error:  # The error is reported, and the study continues with the other apps.
            result["error"] = f"{type(error).__name__}: {error}"
    return result


def kinds_before(folders):
    """Returns the kinds of faults that earlier apps have, for each app."""
    found, before = set(), []
    for folder in folders:
        before.append(frozenset(found))
        found |= {fault.kind for fault in faults.chosen(App(folder), 1, 1, 1)}
    return before


def apps(folder):
    """Returns the folder of each app: the subfolders, or the folder itself if it contains scenes or a project."""
    inner = [os.path.join(folder, f) for f in sorted(os.listdir(folder)) if not f.startswith(".")]
    if any(f.endswith((".storyboard", ".xib", ".xcodeproj", ".xcworkspace", "Package.swift")) for f in inner):
        return [folder]
    return [f for f in inner if os.path.isdir(f)]


def table(results):
    """Returns the lines of a Markdown table with the outcomes for each kind of fault."""
    counts = collections.OrderedDict((words, collections.Counter()) for words in faults.KINDS)
    for result in results:
        for fault in result["faults"]:
            counts[fault["kind"]][fault["outcome"]] += 1
    lines = ["| fault | inserted | " + " | ".join(OUTCOMES) + " |", "|---|--:|" + "--:|" * len(OUTCOMES)]
    total = collections.Counter()
    for words, count in counts.items():
        if count:
            total += count
            lines.append(f"| {words} | {sum(count.values())} | " + " | ".join(str(count[o]) for o in OUTCOMES) + " |")
    lines.append(f"| all | {sum(total.values())} | " + " | ".join(str(total[o]) for o in OUTCOMES) + " |")
    return lines


def diagnostics(results, verdicts):
    """Returns the lines of a Markdown table with the numbers of diagnostics and false positives without faults."""
    lines = ["| app | scenes | code files | errors | false | warnings | false | notes | false | not judged |",
             "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|"]
    total = collections.Counter()
    for result in results:
        count = collections.Counter(scenes=result["scenes"], code=result["code"])
        for diagnostic in result["diagnostics"]:
            count[diagnostic["severity"]] += 1
            verdict = verdicts.of(result["app"], diagnostic)
            count["unjudged"] += verdict is None
            count["false " + diagnostic["severity"]] += verdict is False
        total += count
        lines.append(_row(result["app"], count))
    lines.append(_row("all", total))
    return lines


def _row(name, count):
    columns = ("scenes", "code", "error", "false error", "warning", "false warning", "note", "false note", "unjudged")
    return f"| {name} | " + " | ".join(str(count[c]) for c in columns) + " |"


def causes(results):
    """Returns a line for each reason why faults were not found, the most frequent first."""
    found = collections.Counter()
    for result in results:
        for fault in result["faults"]:
            evidence = fault["evidence"] or {}
            cause = {"not checked": evidence.get("reason"), "elsewhere": evidence.get("rule")}.get(fault["outcome"])
            if fault["outcome"] != "found":
                found[fault["outcome"], fault["kind"], cause or "no diagnostic"] += 1
    return [f"{n:5}  {outcome}: {words}: {cause}" for (outcome, words, cause), n in found.most_common()]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", help="the folder that contains a folder for each app")
    parser.add_argument("--scenec", required=True, help="the path of scenec")
    parser.add_argument("--seed", type=int, default=1, help="select other names for the faults (default: 1)")
    parser.add_argument("--per-file", type=int, default=1, help="the number of faults of each kind in a file (default: 1)")
    parser.add_argument("--limit", type=int, default=8, help="the number of faults of each kind in an app (default: 8)")
    parser.add_argument("--once", action="store_true", help="use each kind of fault only in the first app that has it")
    parser.add_argument("--only", help="only use kinds of faults whose names contain this text")
    parser.add_argument("--every", type=int, default=1, metavar="N", help="only use each Nth kind of fault (default: 1)")
    parser.add_argument("--apps", help="only study these apps, separated by commas")
    parser.add_argument("--timeout", type=float, default=300, help="the time limit for one run of scenec, in seconds (default: 300)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="the number of apps to study at the same time (default: one for each core)")
    parser.add_argument("--verdicts", help="read judgments of diagnostics from a table")
    parser.add_argument("--json", help="write all results to a file")
    parser.add_argument("--unjudged", help="write the diagnostics without a judgment to a file, in the format of the table")
    options = parser.parse_args()
    options.scenec = os.path.abspath(options.scenec)
    verdicts = Verdicts(options.verdicts)
    wanted = options.apps.split(",") if options.apps else None
    folders = [f for f in apps(options.folder) if wanted is None or os.path.basename(f) in wanted]
    skipped = kinds_before(folders) if options.once else [()] * len(folders)
    results = []
    with concurrent.futures.ProcessPoolExecutor(options.jobs) as pool:
        running = [pool.submit(study, folder, options, kinds) for folder, kinds in zip(folders, skipped)]
        for future in concurrent.futures.as_completed(running):
            result = future.result()
            print(f"{result['app']}: {len(result['faults'])} faults", file=sys.stderr, flush=True)
            # The file is written after each app, so it can be read while the study runs.
            results = [r for r in (f.result() for f in running if f.done()) if r["scenes"]]
            if options.json:
                with open(options.json, "w", encoding="utf-8") as file:
                    json.dump(results, file, indent=1)
    if not results:
        raise SystemExit(f"There are no scenes below '{options.folder}'. Name a folder of apps.")
    if options.unjudged:
        with open(options.unjudged, "w", encoding="utf-8") as file:
            for result in results:
                for diagnostic in result["diagnostics"]:
                    if verdicts.of(result["app"], diagnostic) is None:
                        file.write(Verdicts.line(result["app"], diagnostic) + "\n")
    print("\n".join(diagnostics(results, verdicts) + [""] + table(results) + [""] + causes(results)))
    for result in results:
        if result["error"]:
            print(f"\n{result['app']} was only studied partly: {result['error']}")
        for fault in result["faults"]:
            if fault["outcome"] in ("missed", "elsewhere"):
                message = (fault["evidence"] or {}).get("message", "")
                print(f"{fault['outcome']}: {result['app']}/{fault['path']}:{fault['line']}: {fault['kind']}: "
                      f"'{fault['name']}' as '{fault['written']}'" + (f" ({message})" if message else ""))
    return 1 if any(result["error"] for result in results) else 0


if __name__ == "__main__":
    sys.exit(main())
