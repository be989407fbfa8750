import ArgumentParser
import SceneAnalysis

struct BaselineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Hide the diagnostics recorded in this baseline, and report only new ones.
      """, valueName: "file"),
    completion: .file(extensions: ["json"]))
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      """
      Record all diagnostics in this baseline instead of reporting them.
      """, valueName: "file"),
    completion: .file(extensions: ["json"]))
  var writeBaseline: String?

  func validate() throws {
    if baseline != nil, writeBaseline != nil {
      throw ValidationError("'--baseline' and '--write-baseline' cannot be used together.")
    }
    for (option, path) in [("--baseline", baseline), ("--write-baseline", writeBaseline)] where path == "-" {
      throw ValidationError("'\(option) -': a baseline must be a file.")
    }
  }

  static func remark(on comparison: BaselineFile.Comparison, with path: String) {
    if comparison.knownCount > 0 {
      StandardStreams.remark("\(count(comparison.knownCount)) in the baseline '\(path)'")
    }
    guard !comparison.fixed.isEmpty else { return }
    let lines = comparison.fixed.map { known in
      "  \(known.path): \(known.rule)\(known.count == 1 ? "" : ", \(known.count) times"): \(known.line)"
    }
    let headline = """
      \(count(comparison.fixed.map(\.count).reduce(0, +))) fixed, but still in the baseline '\(path)'; \
      --write-baseline removes them:
      """
    StandardStreams.remark(lines: [headline] + lines)
  }

  static func count(_ count: Int) -> String { "\(count) diagnostic\(count == 1 ? " is" : "s are")" }
}
