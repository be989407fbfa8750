import SceneFiles

extension SeparatedNames {
  func warn(about replaced: some Sequence<String>) {
    for warning in warnings(about: replaced) { StandardStreams.warn(warning) }
  }
}
