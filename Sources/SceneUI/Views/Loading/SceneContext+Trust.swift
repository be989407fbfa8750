import SceneRuntime

extension SceneContext {
  /// Options with the context's trust, where they do not say whom they trust.
  func trusting(_ options: LoadingOptions) -> LoadingOptions {
    var options = options
    options.trust = options.trust ?? trust
    return options
  }
}
