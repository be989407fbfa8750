#!/usr/bin/env python3
"""Counts the processor instructions for N, 2N, and 4N elements, and reports work that grows faster than the input.

    growth.py --scenec TOOL --attack ATTACK      all cases, and all elements and routines of apps
    growth.py --scenec TOOL squeezed server      the cases whose names contain one of these words
    growth.py --scenec TOOL --seconds            user time instead of instructions; faster, but less exact

Valgrind counts all work, and its result does not depend on the load of the machine. The table of exceptions is on the
security page."""

import argparse
import concurrent.futures
import json
import os
import re
import resource
import subprocess
import sys
import tempfile

sys.dont_write_bytecode = True
from cases import CASES

PAGE = os.path.join(os.path.dirname(os.path.abspath(__file__)),
                    "../../../Sources/ScenecCommandLine/ScenecCommandLine.docc/Security.md")
# Linear work doubles. Sorting and larger caches need slightly more.
MOST = 2.3
FEW = 2


def exceptions():
    """The exceptions on the security page: patterns for the names of cases, and the most growth per doubling."""
    rows = re.findall(r"^\| `([^`|]+)` \| ([\d.]+) \|", open(PAGE, encoding="utf-8").read(), re.M)
    return [(re.compile(pattern.replace("*", ".*") + "$"), float(most)) for pattern, most in rows]


def bound(name, known):
    return max([most for pattern, most in known if pattern.match(name)], default=MOST)


class Unmeasured(Exception):
    pass


class Measurement:
    def __init__(self, options):
        self.options = options

    def work(self, name, count):
        with tempfile.TemporaryDirectory(prefix="scenec-growth-") as directory:
            command, standard_input = self.command(name, count, directory)
            if self.options.seconds:
                return min(self.run(command, standard_input, directory, self.time) for _ in range(2))
            valgrind = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null"]
            return self.run(valgrind + command, standard_input, directory, self.instructions)

    def command(self, name, count, directory):
        if name.startswith("app "):
            # Valgrind itself needs time and memory.
            return [self.options.attack, "--only", f"{name[4:]} crowd={count}", "--seconds", "100000",
                    "--megabytes", "16000"], None
        # The cases write into the current directory, so each process prepares only one case at a time.
        script = ("import sys, json; sys.path.insert(0, sys.argv[1]); from cases import CASES; "
                  "print(json.dumps(CASES[sys.argv[2]](int(sys.argv[3]))))")
        made = subprocess.run([sys.executable, "-B", "-c", script, os.path.dirname(os.path.abspath(__file__)),
                               name, str(count)], cwd=directory, capture_output=True, text=True, check=True)
        value = json.loads(made.stdout)
        arguments, standard_input = value if isinstance(value[0], list) else (value, None)
        return [self.options.scenec, *arguments], standard_input

    def run(self, command, standard_input, directory, measure):
        environment = {"SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": "enable=no", "PATH": os.environ["PATH"],
                       "HOME": directory}
        source = open(os.path.join(directory, standard_input)) if standard_input else subprocess.DEVNULL
        with open(os.path.join(directory, "output"), "w+") as output:
            process = subprocess.Popen(command, cwd=directory, stdin=source, stdout=output, stderr=output,
                                       env=environment)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            output.seek(0)
            text = output.read()
        if process.returncode not in (0, 1) or "--only" in command and "\nplayed\n" not in text:
            raise Unmeasured(f"exit status {process.returncode}: {text[-300:]}")
        return measure(usage, text)

    @staticmethod
    def time(usage, text):
        return usage.ru_utime

    @staticmethod
    def instructions(usage, text):
        collected = re.findall(r"Collected : (\d+)", text)
        if not collected:
            raise Unmeasured(text[-300:])
        return int(collected[-1])

    def row(self, name):
        first = self.options.count
        try:
            # The work for few elements is the constant part.
            start = self.work(name, FEW)
            works = [self.work(name, FEW + first * factor) - start for factor in (1, 2, 4)]
        except (Unmeasured, subprocess.CalledProcessError) as error:
            return name, None, f"cannot be measured: {getattr(error, 'stderr', None) or error}"
        return name, works, None


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("words", nargs="*")
    parser.add_argument("--scenec", required=True, type=os.path.abspath)
    parser.add_argument("--attack", type=os.path.abspath)
    parser.add_argument("--count", type=int, default=1000, help="the first number of elements")
    parser.add_argument("--seconds", action="store_true", help="measure user time")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--exact", action="store_true", help="the words are complete names of cases")
    options = parser.parse_args()
    names = list(CASES)
    if options.attack:
        listed = subprocess.run([options.attack, "--names"], capture_output=True, text=True, check=True)
        names += [f"app {name}" for name in listed.stdout.split("\n") if name]
    if options.exact:
        names = options.words
    elif options.words:
        names = [name for name in names if any(word in name for word in options.words)]
    known, measurement, faults = exceptions(), Measurement(options), 0
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        for name, works, problem in pool.map(measurement.row, names):
            most = bound(name, known)
            if problem:
                text = problem
            else:
                growth = [after / before if before > 0 else 0 for before, after in zip(works, works[1:])]
                # Small differences between user times are not significant.
                is_small = options.seconds and works[2] < 0.3
                is_fault = not is_small and (works[0] <= 0 or max(growth) > most)
                unit = 1 if options.seconds else 1e6
                text = " ".join(f"{work / unit:10.2f}" for work in works) + " " + " ".join(f"{g:5.2f}" for g in growth)
                problem = f"  grows by more than {most} per doubling" if is_fault else ""
                text += problem
            faults += bool(problem)
            print(f"{name:40} {text}", flush=True)
    print(f"{len(names)} cases, {faults} faults")
    sys.exit(1 if faults else 0)


if __name__ == "__main__":
    main()
