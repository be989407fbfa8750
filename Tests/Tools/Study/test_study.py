#!/usr/bin/env python3
"""Tests the study. With the path of scenec as the only argument, also runs it on the small apps in Fixture.

Each fault takes a run of scenec, so only each eighth kind is inserted unless SCENEC_RANDOM is 'all'.
"""

import json
import os
import subprocess
import sys
import tempfile
import unittest

import fault
import faults
from app import App
from app_copy import classify
from elements import elements
from verdicts import Verdicts, digest

HERE = os.path.dirname(os.path.abspath(__file__))
FIXTURE = os.path.join(HERE, "Fixture")
EVERY = 1 if os.environ.get("SCENEC_RANDOM") == "all" else 8
TOOL = sys.argv.pop(1) if len(sys.argv) > 1 and not sys.argv[1].startswith("-") else None


def diagnostic(rule="outlet-not-found", line=3, path="A.storyboard", message="Outlet 'tiemLabel' does not exist"):
    return {"rule": rule, "path": path, "message": message, "severity": "error",
            "range": {"start": {"line": line, "column": 1}, "end": {"line": line, "column": 2}}}


def answer(*diagnostics, not_checked=()):
    return {"diagnostics": list(diagnostics), "notChecked": list(not_checked)}


class ElementTests(unittest.TestCase):
    def test_elements_have_ranges_and_parents(self):
        text = '<document a="1"><!-- <b/> --><scene id="x"><label text="&gt;"/></scene></document>'
        root, scene, label = elements(text)
        self.assertEqual([root.name, scene.name, label.name], ["document", "scene", "label"])
        self.assertIs(label.parent, scene)
        self.assertEqual(text[slice(*scene.spans["id"])], "x")
        self.assertEqual(text[scene.start : scene.end], '<scene id="x"><label text="&gt;"/></scene>')

    def test_other_formats_have_no_elements(self):
        self.assertEqual(elements("<archive><data/></archive>"), [])


class FaultTests(unittest.TestCase):
    def test_misspelled_name_differs_from_all_names_in_app(self):
        for word in ("timeLabel", "aa", "x", "show:"):
            self.assertNotEqual(fault.misspelled(word), word)
        first = fault.misspelled("timeLabel")
        self.assertNotIn(fault.misspelled("timeLabel", {first}), ("timeLabel", first))

    def test_same_seed_selects_same_faults(self):
        app = App(os.path.join(FIXTURE, "Clock"))
        first = [f.key for f in faults.chosen(app, 1, 1, 8)]
        self.assertEqual(first, [f.key for f in faults.chosen(App(app.folder), 1, 1, 8)])
        self.assertGreater(len({key.split(" ")[0] for key in first}), 5)

    def test_each_fault_changes_text(self):
        app = App(os.path.join(FIXTURE, "Clock"))
        for chosen in faults.chosen(app, 1, 9, 99):
            for path, start, end, text in chosen.edits:
                self.assertNotEqual((app.text(path) or "")[start:end], text, chosen.key)
            self.assertTrue(chosen.places, chosen.key)


class OutcomeTests(unittest.TestCase):
    def fault(self, across=False):
        return fault.Fault("outlet misspelled", "timeLabel", "tiemLabel", (("A.storyboard", 0, 1, "x"),),
                            frozenset({("A.storyboard", 3)}), ("outlet-not-found",), across)

    def test_new_diagnostic_at_location_means_found(self):
        self.assertEqual(classify(self.fault(), answer(), answer(diagnostic()))[0], "found")

    def test_existing_diagnostic_means_missed(self):
        self.assertEqual(classify(self.fault(), answer(diagnostic()), answer(diagnostic()))[0], "missed")

    def test_diagnostic_at_other_location_means_elsewhere(self):
        self.assertEqual(classify(self.fault(), answer(), answer(diagnostic(line=9)))[0], "elsewhere")

    def test_diagnostic_in_other_file_counts_for_faults_across_files(self):
        other = diagnostic(path="B.swift", line=40)
        self.assertEqual(classify(self.fault(across=True), answer(), answer(other))[0], "found")
        self.assertEqual(classify(self.fault(), answer(), answer(other))[0], "elsewhere")

    def test_skipped_rule_means_not_checked(self):
        silent = {"rules": ["outlet-not-found"], "reason": "unknown-classes", "count": 1,
                  "places": [{"path": "A.storyboard", "line": 8, "column": 1}]}
        self.assertEqual(classify(self.fault(), answer(), answer(not_checked=[silent]))[0], "not checked")
        silent["places"][0]["path"] = "B.storyboard"
        self.assertEqual(classify(self.fault(), answer(), answer(not_checked=[silent]))[0], "missed")


class VerdictTests(unittest.TestCase):
    def test_verdict_does_not_depend_on_line(self):
        with tempfile.NamedTemporaryFile("w", suffix=".tsv", delete=False) as file:
            file.write(f"# judged\n{digest('Clock', diagnostic(line=3))}\tfalse\toutlet-not-found\twhy\n")
        verdicts = Verdicts(file.name)
        os.remove(file.name)
        self.assertIs(verdicts.of("Clock", diagnostic(line=30)), False)
        self.assertIsNone(verdicts.of("Other", diagnostic()))


@unittest.skipUnless(TOOL, "needs the path of scenec as an argument")
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

    def test_small_apps_have_no_diagnostics_and_their_faults_are_found(self):
        printed, results = self.run_study(FIXTURE, "--limit", "1", "--once", "--every", str(EVERY))
        self.assertEqual([result["diagnostics"] for result in results], [[], []])
        inserted = [fault for result in results for fault in result["faults"]]
        lost = [(f["kind"], f["name"]) for f in inserted if f["outcome"] in ("missed", "elsewhere")]
        self.assertEqual(lost, [])
        self.assertEqual({f["kind"] for f in inserted}, set(faults.selected(every=EVERY)))
        # Few kinds have names that scenec cannot know, so their faults are not checked.
        found = [f for f in inserted if f["outcome"] == "found"]
        self.assertGreater(len(found), 0.8 * len(inserted))
        self.assertIn("| all |", printed)

    def test_does_not_change_original_app(self):
        before = {path: App(os.path.join(FIXTURE, "Clock")).text(path) for path in ("Clock/ClockViewController.swift",)}
        self.run_study(FIXTURE, "--limit", "1", "--only", "@IBOutlet removed", "--apps", "Clock")
        self.assertEqual(before, {p: App(os.path.join(FIXTURE, "Clock")).text(p) for p in before})

    def test_folder_without_scenes_fails(self):
        with tempfile.TemporaryDirectory() as folder:
            run = subprocess.run([sys.executable, "-B", os.path.join(HERE, "study.py"), folder, "--scenec", TOOL],
                                 capture_output=True, text=True)
        self.assertEqual(run.returncode, 1)
        self.assertIn("There are no scenes", run.stderr)


if __name__ == "__main__":
    unittest.main()
