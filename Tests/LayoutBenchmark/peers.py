"""Prints how long LayoutBenchmark takes for each of its layouts, and how long others take in the same run.

    python3 peers.py PROGRAM [NAME...]

kiwi is the C++ solver, as PyPI has it (kiwisolver): the time is that of adding the chain's constraints and of the first
solution. SciPy's sparse LU solves equations alone, with neither priorities nor inequalities: the time is that of factorizing and
solving, the matrix being there. What is not installed is left out, and said.
"""

import subprocess
import sys
import time

KIWI_LIMIT = 1000  # kiwi takes seconds for that, and more than a thousand times as long for ten times as many.


def main():
    program, names = sys.argv[1], sys.argv[2:]
    peers = []
    for name, make in (("kiwi", kiwi), ("SciPy's sparse LU", sparse)):
        try:
            peers.append((name, make()))
        except ImportError as error:
            print(f"{name} is not installed ({error}): not compared")
    process = subprocess.Popen([program] + names, stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        layout, count, added, solved, edited, asked = line.rstrip("\n").split("\t")
        print(f"{layout}, {int(count):,} constraints: added in {readable(added)}, solved in {readable(solved)}; ", end="")
        print(f"another width of the root in {readable(edited)}; what is open in {readable(asked)}", flush=True)
        own = float(added) + float(solved)
        for name, measure in peers:
            figures = measure(layout)
            if figures:
                first, edit = figures
                print(f"  {first / own:.1f} × as fast as {name} ({readable(first)})", end="")
                print(f", the other width {edit / float(edited):.1f} × ({readable(edit)})" if edit else "", flush=True)
    sys.exit(process.wait())


def readable(milliseconds):
    milliseconds = float(milliseconds)
    return f"{milliseconds * 1000:.1f} µs" if milliseconds < 1 else f"{milliseconds:.2f} ms"


def chain_length(layout):
    return int(layout.removeprefix("chain of ").replace(",", "")) if layout.startswith("chain of") and "soft" not in layout else None


def chain(count):
    """The equations of a chain: terms and a constant; the variables are x, y, width and height of the root, then of each view."""
    root = (0, 1, 2, 3)
    yield [(1, 0)], 0
    yield [(1, 1)], 0
    yield [(1, 2)], count * 48
    yield [(1, 3)], 100
    for number in range(count):
        x, y, width, height = range(4 * number + 4, 4 * number + 8)
        if number:
            yield [(1, x), (-1, x - 4), (-1, width - 4)], 8
            yield [(1, width), (-1, width - 4)], 0
        else:
            yield [(1, x), (-1, root[0])], 8
        yield [(1, y), (-1, root[1])], 8
        yield [(1, height), (-1, root[3])], -16
    yield [(1, 4 * count), (1, 4 * count + 2), (-1, root[0]), (-1, root[2])], -8


def clock(body):
    start = time.thread_time()
    result = body()
    return (time.thread_time() - start) * 1000, result


def kiwi():
    import kiwisolver

    def measure(layout):
        count = chain_length(layout)
        if not count or count > KIWI_LIMIT:
            return None
        variables = [kiwisolver.Variable() for _ in range(4 * count + 4)]
        constraints = []
        # From the last to the first: in the order of the views it takes many times as long.
        for terms, constant in reversed(list(chain(count))):
            if terms == [(1, 2)]:
                continue
            expression = kiwisolver.Expression([kiwisolver.Term(variables[v], c) for c, v in terms], -constant)
            constraints.append(kiwisolver.Constraint(expression, "=="))
        solver = kiwisolver.Solver()

        def first():
            for constraint in constraints:
                solver.addConstraint(constraint)
            solver.addEditVariable(variables[2], "strong")
            solver.suggestValue(variables[2], count * 48)
            solver.updateVariables()

        def edit():
            solver.suggestValue(variables[2], count * 48 + 10)
            solver.updateVariables()

        return clock(first)[0], clock(edit)[0]

    return measure


def sparse():
    import numpy
    from scipy.sparse import csc_array
    from scipy.sparse.linalg import splu

    def measure(layout):
        count = chain_length(layout)
        if not count:
            return None
        rows = list(chain(count))
        entries = [(i, v, c) for i, (terms, _) in enumerate(rows) for c, v in terms]
        matrix = csc_array(
            (
                numpy.array([c for _, _, c in entries], dtype=float),
                ([i for i, _, _ in entries], [v for _, v, _ in entries]),
            ),
            shape=(4 * count + 4, 4 * count + 4),
        )
        right = numpy.array([constant for _, constant in rows], dtype=float)
        first, factor = clock(lambda: splu(matrix))
        edit, _ = clock(lambda: factor.solve(right))
        return first + edit, edit

    return measure


main()
