import SceneLayout

extension View {
  func pixels(_ length: Double) -> Double {
    let context = contextIfAny
    return PixelGrid(scale: context?.systemMetrics.contentScale ?? context?.displayScale ?? 2).roundedUp(
      length)
  }
}
