import SceneDiagnostics
import SceneModel
import SceneValues

/// A check of all files that belong together: a loop over what their summaries say.
///
/// As a `FileRule` does, it speaks only of what it knows: of files that were to be checked, and never where another
/// file that nobody has seen might make it good.
package protocol ProjectRule: Rule {
  static func check(_ project: Project, into findings: inout ProjectFindings)
}

extension ProjectRule {
  /// The change that would put what was most likely meant in the place of a part of a name: `Other` or `id` of
  /// `Other#id`.
  static func replacing(
    _ part: Substring, of name: Name, among candidates: some Sequence<String>, _ steps: StepCounter
  ) -> [FixIt] {
    replacing(part, of: name, by: steps.closestMatches(to: String(part), in: candidates))
  }

  /// The fix that replaces a part of a name, where `matches` are all that may have been meant.
  static func replacing(_ part: Substring, of name: Name, by matches: Set<String>) -> [FixIt] {
    // Where entities were decoded, offsets in the text are not those in the source.
    guard let meant = matches.min(), name.text.utf8.count == name.range.bytes.count else { return [] }
    let start =
      name.range.bytes.lowerBound + name.text.utf8.distance(from: name.text.startIndex, to: part.startIndex)
    let edit = FixIt.Edit(SourceRange(start..<start + part.utf8.count), with: meant)
    return [
      FixIt(
        "Replace '\(part)' with '\(meant)'", edits: [edit],
        isSafe: CheckedScene.isSlip(String(part), for: meant, among: matches))
    ]
  }

  /// Where a part of a name stands.
  static func range(of part: Substring, in name: Name) -> SourceRange {
    guard name.text.utf8.count == name.range.bytes.count else { return name.range }
    let start =
      name.range.bytes.lowerBound + name.text.utf8.distance(from: name.text.startIndex, to: part.startIndex)
    return SourceRange(start..<start + part.utf8.count)
  }
}
