"""Checks solutions of constraint systems against HiGHS, priority by priority.

    LayoutBenchmark --systems 200 | python3 highs.py

Each input line is a system with its solution. At each priority, HiGHS minimizes the sum of the violations without changing the
sums of higher priorities. Then it minimizes single violations in the order of their priorities and ranks, and finally the
distances of the variables from zero, in their order. The solution must be as good at every step.
"""

import json
import sys

import numpy
from scipy.optimize import linprog
from scipy.sparse import coo_array

TOLERANCE = 1e-3
ROOM = 1e-6  # The tolerance for fixed values.
SINGLE = 6  # The number of constraints at each priority, and of variables at the end, that are minimized separately.


def main():
    systems = steps = 0
    for line in sys.stdin:
        system = json.loads(line)
        systems += 1
        steps += check(systems, system["values"], system["rows"])
    print(f"HiGHS found no better solution for {systems} systems, in {steps} linear programs")


def check(number, values, rows):
    """Fails if HiGHS finds a better solution. Returns the number of linear programs that it solved."""
    count = len(values)
    point = numpy.array(values)
    violations = [violation(row, point) for row in rows]
    levels = sorted({row["priority"] for row in rows}, reverse=True)
    program = Program(count)
    optional = []
    solved = 0
    for level in levels:
        members = [(row, v) for row, v in zip(rows, violations) if row["priority"] == level]
        if level == 1000:
            for row, v in members:
                assert v < TOLERANCE, f"system {number}: a required constraint is violated by {v}"
                program.require(row)
            continue
        slacks = [(program.soften(row), v) for row, v in members]
        total = sum(v for _, v in slacks)
        best = program.least([slack for slack, _ in slacks])
        solved += 1
        assert total <= best + TOLERANCE, f"system {number}, priority {level}: {total}, expected {best}"
        program.limit([slack for slack, _ in slacks], total)
        optional.append((members, slacks))
    for members, slacks in optional:
        ranked = sorted(zip(members, slacks), key=lambda pair: pair[0][0]["rank"])
        looked = 0
        for (row, v), (slack, _) in ranked:
            if v > TOLERANCE and looked < SINGLE:
                best = program.least([slack])
                solved += 1
                looked += 1
                assert v <= best + TOLERANCE, f"system {number}, rank {row['rank']}: {v}, expected {best}"
            program.limit([slack], v)
    for variable in range(count):
        if variable < SINGLE and abs(point[variable]) > TOLERANCE:
            slack = program.soften({"terms": [[variable, 1]], "relation": "=", "constant": 0})
            best = program.least([slack])
            solved += 1
            assert abs(point[variable]) <= best + TOLERANCE, f"system {number}: the distance of variable {variable} from zero is {abs(point[variable])}, expected {best}"
        program.require({"terms": [[variable, 1]], "relation": "=", "constant": point[variable]}, slack=ROOM)
    return solved


def violation(row, point):
    residue = sum(c * point[v] for v, c in row["terms"]) - row["constant"]
    return {"=": abs(residue), "<": max(0, residue), ">": max(0, -residue)}[row["relation"]]


class Program:
    """A linear program with variables, slacks and upper bounds."""

    def __init__(self, count):
        self.free = count
        self.count = count
        self.rows = []
        self.bounds = []

    def at_most(self, terms, constant):
        self.rows.append(terms)
        self.bounds.append(constant)

    def require(self, row, slack=ROOM):
        terms = [(v, c) for v, c in row["terms"]]
        if row["relation"] != ">":
            self.at_most(terms, row["constant"] + slack)
        if row["relation"] != "<":
            self.at_most([(v, -c) for v, c in terms], -row["constant"] + slack)

    def soften(self, row):
        slack = self.count
        self.count += 1
        terms = [(v, c) for v, c in row["terms"]]
        if row["relation"] != ">":
            self.at_most(terms + [(slack, -1)], row["constant"])
        if row["relation"] != "<":
            self.at_most([(v, -c) for v, c in terms] + [(slack, -1)], -row["constant"])
        return slack

    def limit(self, slacks, total):
        self.at_most([(slack, 1) for slack in slacks], total + ROOM)

    def least(self, slacks):
        cost = numpy.zeros(self.count)
        cost[slacks] = 1
        entries = [(i, v, c) for i, terms in enumerate(self.rows) for v, c in terms]
        matrix = coo_array(
            ([c for _, _, c in entries], ([i for i, _, _ in entries], [v for _, v, _ in entries])),
            shape=(len(self.rows), self.count),
        ).tocsr()
        bounds = [(None, None)] * self.free + [(0, None)] * (self.count - self.free)
        result = linprog(cost, A_ub=matrix, b_ub=self.bounds, bounds=bounds, method="highs")
        assert result.status == 0, result.message
        return result.fun


main()
