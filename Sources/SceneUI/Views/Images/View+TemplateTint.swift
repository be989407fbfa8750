import SceneDrawing
import SceneValues

extension View {
  /// Returns `color` for a template image, or nil for an image that has its own colors. If the image does not specify
  /// whether it is a template, `byDefault` applies.
  func templateTint(of image: ImageName, _ color: Color, byDefault: Bool = false) -> Color? {
    content(of: image)?.isTemplate ?? byDefault ? color : nil
  }
}
