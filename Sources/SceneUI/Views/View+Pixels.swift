import SceneLayout

extension View {
  /// A length up to the next pixel: what content takes.
  func pixels(_ length: Double) -> Double {
    let context = contextIfAny
    return PixelGrid(scale: context?.systemMetrics.contentScale ?? context?.displayScale ?? 2).roundedUp(
      length)
  }
}
