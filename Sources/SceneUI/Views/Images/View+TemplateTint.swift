import SceneDrawing
import SceneValues

extension View {
  /// Returns the tint for an image, or nil to use the image's own colors, as specified by the catalog or else
  /// `byDefault`.
  func templateTint(of image: ImageName, _ color: Color, byDefault: Bool = false) -> Color? {
    content(of: image)?.isTemplate ?? byDefault ? color : nil
  }
}
