import SceneSyntax

package struct CheckRequest: Sendable {
  package var input = InputReader()
  package var configuration = ConfigurationChoice.nearest
  package var classes: ClassManifests
  package var sources: [String] = []
  package var images: [String] = []
  package var rules = RuleSelection()
  package var limits = SyntaxLimits.default
  /// The cache directory, or nil to disable caching.
  package var cacheDirectory: String?
  package var layoutChecker: (any LayoutChecking)?
  /// Whether to lay out scenes regardless of the configurations.
  package var laysOut = false
  /// The screens for layout. If nil, the configurations or the screen of each file determine them.
  package var layout: LayoutScreens?
  /// Whether Swift accessors, which have their own rules, are generated after the check.
  package var makesAccessors = false
  package var progress: (any CheckProgress)?
  package var remark: @Sendable (String) -> Void

  package init(classes: ClassManifests, remark: @escaping @Sendable (String) -> Void = { _ in }) {
    self.classes = classes
    self.remark = remark
  }
}
