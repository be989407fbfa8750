import SceneLayout

extension View {
  /// Rounds a length up to the next pixel, for content sizes.
  func pixels(_ length: Double) -> Double {
    let context = contextIfAny
    return PixelGrid(scale: context?.systemMetrics.contentScale ?? context?.displayScale ?? 2).roundedUp(
      length)
  }
}
