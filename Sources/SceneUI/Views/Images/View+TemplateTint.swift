import SceneDrawing
import SceneValues

extension View {
  /// Returns the tint for an image if the catalog marks it as a template.
  ///
  /// - Parameters:
  ///   - image: The image to draw.
  ///   - color: The color of templates.
  ///   - byDefault: Whether an image is a template if its catalog does not specify it.
  /// - Returns: The color to draw the image in, or nil for its own colors.
  func templateTint(of image: ImageName, _ color: Color, byDefault: Bool = false) -> Color? {
    content(of: image)?.isTemplate ?? byDefault ? color : nil
  }
}
