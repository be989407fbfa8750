import SceneDiagnostics
import SceneUI
import SceneValidation
import Testing

@Suite(
  "Time zones of date pickers",
  .enabled(if: !TimeZone.knownTimeZoneIdentifiers.isEmpty, "needs the file tzdata.zi of the package tzdata"))
struct TimeZoneRuleTests {
  private func found(_ view: String) throws -> [Diagnostic] {
    try diagnostics(in: clock(view: view), vocabulary: .library).filter { $0.rule == "bad-literal" }
  }

  @Test(
    "Reports time zones that do not exist as warnings, and suggests a time zone",
    arguments: [
      ("Europe/Berln", "Replace 'Europe/Berln' with 'Europe/Berlin'"),
      ("Asia/Kathmando", "Replace 'Asia/Kathmando' with 'Asia/Kathmandu'"),
      ("Berlin", "Replace 'Berlin' with 'Europe/Berlin'"),
      ("Los Angeles", "Replace 'Los Angeles' with 'America/Los_Angeles'"),
      ("europe/berlin", "Replace 'europe/berlin' with 'Europe/Berlin'"),
      ("PST", "Replace 'PST' with 'America/Los_Angeles'"), ("JST", "Replace 'JST' with 'Asia/Tokyo'"),
      ("UTC+2", "Replace 'UTC+2' with 'GMT+2'"), ("+05:30", "Replace '+05:30' with 'GMT+05:30'"),
      ("Pacific Standard Time", "Replace 'Pacific Standard Time' with 'America/Los_Angeles'"),
      ("GMT+99", nil), ("GMT+5:75", nil), ("Middle/Of_Nowhere", nil),
    ] as [(String, String?)])
  func unknown(_ name: String, _ fix: String?) throws {
    let diagnostic = try #require(found(#"<datePicker timeZone="\#(name)"/>"#).first)
    #expect(
      diagnostic.message.text == "Time zone '\(name)' does not exist" && diagnostic.severity == .warning)
    #expect(diagnostic.fixIts.first?.message.text == fix)
    #expect(diagnostic.notes.isEmpty == (fix != nil))
  }

  @Test(
    "Accepts current and former identifiers, fixed offsets, abbreviations, and properties of other classes",
    arguments: [
      #"<datePicker timeZone="Europe/Berlin"/>"#, #"<datePicker timeZone="Asia/Calcutta"/>"#,
      #"<datePicker timeZone="US/Pacific"/>"#, #"<datePicker timeZone="UTC"/>"#,
      #"<datePicker timeZone="GMT"/>"#, #"<datePicker timeZone="GMT+0530"/>"#,
      #"<datePicker timeZone="EST5EDT"/>"#, #"<datePicker timeZone="GMT-3"/>"#,
      #"<datePicker timeZone="GMT+05:30"/>"#, #"<datePicker timeZone="Etc/GMT-3"/>"#,
      #"<datePicker><when traits="idiom=pad" timeZone="Africa/Casablanca"/></datePicker>"#,
    ])
  func known(_ view: String) throws { #expect(try found(view).isEmpty) }

  @Test(
    "Accepts abbreviations in Xcode files, because Apple's systems know them",
    arguments: [("PST", true), ("GMT+0530", true), ("GMT+99", false), ("Europe/Berln", false)])
  func xcode(_ name: String, _ isKnown: Bool) throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"><objects>
      <datePicker id="d-1"><timeZone key="timeZone" name="\(name)"/></datePicker>
      </objects></document>
      """
    let found = try diagnostics(in: text, vocabulary: .library).filter { $0.rule == "bad-literal" }
    #expect(found.isEmpty == isKnown)
  }
}
