"""Runs the tests with each fault switched on, and reports the faults that no test detects.

For each fault, the suites that reach it run until one fails, the fastest first. The outcomes are kept, so an interrupted
run can be continued.
"""

import argparse
import hashlib
import os
import queue
import re
import resource
import signal
import subprocess
import sys
import threading
import time

import table
import tree
from faults import ROOT, Stale, read_all

# The time limit of a suite: a multiple of its time without a fault, and a number of seconds. It is generous, so that no suite
# fails only because the machine is slow.
PATIENCE = (20, 120)
MEMORY = 8 << 30


class Bundle:
    """The test bundle. Each suite runs in a separate process."""

    def __init__(self, package):
        self.package = package
        self.path = f"{package}/.build/debug/scenecPackageTests.xctest"

    def suites(self):
        listed = subprocess.run([self.path, "--testing-library", "swift-testing", "--list-tests"],
                                capture_output=True, text=True).stdout
        return sorted({line.split("/")[0] for line in listed.splitlines() if "/" in line})

    def run(self, suite, environment, limit):
        """Runs a suite. Returns its outcome and its time in seconds."""

        def limits():
            os.setsid()
            resource.setrlimit(resource.RLIMIT_CPU, (int(limit), int(limit)))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))

        variables = os.environ | {"SWIFT_BACKTRACE": "enable=no", "SCENEC_RANDOM": "all"} | environment
        start = time.monotonic()
        process = subprocess.Popen(
            [self.path, "--testing-library", "swift-testing", "--filter", f"^{re.escape(suite)}/"],
            cwd=self.package, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=limits)
        try:
            code = process.wait(timeout=limit)
        except subprocess.TimeoutExpired:
            code = -signal.SIGXCPU
        try:
            # Programs that a test started can still run.
            os.killpg(process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass
        process.wait()
        outcome = {0: "passed", 1: "failed", -signal.SIGXCPU: "hung", -signal.SIGKILL: "hung"}.get(code, "crashed")
        return outcome, time.monotonic() - start


class Study:
    def __init__(self, faults, package, folder, within, wanted):
        self.faults = faults
        self.within = within
        self.wanted = re.compile(wanted)
        self.bundle = Bundle(package)
        self.folder = folder
        self.lock = threading.Lock()
        self.key = hashlib.sha256(open(self.bundle.path, "rb").read()).hexdigest()[:16]
        self.suites = {}  # {name: (seconds, numbers of the faults that the suite reaches)}
        self.left_out = []  # the suites that were not run
        self.tried = {}  # {(name of a fault, its digest): {suite: outcome}}
        os.makedirs(folder, exist_ok=True)

    def record(self, runs):
        """Runs each suite once without a fault, and records its time and the faults that it reaches."""
        path = f"{self.folder}/suites-{self.key}"
        known = dict(line.split("\t", 1) for line in lines(path))
        suites = self.bundle.suites()
        wanted = [suite for suite in suites if self.wanted.search(suite)]
        missing = [suite for suite in wanted if suite not in known] if runs else []

        def one(suite):
            log = f"{self.folder}/{suite}.log"
            if os.path.exists(log):
                os.remove(log)
            outcome, seconds = self.bundle.run(suite, {"SCENEC_MUTANT_LOG": log}, self.within)
            numbers = sorted(set(map(int, lines(log))))
            if os.path.exists(log):
                os.remove(log)
            if outcome == "hung":
                return print(f"Omitting {suite}, which takes more than {self.within} seconds")
            if outcome in ("failed", "crashed"):
                print(f"Omitting {suite}, which {outcome} without a fault")
                return
            self.append(path, f"{suite}\t{seconds:.3f}\t{' '.join(map(str, numbers))}")

        if missing:
            print(f"Running {len(missing)} suites without faults")
        spread(missing, one)
        for suite, rest in (line.split("\t", 1) for line in lines(path)):
            if suite not in wanted:
                continue
            seconds, numbers = rest.split("\t")
            self.suites[suite] = (float(seconds), set(map(int, numbers.split())))
        self.left_out = [suite for suite in suites if suite not in self.suites]

    def load(self):
        for line in lines(f"{self.folder}/tried"):
            name, digest, suite, outcome, key = line.split("\t")
            if outcome != "passed" or key == self.key:
                self.tried.setdefault((name, digest), {})[suite] = outcome

    def outcomes(self, fault):
        return self.tried.setdefault((fault.name, digest(fault)), {})

    def found(self, fault):
        """Returns the suite that detected a fault and its outcome, or None."""
        return next(((suite, outcome) for suite, outcome in self.outcomes(fault).items() if outcome != "passed"), None)

    def waiting(self, fault):
        """Returns the suites that may still detect a fault. Fast suites that reach few other faults come first."""
        if self.found(fault):
            return []
        own = [suite for suite, (_, numbers) in self.suites.items()
               if fault.number in numbers and suite not in self.outcomes(fault)]
        return sorted(own, key=lambda suite: self.suites[suite][0] * len(self.suites[suite][1]))

    def run(self):
        """Spends a little time on each fault first, then more on those that are not detected yet."""
        for budget in [3, 10, 40, 160, float("inf")]:
            left = [fault for fault in self.faults if self.waiting(fault)]
            if left:
                print(f"{len(left)} faults are left")
            spread(left, lambda fault: self.attempt(fault, budget))

    def attempt(self, fault, budget):
        for number, suite in enumerate(self.waiting(fault)):
            seconds = self.suites[suite][0]
            budget -= seconds
            if budget < 0 and number > 0:
                return
            limit = PATIENCE[0] * seconds + PATIENCE[1]
            outcome, _ = self.bundle.run(suite, {"SCENEC_MUTANT": str(fault.number)}, limit)
            line = [fault.name, digest(fault), suite, outcome, self.key]
            self.append(f"{self.folder}/tried", "\t".join(line))
            self.outcomes(fault)[suite] = outcome
            if outcome != "passed":
                print(f"{fault.name}: {suite} {outcome}", flush=True)
                return

    def append(self, path, line):
        with self.lock, open(path, "a", encoding="utf-8") as file:
            file.write(line + "\n")


def digest(fault):
    return hashlib.sha256(fault.text.encode()).hexdigest()[:12]


def lines(path):
    return open(path, encoding="utf-8").read().splitlines() if os.path.exists(path) else []


def spread(items, work):
    """Calls `work` with each item, on as many threads as there are processors."""
    waiting = queue.Queue()
    for item in items:
        waiting.put(item)

    def take():
        while True:
            try:
                item = waiting.get_nowait()
            except queue.Empty:
                return
            work(item)

    workers = [threading.Thread(target=take) for _ in range(os.cpu_count() or 1)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("only", nargs="?", default="", help="only try faults whose names contain this text")
    parser.add_argument("--check", action="store_true", help="only check that each fault still applies to the sources")
    parser.add_argument("--tree", default=f"{ROOT}/.build/mutants/tree", help="the folder of the copy (default: .build/mutants/tree)")
    parser.add_argument("--made", action="store_true", help="use a copy that is already built")
    parser.add_argument("--suites", default="", help="only run suites whose names match this regular expression")
    parser.add_argument("--within", type=int, default=1800, help="omit suites that take longer, in seconds (default: 1800)")
    parser.add_argument("--table", action="store_true", help="write the recorded results to README.md without running tests")
    options = parser.parse_args()
    try:
        faults = read_all()
        if options.check:
            tree.replaced(faults)
            return print(f"{len(faults)} faults apply")
        if not options.made and not options.table:
            tree.make(faults, options.tree)
            tree.build(options.tree)
    except Stale as error:
        sys.exit(str(error))
    study = Study(faults, options.tree, f"{ROOT}/.build/mutants", options.within, options.suites)
    study.record(runs=not options.table)
    study.load()
    if not options.table:
        study.faults = [fault for fault in faults if options.only in fault.name]
        study.run()
    table.show(study)
    if not options.only:
        study.faults = faults
        table.write(study)


if __name__ == "__main__":
    main()
