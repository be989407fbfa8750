import SceneDrawing
import SceneValues

extension View {
  /// Returns the tint for an image, or nil for its own colors. `byDefault` applies if the catalog specifies
  /// none.
  func templateTint(of image: ImageName, _ color: Color, byDefault: Bool = false) -> Color? {
    content(of: image)?.isTemplate ?? byDefault ? color : nil
  }
}
