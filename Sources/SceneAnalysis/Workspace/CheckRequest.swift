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
  package var layout = LayoutChoice.configured
  package var maxLaidOutBytes = Int.max
  /// Whether Swift accessors are generated after the check. Additional rules apply to accessors.
  package var makesAccessors = false
  package var progress: (any CheckProgress)?
  package var remark: @Sendable (String) -> Void

  package init(classes: ClassManifests, remark: @escaping @Sendable (String) -> Void = { _ in }) {
    self.classes = classes
    self.remark = remark
  }
}
