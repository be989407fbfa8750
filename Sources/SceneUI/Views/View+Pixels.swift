import SceneLayout

extension View {
  /// A length up to the next pixel: what content takes.
  func pixels(_ length: Double) -> Double {
    PixelGrid(scale: contextIfAny?.displayScale ?? 2).roundedUp(length)
  }
}
