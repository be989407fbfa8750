"""Measures how long LayoutBenchmark takes to solve the constraints of layouts, and how long other solvers take.

    layout.py LAYOUTBENCHMARK [--only layout/TEXT] [--json]

For kiwi, a C++ solver from PyPI (kiwisolver), the time includes adding the constraints of the chain and finding the first solution.
SciPy's sparse LU only solves equations, without priorities and inequalities, so its time is that for factorizing and solving an
existing matrix. Times are processor times of the thread.
"""

import subprocess
import sys
import time

from measuring import Report, options

KIWI_LIMIT = 1000  # kiwi takes seconds for this many views, and more than a thousand times as long for ten times as many.


def main():
    arguments = options(__doc__.split("\n")[0], "program").parse_args()
    report = Report("layout", arguments)
    peers = []
    for name, make in (("kiwi", kiwi), ("SciPy, sparse LU", sparse)):
        try:
            peers.append((name, make()))
        except ImportError as error:
            report.skip(f"{name} is not installed ({error}): not compared")
    command = [arguments.program, *(text for text in report.only if text)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    for line in process.stdout:
        layout, count, *times = line.rstrip("\n").split("\t")
        added, solved, edited, ambiguities = map(float, times)
        figures = [(name, measure(layout)) for name, measure in peers]
        figures = [(name, figure) for name, figure in figures if figure]
        report.add(
            f"{layout}: add and solve", added + solved, beside=[(name, first) for name, (first, _) in figures],
            note=f"{int(count):,} constraints")
        report.add(f"{layout}: change the width", edited, beside=[(name, edit) for name, (_, edit) in figures])
        report.add(f"{layout}: find ambiguities", ambiguities)
    sys.exit(process.wait())


def chain_length(layout):
    return int(layout.removeprefix("chain of ").replace(",", "")) if layout.startswith("chain of") and "soft" not in layout else None


def chain(count):
    """Yields the equations of a chain, as terms and a constant. The variables are x, y, width and height of the root and of each view."""
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
    return time.thread_time() - start, result


def kiwi():
    import kiwisolver

    def measure(layout):
        count = chain_length(layout)
        if not count or count > KIWI_LIMIT:
            return None
        variables = [kiwisolver.Variable() for _ in range(4 * count + 4)]
        constraints = []
        # The order is reversed because kiwi takes many times as long in the order of the views.
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
