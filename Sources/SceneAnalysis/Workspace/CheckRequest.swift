import SceneSyntax

package struct CheckRequest: Sendable {
  package var input = InputReader()
  package var configuration = ConfigurationChoice.nearest
  package var classes: ClassManifests
  package var sources: [String] = []
  package var images: [String] = []
  package var rules = RuleSelection()
  package var limits = SyntaxLimits.default
  package var cacheDirectory: String?
  package var layoutChecker: (any LayoutChecking)?
  /// Whether to lay out scenes even if the configurations do not request it.
  package var laysOut = false
  /// The screens on which to lay out scenes. If nil, the configurations or each file's own screen determine them.
  package var layout: LayoutScreens?
  /// Whether Swift accessors are generated after the check. Additional rules apply to accessors.
  package var makesAccessors = false
  package var progress: (any CheckProgress)?
  package var remark: @Sendable (String) -> Void

  package init(classes: ClassManifests, remark: @escaping @Sendable (String) -> Void = { _ in }) {
    self.classes = classes
    self.remark = remark
  }
}
