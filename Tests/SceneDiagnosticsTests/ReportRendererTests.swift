import SceneDiagnostics
import Testing

/// Reports that no current scene causes but that a future rule may.
@Suite("Diagnostics for CI servers")
struct ReportRendererTests {
  private static func report(_ diagnostic: Diagnostic) -> Report {
    Report(files: [], diagnostics: [diagnostic])
  }

  private static let nasty = "100%: a,\r\n<b> & \"c\" {0}\u{1B}[31m\u{1}"

  @Test("GitHub annotations escape special characters")
  func escapesSpecialCharactersForGitHub() {
    let text = GitHubRenderer().render(Self.report(.sample("‹ab›", Self.nasty, path: "./a,b:c%.scene")))
    #expect(
      text == """
        ::warning file=a%2Cb%3Ac%25.scene,line=1,col=1,endColumn=2,title=some-rule::100%25: a,%0D%0A<b> & "c" \
        {0}\u{FFFD}[31m\u{FFFD}

        """)
  }

  @Test("GitHub annotations omit the columns of multiline ranges")
  func gitHubOmitsColumnsOfMultilineRanges() {
    let several = GitHubRenderer().render(Self.report(.sample("a\n b‹c\nd›", severity: .note)))
    #expect(several == "::notice file=Main.scene,line=2,endLine=3,title=some-rule::Here\n")
    let place = GitHubRenderer().render(Self.report(.sample("😀‹›b")))
    #expect(place == "::warning file=Main.scene,line=1,col=3,endColumn=3,title=some-rule::Here\n")
  }

  @Test("GitHub annotations include notes and suggested fixes")
  func gitHubIncludesNotesAndAdvice() {
    #expect(
      GitHubRenderer().render(Self.report(.full)) == """
        ::error file=Main.scene,line=2,col=21,endColumn=25,title=some-rule::Outlet 'titel' does not exist on \
        'CardView'%0Ahelp: Replace 'titel' with 'title'%0Anote: 'CardView' is named here (Main.scene:1:2)\
        %0Anote: It has the outlets 'title' and 'image'

        """)
  }

  @Test("Checkstyle reports replace characters that XML does not allow")
  func replacesCharactersThatXMLForbids() {
    let text = CheckstyleRenderer().render(Self.report(.sample("ü‹a›", Self.nasty, severity: .note)))
    #expect(
      text.contains(
        """
        <error line="1" column="2" severity="info" message="100%: a,&#13;&#10;&lt;b&gt; &amp; &quot;c&quot; \
        {0}\u{FFFD}[31m\u{FFFD}" source="scenec.some-rule"/>
        """))
  }

  @Test("JUnit reports contain an error for an unreadable file")
  func jUnitReportsUnreadableFileAsError() {
    var report = Self.report(.sample("‹a›", severity: .error))
    report.problems = [.init("Cannot read it", path: "Main.scene")]
    let text = JUnitRenderer().render(report)
    #expect(text.contains("tests=\"1\" failures=\"0\" errors=\"1\""))
    #expect(text.contains("<error message=\"Cannot read it\"/>"))
    #expect(text.contains("<system-out>Main.scene:1:1: error: Here"))
  }

  @Test("SARIF reports escape braces in messages")
  func escapesBracesInSARIF() {
    let renderer = SARIFRenderer(version: "1.0.0", rules: [], directory: "/tmp")
    let text = renderer.render(Self.report(.sample("‹a›", "'{0}' and '}'")))
    #expect(text.contains("\"text\": \"'{{0}}' and '}}'\""))
  }
}
