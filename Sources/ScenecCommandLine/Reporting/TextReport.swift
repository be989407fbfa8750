import SceneDiagnostics
import SceneValues

struct TextReport {
  var renderer: TerminalRenderer
  /// The duration of the check, or nil if the output is not a terminal, so that equal inputs produce equal outputs.
  var duration: Duration?
  /// Whether to list everything that was not checked instead of printing a one-line summary.
  var isVerbose = false

  func render(_ report: Report) -> String {
    var text = renderer.render(report.printed)
    for omitted in report.omittedDiagnostics {
      text += (omitted.path.map { "\($0.printable): " } ?? "") + omitted.message + "\n"
    }
    if !report.omittedDiagnostics.isEmpty { text += "(--max-diagnostics 0 prints all)\n" }
    text += "\(report.summary)\(duration.map { " in \(Self.words($0))" } ?? "")\n"
    return text + notChecked(report).map { "not checked: \($0.printable)\n" }.joined()
  }

  private func notChecked(_ report: Report) -> [String] {
    guard !isVerbose else { return report.notChecked.map(\.message) }
    let important = report.importantNotChecked
    guard let summary = important.summary else { return [] }
    return [important.count > 1 ? "\(summary) (--verbose lists them)" : summary]
  }

  static func words(_ duration: Duration) -> String {
    let milliseconds =
      duration.components.seconds * 1000 + duration.components.attoseconds / 1_000_000_000_000_000
    guard milliseconds >= 1000 else { return "\(milliseconds) ms" }
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
