import SceneSyntax

/// What somebody wants of a check, beside what the configurations of the projects say.
package struct CheckRequest: Sendable {
  package var input = InputReader()
  package var configuration = ConfigurationChoice.nearest
  package var classes: ClassManifests
  /// Directories of Swift sources, with or without `NAME=`.
  package var sources: [String] = []
  /// Directories of images and colors.
  package var images: [String] = []
  package var rules = RuleSelection()
  package var limits = SyntaxLimits.default
  /// Where what is found is kept for the next time; nil to keep nothing.
  package var cacheDirectory: String?
  /// Who lays scenes out, where that is wanted; nil where nobody can.
  package var layoutChecker: (any LayoutChecking)?
  /// Whether scenes are laid out whatever the configurations of the projects say.
  package var laysOut = false
  /// For which screens; nil for what the configurations say, or else what each file names.
  package var layout: LayoutScreens?
  /// Whether Swift source is made of the scenes afterwards, which has rules of its own.
  package var makesAccessors = false
  /// Is told how much there is to read, and what has been read; nil where nobody waits.
  package var progress: (any CheckProgress)?
  /// Is told what is worth knowing, and nothing wrong.
  package var remark: @Sendable (String) -> Void

  package init(classes: ClassManifests, remark: @escaping @Sendable (String) -> Void = { _ in }) {
    self.classes = classes
    self.remark = remark
  }
}
