import SceneAnalysis
import ScenePreview

extension CheckRequest {
  mutating func take(
    _ sources: SourceOptions, _ images: ImageOptions, _ layout: LayoutOptions, _ rules: RuleOptions,
    _ configuration: ConfigurationOptions, _ limits: LimitOptions
  ) {
    self.configuration = configuration.choice
    self.sources = sources.directories
    self.images = images.directories
    self.rules = rules.selection
    self.limits = limits.limits
    layoutChecker = LayoutChecker()
    self.layout = layout.choice
  }
}
