import SceneCompiler
import SceneDiagnostics
import SceneFiles

/// Who lays scenes out and finds what is wrong with where their views are: handed in, since a check itself knows no class
/// library.
package protocol LayoutChecking: Sendable {
  /// Finds out whether there are all screens that are wanted.
  ///
  /// - Throws: `Failure`, which names a device that there is none of.
  func validate(_ screens: LayoutScreens) throws(Failure)

  /// Lays a file out on some screens.
  ///
  /// - Parameters:
  ///   - analysis: of the file.
  ///   - file: what counts for it.
  /// - Returns: what is found, in source order.
  func check(_ analysis: Analysis, _ file: LaidOutInput) -> LayoutOutcome
}

/// What counts for a file that is to be laid out.
package struct LaidOutInput: Sendable {
  package var screens: LayoutScreens
  /// Whether a rule is to be asked.
  package var isWanted: @Sendable (RuleID) -> Bool
  /// The directories of images and colors that were named.
  package var images: [String]

  package init(screens: LayoutScreens, images: [String] = [], isWanted: @escaping @Sendable (RuleID) -> Bool)
  {
    self.screens = screens
    self.images = images
    self.isWanted = isWanted
  }
}

/// What laying a file out has found.
package struct LayoutOutcome: Sendable {
  package var findings: [Diagnostic]
  /// Whether some of the file could not be laid out, so that nobody looked at it.
  package var isIncomplete: Bool

  package init(_ findings: [Diagnostic] = [], isIncomplete: Bool = false) {
    self.findings = findings
    self.isIncomplete = isIncomplete
  }

  /// The diagnostics of a check with these: what other rules have found of the same constraints is told once.
  func adding(to others: [Diagnostic]) -> [Diagnostic] {
    guard !findings.isEmpty else { return others }
    let places = Set(
      findings.flatMap { finding in
        ([finding.location] + finding.notes.compactMap(\.location)).map { Place(finding.rule, $0) }
      })
    var all = others.filter { !places.contains(Place($0.rule, $0.location)) } + findings
    all.sortInSourceOrder()
    return all
  }

  private struct Place: Hashable {
    let rule: RuleID
    let range: SourceRange

    init(_ rule: RuleID, _ location: SourceLocation) {
      self.rule = rule
      range = location.range
    }
  }
}
