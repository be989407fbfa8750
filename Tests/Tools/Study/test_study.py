#!/usr/bin/env python3
"""Tests of the study; with the tool as the only argument, also of what it finds in the tiny app beside this file."""

import json
import os
import subprocess
import sys
import tempfile
import unittest

import faults
from app import App
from asking import judged
from elements import elements
from verdicts import Verdicts, digest

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURE = os.path.join(HERE, "Fixture")
TOOL = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else None


def finding(rule="outlet-not-found", line=3, path="A.storyboard", message="Outlet 'tiemLabel' does not exist"):
    return {"rule": rule, "path": path, "message": message, "severity": "error",
            "range": {"start": {"line": line, "column": 1}, "end": {"line": line, "column": 2}}}


def answer(*findings, not_checked=()):
    return {"diagnostics": list(findings), "notChecked": list(not_checked)}


class ElementTests(unittest.TestCase):
    def test_elements_know_their_places_and_parents(self):
        text = '<document a="1"><!-- <b/> --><scene id="x"><label text="&gt;"/></scene></document>'
        root, scene, label = elements(text)
        self.assertEqual([root.name, scene.name, label.name], ["document", "scene", "label"])
        self.assertIs(label.parent, scene)
        self.assertEqual(text[slice(*scene.spans["id"])], "x")
        self.assertEqual(text[scene.start : scene.end], '<scene id="x"><label text="&gt;"/></scene>')

    def test_what_is_not_of_xcodes_present_form_has_no_elements(self):
        self.assertEqual(elements("<archive><data/></archive>"), [])


class FaultTests(unittest.TestCase):
    def test_a_misspelt_name_is_another_and_no_other_name_of_the_app(self):
        for word in ("timeLabel", "aa", "x", "show:"):
            self.assertNotEqual(faults.misspelt(word), word)
        first = faults.misspelt("timeLabel")
        self.assertNotIn(faults.misspelt("timeLabel", {first}), ("timeLabel", first))

    def test_the_same_seed_puts_the_same_faults_in(self):
        app = App(os.path.join(FIXTURE, "Clock"))
        first = [f.key for f in faults.chosen(app, 1, 1, 8)]
        self.assertEqual(first, [f.key for f in faults.chosen(App(app.folder), 1, 1, 8)])
        self.assertGreater(len({key.split(" ")[0] for key in first}), 5)

    def test_each_fault_changes_what_it_says(self):
        app = App(os.path.join(FIXTURE, "Clock"))
        for fault in faults.chosen(app, 1, 9, 99):
            for path, start, end, text in fault.edits:
                self.assertNotEqual(app.text(path)[start:end], text, fault.key)
            self.assertTrue(fault.places, fault.key)


class OutcomeTests(unittest.TestCase):
    def fault(self, across=False):
        return faults.Fault("outlet misspelt", "timeLabel", "tiemLabel", (("A.storyboard", 0, 1, "x"),),
                            frozenset({("A.storyboard", 3)}), ("outlet-not-found",), across)

    def test_a_new_finding_at_the_place_is_found(self):
        self.assertEqual(judged(self.fault(), answer(), answer(finding()))[0], "found")

    def test_a_finding_that_was_there_before_finds_nothing(self):
        self.assertEqual(judged(self.fault(), answer(finding()), answer(finding()))[0], "missed")

    def test_a_finding_elsewhere_is_no_find(self):
        self.assertEqual(judged(self.fault(), answer(), answer(finding(line=9)))[0], "elsewhere")

    def test_a_finding_in_another_file_that_names_the_fault_is_one_where_two_files_are_needed(self):
        other = finding(path="B.swift", line=40)
        self.assertEqual(judged(self.fault(across=True), answer(), answer(other))[0], "found")
        self.assertEqual(judged(self.fault(), answer(), answer(other))[0], "elsewhere")

    def test_a_rule_that_says_it_is_silent_there_has_not_checked(self):
        silent = {"rules": ["outlet-not-found"], "reason": "unknown-classes", "count": 1,
                  "places": [{"path": "A.storyboard", "line": 8, "column": 1}]}
        self.assertEqual(judged(self.fault(), answer(), answer(not_checked=[silent]))[0], "not checked")
        silent["places"][0]["path"] = "B.storyboard"
        self.assertEqual(judged(self.fault(), answer(), answer(not_checked=[silent]))[0], "missed")


class VerdictTests(unittest.TestCase):
    def test_a_verdict_holds_wherever_the_line_moves(self):
        with tempfile.NamedTemporaryFile("w", suffix=".tsv", delete=False) as file:
            file.write(f"# judged\n{digest('Clock', finding(line=3))}\tfalse\toutlet-not-found\twhy\n")
        verdicts = Verdicts(file.name)
        os.remove(file.name)
        self.assertIs(verdicts.of("Clock", finding(line=30)), False)
        self.assertIsNone(verdicts.of("Other", finding()))


@unittest.skipUnless(TOOL, "the tool is not named")
class RunTests(unittest.TestCase):
    def run_study(self, *arguments):
        with tempfile.TemporaryDirectory() as folder:
            place = os.path.join(folder, "all.json")
            run = subprocess.run(
                [sys.executable, "-B", os.path.join(HERE, "study.py"), *arguments, "--scenec", TOOL, "--json", place],
                capture_output=True, text=True)
            self.assertEqual(run.returncode, 0, run.stderr + run.stdout)
            with open(place, encoding="utf-8") as file:
                return run.stdout, json.load(file)

    def test_the_tiny_app_has_no_findings_and_its_faults_are_found(self):
        printed, (result,) = self.run_study(FIXTURE, "--limit", "2")
        self.assertEqual(result["findings"], [])
        lost = [(f["kind"], f["name"]) for f in result["faults"] if f["outcome"] in ("missed", "elsewhere")]
        self.assertEqual(lost, [])
        kinds = {f["kind"] for f in result["faults"] if f["outcome"] == "found"}
        for kind in ("outlet misspelt in a scene", "@IBOutlet taken away in Swift", "class renamed in code",
                     "segue identifier misspelt in code", "reuse identifier misspelt in a scene", "constraint twice"):
            self.assertIn(kind, kinds)
        self.assertIn("| all |", printed)

    def test_the_app_itself_stays_as_it_is(self):
        before = {path: App(os.path.join(FIXTURE, "Clock")).text(path) for path in ("ClockViewController.swift",)}
        self.run_study(FIXTURE, "--limit", "1", "--only", "taken away")
        self.assertEqual(before, {p: App(os.path.join(FIXTURE, "Clock")).text(p) for p in before})

    def test_a_folder_without_scenes_is_no_study(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run([sys.executable, "-B", os.path.join(HERE, "study.py"), folder, "--scenec", TOOL],
                                 capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("nothing was studied", run.stderr)


if __name__ == "__main__":
    unittest.main()
