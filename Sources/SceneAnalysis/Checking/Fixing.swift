import SceneDiagnostics
import SceneFiles
import SceneValidation

/// An operation that applies either all safe fixes of a file or none of them. Each round applies nonoverlapping fixes.
package struct Fixing {
  package enum Outcome {
    case unchanged
    case fixed(CheckedFile, text: SourceText, count: Int)
    /// The fixes were not applied because they would introduce this diagnostic.
    case refused(because: Diagnostic)
  }

  package struct Skipped {
    package let diagnostic: Diagnostic
    package let reason: String
  }

  private static let rounds = 100
  private static let maxAttempts = 20

  private let project: ProjectCheck
  private var states: [State]

  private struct State {
    let original: CheckedFile
    var current: CheckedFile
    var known: CheckedFile
    var text: SourceText?
    var count = 0
    var isDone = false
    var fault: Diagnostic?

    init(_ file: CheckedFile, isDone: Bool, fault: Diagnostic? = nil) {
      original = file
      current = file
      known = file
      self.isDone = isDone
      self.fault = fault
    }
  }

  private struct Change {
    let index: Int
    let file: CheckedFile
    let text: SourceText
    let count: Int
  }

  /// Returns the outcome for each file of a project. Fixes only the files for which `isIncluded` returns true. Each round
  /// checks the project once, with the fixes of all files. Checking the project for each file would take quadratic time.
  package static func apply(
    to project: ProjectCheck, where isIncluded: (CheckedFile) -> Bool = { _ in true }
  ) -> [Outcome] {
    var fixing = Fixing(project, isIncluded)
    for _ in 0..<rounds {
      guard fixing.applyRound() else { break }
    }
    for index in fixing.states.indices { fixing.finish(index) }
    return fixing.states.map { state in
      if let fault = state.fault { return .refused(because: fault) }
      guard let text = state.text else { return .unchanged }
      return .fixed(state.current, text: text, count: state.count)
    }
  }

  private init(_ project: ProjectCheck, _ isIncluded: (CheckedFile) -> Bool) {
    self.project = project
    states = project.result.map { State($0, isDone: !isIncluded($0)) }
  }

  private mutating func applyRound() -> Bool {
    let open = states.indices.filter { !states[$0].isDone }
    let changes = open.map { ($0, states[$0]) }.concurrentMap { Self.change(at: $0, of: $1) }
    for (index, change) in zip(open, changes) where change == nil { finish(index) }
    var changed = changes.compactMap(\.self).filter { change in
      // The diagnostics of project rules are compared below.
      isAccepted(change.file.diagnostics, at: change.index, isComplete: false)
    }
    for _ in 0..<Self.maxAttempts where !changed.isEmpty {
      let files = checked(with: changed)
      let accepted = changed.filter {
        isAccepted(files[$0.index].diagnostics, at: $0.index, isComplete: true)
      }
      guard accepted.count < changed.count else {
        for change in changed {
          states[change.index].current = files[change.index]
          states[change.index].text = change.text
          states[change.index].count += change.count
          if Self.couldNotBeChecked(states[change.index].known.diagnostics) {
            states[change.index].known = files[change.index]
          }
        }
        return true
      }
      // Without the rejected changes, the diagnostics of the other files can differ.
      changed = accepted
    }
    return false
  }

  private static func change(at index: Int, of state: State) -> Change? {
    let file = state.current
    let edits = edits(for: file.diagnostics.filter { $0.location.source.path == file.path })
    guard !edits.isEmpty else { return nil }
    let bytes = (state.text ?? file.text).bytes
    let text = SourceText(path: file.path, bytes: applying(edits, to: bytes))
    let changed = file.check.check(text, beside: file.resources, keepsText: true)
    return Change(index: index, file: changed, text: text, count: edits.count)
  }

  private func checked(with changes: [Change]) -> [CheckedFile] {
    var files = states.map(\.current)
    for change in changes { files[change.index] = change.file }
    let changed = states.indices.filter { states[$0].text != nil } + changes.map(\.index)
    return project.replacing(changed, in: files).result
  }

  /// Returns whether a file's fixes have an effect and cause no new diagnostic without a safe fix.
  private mutating func isAccepted(_ found: [Diagnostic], at index: Int, isComplete: Bool) -> Bool {
    let before = states[index].current
    let fault = Self.newFault(
      in: found, before: before.diagnostics,
      where: { Self.safeFix(of: $0) == nil && !Self.wasHidden($0, in: before) })
    if let fault {
      states[index] = State(states[index].original, isDone: true, fault: fault)
      return false
    }
    // A fix that has no effect is not applied again.
    guard isComplete, !Self.isProgress(from: before.diagnostics, to: found) else { return true }
    finish(index)
    return false
  }

  private mutating func finish(_ index: Int) {
    guard !states[index].isDone else { return }
    states[index].isDone = true
    let known = states[index].known
    let fault = Self.newFault(
      in: states[index].current.diagnostics, before: known.diagnostics,
      where: { !Self.wasHidden($0, in: known) })
    if let fault { states[index] = State(states[index].original, isDone: true, fault: fault) }
  }

  /// Returns whether an earlier version of the file was not laid out or parsed completely, so it might lack a diagnostic.
  private static func wasHidden(_ diagnostic: Diagnostic, in earlier: CheckedFile) -> Bool {
    if earlier.layoutGap != nil, LayoutRules.all.contains(where: { $0.description.id == diagnostic.rule }) {
      return true
    }
    let line = diagnostic.location.start.line
    return earlier.diagnostics.contains {
      BadEquation.description.id == $0.rule && $0.location.source.path == diagnostic.location.source.path
        && $0.location.start.line == line
    }
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
    try FileOutput.write(
      text.bytes, to: file.check.path, file.check.origin, replacing: .contents(file.text.bytes))
  }

  private static func edits(for diagnostics: [Diagnostic]) -> [[FixIt.Edit]] {
    let all = diagnostics.compactMap { safeFix(of: $0)?.edits }
    var taken = TakenRanges(among: all.joined().map(\.range))
    return all.filter { edits in
      guard !edits.contains(where: { taken.touches($0.range) }) else { return false }
      for edit in edits { taken.insert(edit.range) }
      return true
    }
  }

  /// Returns the only fix of a diagnostic if it is safe. If there are several fixes, the user must choose.
  private static func safeFix(of diagnostic: Diagnostic) -> FixIt? {
    guard let fix = diagnostic.fixIts.first, diagnostic.fixIts.count == 1, fix.isSafe else { return nil }
    return fix
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

  /// Returns a relevant diagnostic that the fixes introduced, or nil if they introduced none. If the file could not be
  /// checked before the fixes, no diagnostic is considered introduced.
  private static func newFault(
    in after: [Diagnostic], before: [Diagnostic], where isRelevant: (Diagnostic) -> Bool = { _ in true }
  ) -> Diagnostic? {
    guard !couldNotBeChecked(before) else { return nil }
    var known: [String: Int] = [:]
    for diagnostic in before { known["\(diagnostic.rule) \(diagnostic.message)", default: 0] += 1 }
    return after.first { diagnostic in
      let key = "\(diagnostic.rule) \(diagnostic.message)"
      known[key, default: 0] -= 1
      return known[key]! < 0 && isRelevant(diagnostic)
    }
  }

  /// Returns whether the fixes had an effect. If the file still cannot be parsed, its first error must be at a later
  /// position, because the parser stops at the first error.
  private static func isProgress(from before: [Diagnostic], to after: [Diagnostic]) -> Bool {
    guard couldNotBeChecked(before), couldNotBeChecked(after) else {
      // A correct element name can reveal misspelled attributes, which the next round corrects.
      return couldNotBeChecked(before) || after.count < before.count
        || newFault(in: after, before: before) != nil || removesFirst(before, after)
    }
    return after[0].location.range.start > before[0].location.range.start
  }

  /// Returns whether the first fix removed its diagnostic, as in an equation whose next error has the same message. A fix
  /// that changes text before its diagnostic only moves it.
  private static func removesFirst(_ before: [Diagnostic], _ after: [Diagnostic]) -> Bool {
    let fixed = before.first { diagnostic in
      safeFix(of: diagnostic)?.edits.allSatisfy { $0.range.start >= diagnostic.location.range.start } == true
    }
    guard let fixed else { return false }
    return !after.contains {
      $0.rule == fixed.rule && $0.location.range.start == fixed.location.range.start
    }
  }

  private static func couldNotBeChecked(_ diagnostics: [Diagnostic]) -> Bool {
    diagnostics.contains { RuleCatalog.isNeeded($0.rule) }
  }
}
