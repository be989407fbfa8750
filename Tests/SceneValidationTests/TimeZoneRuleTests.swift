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
      ("Los Angeles", "Replace 'Los Angeles' with 'America/Los_Angeles'"), ("Middle/Of_Nowhere", nil),
    ] as [(String, String?)])
  func unknown(_ name: String, _ fix: String?) throws {
    let diagnostic = try #require(found(#"<datePicker timeZone="\#(name)"/>"#).first)
    #expect(
      diagnostic.message.text == "Time zone '\(name)' does not exist" && diagnostic.severity == .warning)
    #expect(diagnostic.fixIts.first?.message.text == fix)
  }

  @Test(
    "Accepts current and former identifiers, fixed offsets, abbreviations, and properties of other classes",
    arguments: [
      #"<datePicker timeZone="Europe/Berlin"/>"#, #"<datePicker timeZone="Asia/Calcutta"/>"#,
      #"<datePicker timeZone="US/Pacific"/>"#, #"<datePicker timeZone="UTC"/>"#,
      #"<datePicker timeZone="GMT"/>"#, #"<datePicker timeZone="GMT+0530"/>"#,
      #"<datePicker timeZone="PST"/>"#, #"<datePicker timeZone="Etc/GMT-3"/>"#,
      #"<datePicker><when traits="idiom=pad" timeZone="Africa/Casablanca"/></datePicker>"#,
    ])
  func known(_ view: String) throws { #expect(try found(view).isEmpty) }
}
