import SceneDiagnostics
import SceneFiles

/// An operation that applies either all safe fixes to a file or none of them. Each round applies nonoverlapping fixes.
package struct Fixing {
  package enum Outcome {
    case unchanged
    case fixed(CheckedFile, text: SourceText, count: Int)
    /// The fixes were not applied because they would introduce this diagnostic.
    case refused(because: Diagnostic)
  }

  /// A diagnostic whose fixes were not applied.
  package struct Skipped {
    package let diagnostic: Diagnostic
    package let reason: String
  }

  private static let rounds = 100

  package static func apply(to file: CheckedFile, at index: Int, of project: ProjectCheck) -> Outcome {
    var current = file
    var text: SourceText?
    var count = 0
    for _ in 0..<rounds {
      let edits = edits(for: current.diagnostics.filter { $0.location.source.path == file.path })
      guard !edits.isEmpty else { break }
      let source = SourceText(path: file.path, bytes: applying(edits, to: (text ?? file.text).bytes))
      var changed = file.check.check(source, beside: file.resources, keepsText: true)
      if !file.others.isEmpty || file.summary == nil {
        changed = changed.adding(project.diagnostics(in: index, replacing: changed))
      }
      let diagnostics = changed.diagnostics
      if let fault = newFault(in: diagnostics, before: current.diagnostics) {
        return .refused(because: fault)
      }
      // A fix that has no effect is not applied again.
      guard isProgress(from: current.diagnostics, to: diagnostics) else { break }
      count += edits.count
      current = changed
      text = source
    }
    guard let text, count > 0 else { return .unchanged }
    return .fixed(current, text: text, count: count)
  }

  /// Returns the diagnostics whose fixes were not applied to a file, each with the reason. Pass true for `isRefused` if
  /// the fixes would introduce a diagnostic.
  package static func skipped(in file: CheckedFile, isRefused: Bool) -> [Skipped] {
    file.diagnostics.compactMap { diagnostic in
      reasonToSkip(diagnostic, in: file, isRefused: isRefused).map {
        Skipped(diagnostic: diagnostic, reason: $0)
      }
    }
  }

  private static func reasonToSkip(
    _ diagnostic: Diagnostic, in file: CheckedFile, isRefused: Bool
  ) -> String? {
    guard let fix = diagnostic.fixIts.first else { return nil }
    if diagnostic.location.source.path != file.path { return "the diagnostic is in another file" }
    if diagnostic.fixIts.count > 1 { return "there are \(diagnostic.fixIts.count) possible fixes" }
    if !fix.isSafe { return "the fix is only a suggestion" }
    return isRefused ? "the fixes in this file would cause a new diagnostic" : "the fix has no effect"
  }

  /// Writes the fixed text. Throws `Failure` if the file has changed since it was read or if it cannot be written.
  package static func write(_ text: SourceText, to file: CheckedFile) throws {
    guard try file.check.read().bytes == file.text.bytes else {
      throw Failure("'\(file.path)' was changed by another program during the check", .cannotCreate)
    }
    try FileOutput.write(text.bytes, to: file.check.path)
  }

  /// Returns the edits of each safe fix. If fixes overlap, only the first one is included.
  private static func edits(for diagnostics: [Diagnostic]) -> [[FixIt.Edit]] {
    var taken: [SourceRange] = []
    var chosen: [[FixIt.Edit]] = []
    for diagnostic in diagnostics {
      // If a diagnostic has several alternative fixes, the user must choose.
      guard let fix = diagnostic.fixIts.first, diagnostic.fixIts.count == 1, fix.isSafe else { continue }
      let ranges = fix.edits.map(\.range)
      guard !ranges.contains(where: { range in taken.contains { touches($0, range) } }) else { continue }
      taken += ranges
      chosen.append(fix.edits)
    }
    return chosen
  }

  private static func touches(_ left: SourceRange, _ right: SourceRange) -> Bool {
    left.start <= right.end && right.start <= left.end
  }

  private static func applying(_ edits: [[FixIt.Edit]], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.joined().sorted(by: { $0.range.start < $1.range.start }) {
      result += bytes[position..<edit.range.bytes.lowerBound]
      result += edit.replacement.utf8
      position = edit.range.bytes.upperBound
    }
    return result + bytes[position...]
  }

  /// Returns a diagnostic that the fixes introduced, or nil if they introduced none. If the file could not be checked
  /// before the fixes, no diagnostic is considered introduced.
  private static func newFault(in after: [Diagnostic], before: [Diagnostic]) -> Diagnostic? {
    guard !couldNotBeChecked(before) else { return nil }
    var known: [String: Int] = [:]
    for diagnostic in before { known["\(diagnostic.rule) \(diagnostic.message)", default: 0] += 1 }
    return after.first { diagnostic in
      let key = "\(diagnostic.rule) \(diagnostic.message)"
      known[key, default: 0] -= 1
      return known[key]! < 0
    }
  }

  /// Returns whether the fixes had an effect. If the file still cannot be parsed, its first error must be at a later
  /// position, because the parser stops at the first error.
  private static func isProgress(from before: [Diagnostic], to after: [Diagnostic]) -> Bool {
    guard couldNotBeChecked(before), couldNotBeChecked(after) else {
      return couldNotBeChecked(before) || after.count < before.count
    }
    return after[0].location.range.start > before[0].location.range.start
  }

  private static func couldNotBeChecked(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { RuleCatalog.isNeeded($0.rule) }
  }
}
