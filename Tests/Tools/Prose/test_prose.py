#!/usr/bin/env python3
"""Tests prose.py."""

import pathlib
import unittest

import prose


def messages(text, name='File.swift'):
    return [(line, column, message) for line, column, _, message in prose.diagnostics(pathlib.Path(name), text)]


class ProseTests(unittest.TestCase):
    def test_reports_opening_of_documentation_comment(self):
        found = messages('let a = 1\n  /// What the bounds are filled with.\n  var color: Color')
        self.assertEqual([(line, column) for line, column, _ in found], [(2, 7)])
        self.assertIn("'What'", found[0][2])

    def test_accepts_opening_word_in_later_line(self):
        self.assertEqual(messages('/// A color.\n/// What follows is ignored.\nvar color: Color'), [])

    def test_accepts_opening_word_in_line_comment(self):
        self.assertEqual(messages('// As fast as a loop.'), [])

    def test_reports_word_with_its_column(self):
        self.assertEqual([(1, 10)], [(line, column) for line, column, _ in messages('// Sorts anew.')])

    def test_ignores_string_literals(self):
        self.assertEqual(messages('let a = """\n  // nobody reads this\n  """'), [])

    def test_ignores_code_in_documentation_comments(self):
        self.assertEqual(messages('/// Sorts.\n/// ```swift\n/// sort()  // anew\n/// ```\nfunc sort()'), [])

    def test_reads_text_after_code(self):
        self.assertEqual([4], [line for line, _, _ in messages('/// ```\n/// sort()\n/// ```\n/// Sorts anew.')])

    def test_ignores_code_on_pages(self):
        self.assertEqual(messages('`anew` is a name.\n```\nanew\n```', 'Page.md'), [])

    def test_reports_word_on_page(self):
        self.assertEqual([1], [line for line, _, _ in messages('It depends on nobody.', 'Page.md')])

    def test_exempts_line_with_reason(self):
        self.assertEqual(messages('// prose: allow nobody, which is the name of a user\n// Runs as nobody.'), [])

    def test_exemption_requires_reason(self):
        self.assertEqual(len(messages('// prose: allow\n// Runs as nobody.')), 1)

    def test_reports_commit_subjects_that_break_rules(self):
        self.assertEqual(list(prose.subject_diagnostics('Add rule detent-not-found')), [])
        self.assertEqual(len(list(prose.subject_diagnostics('Draw anew' + ' x' * 40 + '.'))), 3)


if __name__ == '__main__':
    unittest.main()
