import SceneDiagnostics
import SceneFiles

/// What safe fix-its make of a file: all that can be applied, or nothing.
///
/// Each round applies the fix-its that do not touch one another, and checks the result: those that were left may
/// apply to it in the next. A file in which a round brings a fault that was not there stays as it is.
package struct Fixing {
  package enum Outcome {
    /// There was nothing to do.
    case unchanged
    case fixed(CheckedFile, text: SourceText, count: Int)
    /// The fix-its would have brought this diagnostic.
    case refused(because: Diagnostic)
  }

  private static let rounds = 100

  /// Mends a file, whose place in the project is `index`.
  package static func apply(to file: CheckedFile, at index: Int, of project: ProjectCheck) -> Outcome {
    var current = file
    // Read only where there is something to mend.
    var text: SourceText?
    var count = 0
    for _ in 0..<rounds {
      // Diagnostics in a table of translations belong to another file.
      let edits = edits(for: current.findings.filter { $0.location.source.path == file.path })
      guard !edits.isEmpty else { break }
      let source = SourceText(path: file.path, bytes: applying(edits, to: (text ?? file.text).bytes))
      var changed = file.check.check(source, beside: file.resources, keepsText: true)
      // The whole project is asked again only where it had something to say, or could not.
      if !file.others.isEmpty || file.summary == nil {
        changed = changed.adding(project.findings(in: index, being: changed))
      }
      let findings = changed.findings
      if let fault = newFault(in: findings, before: current.findings) { return .refused(because: fault) }
      // A fix that changes nothing is not applied again.
      guard isProgress(from: current.findings, to: findings) else { break }
      count += edits.count
      current = changed
      text = source
    }
    guard let text, count > 0 else { return .unchanged }
    return .fixed(current, text: text, count: count)
  }

  /// Writes what fix-its made of a file.
  ///
  /// - Throws: `Failure` where others have changed the file since it was read, and where it cannot be written.
  package static func write(_ text: SourceText, to file: CheckedFile) throws {
    guard try file.check.read().bytes == file.text.bytes else {
      throw Failure("'\(file.path)' was changed by others meanwhile", .cannotCreate)
    }
    try FileOutput.write(text.bytes, to: file.check.path)
  }

  /// The edits of fix-its, one list for each, that do not touch one another; the first of several wins.
  private static func edits(for findings: [Diagnostic]) -> [[FixIt.Edit]] {
    var taken: [SourceRange] = []
    var chosen: [[FixIt.Edit]] = []
    for finding in findings {
      // If there are two ways to fix a diagnostic, nobody has chosen one, so neither is applied.
      guard let fix = finding.fixIts.first, finding.fixIts.count == 1, fix.isSafe else { continue }
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

  /// A diagnostic that there was none of before. What a file holds that could not be read is not the fix-it's doing.
  private static func newFault(in after: [Diagnostic], before: [Diagnostic]) -> Diagnostic? {
    guard !couldNotBeChecked(before) else { return nil }
    var known: [String: Int] = [:]
    for finding in before { known["\(finding.rule) \(finding.message)", default: 0] += 1 }
    return after.first { finding in
      let key = "\(finding.rule) \(finding.message)"
      known[key, default: 0] -= 1
      return known[key]! < 0
    }
  }

  /// Only the first fault of a file that cannot be read is known, because the reader stops there.
  private static func isProgress(from before: [Diagnostic], to after: [Diagnostic]) -> Bool {
    guard couldNotBeChecked(before), couldNotBeChecked(after) else {
      return couldNotBeChecked(before) || after.count < before.count
    }
    return after[0].location.range.start > before[0].location.range.start
  }

  private static func couldNotBeChecked(_ findings: [Diagnostic]) -> Bool {
    findings.contains { RuleCatalog.isNeeded($0.rule) }
  }
}
