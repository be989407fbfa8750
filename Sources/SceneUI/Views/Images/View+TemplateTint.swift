import SceneDrawing
import SceneValues

extension View {
  /// Asks the catalog whether an image is a template.
  ///
  /// - Parameters:
  ///   - image: what is drawn.
  ///   - color: that of templates.
  ///   - byDefault: whether an image is one whose catalog does not say.
  /// - Returns: the color to draw it in; nil for its own colors.
  func templateTint(of image: ImageName, _ color: Color, byDefault: Bool = false) -> Color? {
    content(of: image)?.isTemplate ?? byDefault ? color : nil
  }
}
