import SceneDiagnostics

/// Findings and a line that counts them, for people.
struct TextReport {
  var renderer: TerminalRenderer
  /// How long the check took; nil where nobody watches, so that the same input gives the same text.
  var duration: Duration?

  func render(_ report: Report) -> String {
    var text = renderer.render(report.printed)
    for omission in report.omissions {
      text += (omission.path.map { "\($0.printable): " } ?? "") + omission.message + "\n"
    }
    if !report.omissions.isEmpty { text += "(--max-findings 0 prints all)\n" }
    // A single file without findings needs no words, but for the places that were not checked.
    let isSilent = report.files.count == 1 && report.findings.isEmpty
    if !isSilent { text += "\(report.summary)\(duration.map { " in \(Self.words($0))" } ?? "")\n" }
    // What other findings stand in the way of is checked when those are mended.
    for notChecked in report.notChecked
    where notChecked.reason != .otherFindings && (!isSilent || !notChecked.isAboutFiles) {
      text += "not checked: \(notChecked.message.printable)\n"
    }
    return text
  }

  /// "35 ms", "1.2 s"
  static func words(_ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
