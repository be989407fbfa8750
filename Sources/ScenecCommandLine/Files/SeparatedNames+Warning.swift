import SceneFiles

extension SeparatedNames {
  func warn() {
    for warning in warnings { StandardStreams.warn(warning) }
  }
}
