import SceneRuntime

extension SceneContext {
  /// Returns the options with the context's trust settings added, unless the options specify their own.
  func trusting(_ options: LoadingOptions) -> LoadingOptions {
    var options = options
    options.trust = options.trust ?? trust
    return options
  }
}
