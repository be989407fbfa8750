"""Shared code of the benchmarks in Python: options, the report, and measurements. `Report.swift` prints the same formats."""

import argparse
import json
import os
import statistics
import sys


class Report:
    """Prints results as a table, or with --json as a JSON object per line."""

    def __init__(self, benchmark, options):
        self.benchmark = benchmark
        self.json = options.json
        chosen = [name.partition("/") for name in options.only]
        self.only = [text for name, _, text in chosen if name == benchmark]
        if not self.json:
            print(benchmark)

    def includes(self, name):
        """Whether the result with this name is selected."""
        return not self.only or any(text in name for text in self.only)

    def add(self, name, value, unit="s", beside=(), note="", **more):
        """Prints a value in seconds, bytes or another unit, and those of other programs as pairs of name and value."""
        if self.json:
            line = {"benchmark": self.benchmark, "name": name, "value": value, "unit": unit, "peers": dict(beside), **more}
            print(json.dumps(line, sort_keys=True), flush=True)
            return
        self.line(name, value, unit, note)
        for peer, other in beside:
            self.line(f"  {peer}", other, unit, f"{other / value:.2f} ×" if value else "")

    def distribution(self, name, times):
        """Prints the median, the 99th percentile and the maximum of times in seconds."""
        times = sorted(times)
        most = {"percentile99": times[min(len(times) - 1, len(times) * 99 // 100)], "maximum": times[-1]}
        note = f"99 % within {readable(most['percentile99'], 's')}, maximum {readable(most['maximum'], 's')}"
        self.add(name, statistics.median(times), note=note, **most)

    def skip(self, reason):
        """Prints why a measurement is skipped."""
        print(f"  {reason}", file=sys.stderr, flush=True)

    def line(self, name, value, unit, note):
        text = readable(value, unit)
        print(f"  {name}{' ' * max(1, 74 - len(name) - len(text))}{text}{'  ' + note if note else ''}", flush=True)


def readable(value, unit):
    if unit == "s":
        return f"{value * 1e6:.1f} µs" if value < 1e-3 else f"{value * 1e3:.2f} ms" if value < 1 else f"{value:.2f} s"
    if unit == "B":
        return f"{value:,.0f} B" if value < 1e6 else f"{value / 1e6:.1f} MB"
    return f"{value:,.1f} {unit}"


def options(description, *programs):
    """Returns a parser for the options of a benchmark: the paths of the measured programs, --only and --json."""
    parser = argparse.ArgumentParser(description=description)
    for program in programs:
        parser.add_argument(program, type=os.path.abspath)
    parser.add_argument("--only", nargs="*", default=[], help="only run these benchmarks: NAME, or NAME/TEXT for results whose names contain the text")
    parser.add_argument("--json", action="store_true", help="print a JSON object per result")
    return parser


def processor_time(process):
    """Returns the processor time of a process, in seconds."""
    with open(f"/proc/{process.pid}/stat") as file:
        fields = file.read().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(process):
    """Returns the resident memory of a process, in bytes."""
    with open(f"/proc/{process.pid}/status") as file:
        return next(int(line.split()[1]) for line in file if line.startswith("VmRSS")) * 1024


def chromium(play):
    """Starts Chromium with Playwright."""
    return play.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
