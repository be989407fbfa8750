import SceneCompiler
import SceneDiagnostics
import SceneFiles

/// A type that lays out scenes and reports problems. This protocol keeps checks independent of the class library.
package protocol LayoutChecking: Sendable {
  func validate(_ screens: LayoutScreens) throws(Failure)

  func check(_ analysis: Analysis, _ file: LaidOutInput) -> LayoutOutcome
}

package struct LaidOutInput: Sendable {
  package var screens: LayoutScreens
  package var isWanted: @Sendable (RuleID) -> Bool
  package var images: [String]
  /// The size of the largest file to lay out, in bytes.
  package var maxBytes: Int

  package init(
    screens: LayoutScreens, images: [String] = [], maxBytes: Int = .max,
    isWanted: @escaping @Sendable (RuleID) -> Bool
  ) {
    self.screens = screens
    self.images = images
    self.maxBytes = maxBytes
    self.isWanted = isWanted
  }
}

package struct LayoutOutcome: Sendable {
  /// The reason why all or part of a file was not laid out.
  package enum Gap: UInt8, CaseIterable, Sendable {
    case errors
    case content
    /// The file is for a platform whose layout is not supported.
    case platform
  }

  package var diagnostics: [Diagnostic]
  package var gap: Gap?

  package init(_ diagnostics: [Diagnostic] = [], gap: Gap? = nil) {
    self.diagnostics = diagnostics
    self.gap = gap
  }

  /// Returns the layout diagnostics and the other diagnostics in source order. A layout diagnostic replaces other
  /// diagnostics of the same rule at its location and at the locations of its notes.
  func adding(to others: [Diagnostic]) -> [Diagnostic] {
    guard !diagnostics.isEmpty else { return others }
    let places = Set(
      diagnostics.flatMap { diagnostic in
        ([diagnostic.location] + diagnostic.notes.compactMap(\.location)).map { Place(diagnostic.rule, $0) }
      })
    var all = others.filter { !places.contains(Place($0.rule, $0.location)) } + diagnostics
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
