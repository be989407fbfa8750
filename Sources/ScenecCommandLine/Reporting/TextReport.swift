import SceneDiagnostics

struct TextReport {
  var renderer: TerminalRenderer
  /// The duration of the check. Nil if the output is not a terminal, so that equal input results in equal
  /// output.
  var duration: Duration?

  func render(_ report: Report) -> String {
    var text = renderer.render(report.printed)
    for omitted in report.omittedDiagnostics {
      text += (omitted.path.map { "\($0.printable): " } ?? "") + omitted.message + "\n"
    }
    if !report.omittedDiagnostics.isEmpty { text += "(--max-diagnostics 0 prints all)\n" }
    // A single file without diagnostics needs no summary. However, parts that were not checked are listed.
    let isSilent = report.files.count == 1 && report.diagnostics.isEmpty
    if !isSilent { text += "\(report.summary)\(duration.map { " in \(Self.words($0))" } ?? "")\n" }
    // Parts that other diagnostics block are checked once those diagnostics are fixed.
    for notChecked in report.notChecked
    where notChecked.reason != .otherDiagnostics && (!isSilent || !notChecked.isAboutFiles) {
      text += "not checked: \(notChecked.message.printable)\n"
    }
    return text
  }

  static func words(_ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
