import SceneDiagnostics
import SceneModel
import SceneValues

/// A check of all files in a project, implemented as a loop over their summaries. A rule does not report a problem that a
/// file outside the project might resolve.
package protocol ProjectRule: Rule {
  static func check(_ project: Project, into diagnostics: inout ProjectDiagnostics)
}

extension ProjectRule {
  /// Returns the fix that replaces part of a name (`Other` or `id` in `Other#id`) with the most similar candidate.
  static func replacing(
    _ part: Substring, of name: Name, among candidates: some Sequence<String>, _ steps: StepCounter
  ) -> [FixIt] {
    replacing(part, of: name, by: steps.closestMatches(to: String(part), in: candidates))
  }

  static func replacing(_ part: Substring, of name: Name, by matches: Set<String>) -> [FixIt] {
    guard let intended = matches.min() else { return [] }
    // If entities were decoded, offsets in the decoded name differ from those in the source.
    let isVerbatim = name.text.utf8.count == name.range.bytes.count
    let edit = FixIt.Edit(range(of: part, in: name), with: intended)
    return [
      FixIt(
        "Replace '\(part)' with '\(intended)'", edits: isVerbatim ? [edit] : [],
        isSafe: CheckedScene.isMisspelling(String(part), for: intended, among: matches))
    ]
  }

  static func range(of part: Substring, in name: Name) -> SourceRange {
    guard name.text.utf8.count == name.range.bytes.count else { return name.range }
    let start =
      name.range.bytes.lowerBound + name.text.utf8.distance(from: name.text.startIndex, to: part.startIndex)
    return SourceRange(start..<start + part.utf8.count)
  }
}
