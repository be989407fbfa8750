import SceneDrawing
import SceneValues

extension View {
  /// Returns `color` for a template image, or nil for an image with its own colors. If the catalog does not specify
  /// whether the image is a template, `byDefault` does.
  func templateTint(of image: ImageName, _ color: Color, byDefault: Bool = false) -> Color? {
    content(of: image)?.isTemplate ?? byDefault ? color : nil
  }
}
