import SceneDiagnostics
import Testing

@Suite("Diagnostics in a terminal")
struct TerminalRendererTests {
  private func rendered(_ marked: String, columns: Int = 100) -> String {
    TerminalRenderer(color: false, columns: columns).render(.sample(marked))
  }

  @Test("Prints all parts of a diagnostic")
  func rendersAllPartsOfADiagnostic() {
    #expect(
      TerminalRenderer(color: false).render(.full) == """
        Main.scene:2:21: error: Outlet 'titel' does not exist on 'CardView' [some-rule]
         2 |   <outlet property="titel"/>
           |                     ^~~~~
           |                     title
           = help: Replace 'titel' with 'title'
        Main.scene:1:2: note: 'CardView' is named here
         1 | <card>
           |  ^~~~
           = note: It has the outlets 'title' and 'image'

        """)
  }

  @Test("Colors the location, severity, message, and rule")
  func colors() {
    #expect(
      TerminalRenderer(color: true).render(.sample("‹a›")) == """
        \u{1B}[1mMain.scene:1:1:\u{1B}[0m \u{1B}[1;35mwarning:\u{1B}[0m \u{1B}[1mHere\u{1B}[0m \u{1B}[2m[some-rule]\u{1B}[0m
        \u{1B}[2m 1 |\u{1B}[0m a
        \u{1B}[2m   |\u{1B}[0m \u{1B}[1;32m^\u{1B}[0m

        """)
  }

  @Test("Aligns the underline with the text after tabs")
  func tabs() {
    #expect(
      rendered("\ta\t‹bc›\td") == """
        Main.scene:1:4: warning: Here [some-rule]
         1 |     a   bc  d
           |         ^~

        """)
  }

  @Test("Aligns the underline with the text after wide and combining characters")
  func alignsWideAndCombiningCharacters() {
    #expect(
      rendered("<時計 e\u{301}='😀👩‍👩‍👧🇩🇪☀️' ‹b›/>") == """
        Main.scene:1:21: warning: Here [some-rule]
         1 | <時計 e\u{301}='😀👩‍👩‍👧🇩🇪☀️' b/>
           |                    ^

        """)
    #expect(
      rendered("<a b='‹時計›'/>") == """
        Main.scene:1:7: warning: Here [some-rule]
         1 | <a b='時計'/>
           |       ^~~~

        """)
  }

  @Test("Underlines only the first line of a multiline range")
  func severalLines() {
    #expect(
      rendered("<a>\r\n  ‹<b>\r\n  </b>›\r\n</a>") == """
        Main.scene:2:3: warning: Here [some-rule]
         2 |   <b>
           |   ^~~

        """)
  }

  @Test("Marks an empty range with one caret")
  func emptyRanges() {
    #expect(
      rendered("<a>\n<b/>‹›\n") == """
        Main.scene:2:5: warning: Here [some-rule]
         2 | <b/>
           |     ^

        """)
    #expect(
      rendered("<a>\n‹›\n") == """
        Main.scene:2:1: warning: Here [some-rule]
         2 |
           | ^

        """)
  }

  @Test("Omits the byte order mark from the source line")
  func omitsByteOrderMark() {
    #expect(
      rendered("\u{FEFF}<‹a›/>") == """
        Main.scene:1:2: warning: Here [some-rule]
         1 | <a/>
           |  ^

        """)
  }

  @Test("Crops a long source line around the diagnostic")
  func cropsLongLines() {
    let before = String(repeating: "abcdefghij", count: 10)
    #expect(
      rendered(before + "‹here›" + before, columns: 30) == """
        Main.scene:1:101: warning: Here [some-rule]
         1 | …abcdefghijhereabcdefghijabcdef…
           |            ^~~~

        """)
    #expect(
      rendered("ab‹here›" + before, columns: 20) == """
        Main.scene:1:3: warning: Here [some-rule]
         1 | abhereabcdefghijabcd…
           |   ^~~~

        """)
    #expect(
      rendered(before + "‹\(before)›", columns: 20) == """
        Main.scene:1:101: warning: Here [some-rule]
         1 | …efghijabcdefghijabcd…
           |        ^~~~~~~~~~~~~~

        """)
  }

  @Test("Crops a source line of two megabytes around the diagnostic")
  func cropsVeryLongLines() {
    let megabyte = String(repeating: "ü", count: 500_000)
    #expect(
      rendered(megabyte + "‹x›" + megabyte, columns: 20) == """
        Main.scene:1:500001: warning: Here [some-rule]
         1 | …üüüüüüxüüüüüüüüüüüüü…
           |        ^

        """)
  }

  @Test("Replaces control characters in paths, messages, and source lines")
  func replacesControlCharacters() {
    let diagnostic = Diagnostic.sample("a\u{1B}[31m\u{202E}‹b›", "No '\u{1B}[2J'", path: "a\nb.scene")
    #expect(
      TerminalRenderer(color: false).render(diagnostic) == """
        a\u{FFFD}b.scene:1:8: warning: No '\u{FFFD}[2J' [some-rule]
         1 | a\u{FFFD}[31m\u{FFFD}b
           |        ^

        """)
  }

  @Test("Replaces invalid UTF-8 in the source line")
  func rendersInvalidUTF8() {
    let source = SourceText(path: "Main.scene", bytes: [0x61, 0xFF, 0xC3, 0x62])
    let diagnostic = Diagnostic(
      rule: "some-rule", severity: .error, message: "Here", at: SourceLocation(source, SourceRange(3..<4)))
    #expect(
      TerminalRenderer(color: false).render(diagnostic) == """
        Main.scene:1:4: error: Here [some-rule]
         1 | a\u{FFFD}\u{FFFD}b
           |    ^

        """)
  }

  @Test("Prints only the message for a diagnostic in an empty file")
  func rendersEmptyFile() {
    #expect(rendered("‹›") == "Main.scene:1:1: warning: Here [some-rule]\n")
  }

  @Test("Shows the new text of a fix only if the fix changes the printed line")
  func showsReplacements() {
    var diagnostic = Diagnostic.sample("<a>\n  ‹b›\n</a>")
    diagnostic.fixIts = [
      FixIt("Remove 'b'", edits: [.init(diagnostic.location.range, with: "")]),
      FixIt("Rename 'a'", edits: [.init(SourceRange(1..<2), with: "c")]),
      FixIt("Insert 'x'", edits: [.init(SourceRange(7..<7), with: "x")]),
    ]
    #expect(
      TerminalRenderer(color: false).render(diagnostic) == """
        Main.scene:2:3: warning: Here [some-rule]
         2 |   b
           |   ^
           = help: Remove 'b'
           = help: Rename 'a'
           |    x
           = help: Insert 'x'

        """)
  }

  @Test("The margin is as wide as the line number")
  func alignsLineNumbers() {
    #expect(
      rendered(String(repeating: "\n", count: 999) + "‹a›") == """
        Main.scene:1000:1: warning: Here [some-rule]
         1000 | a
              | ^

        """)
  }

  @Test("The summary counts errors and warnings")
  func summaries() {
    let warning = Diagnostic.sample("‹a›")
    #expect([Diagnostic]().summary == nil)
    #expect([warning].summary == "1 warning")
    #expect([warning, .full, warning].summary == "1 error, 2 warnings")
  }
}
