import SceneCatalogue

/// The abilities that an executable gives to its commands.
///
/// They come with libraries that take time to load, so `scenec` has none of them.
package struct ToolEnvironment: Sendable {
  /// Makes PNG and PDF files. Nil if another executable does.
  let pixels: PixelWriter?
  /// Serves pages. Nil if another executable does.
  let listener: PreviewListener?

  package init(pixels: PixelWriter? = nil, listener: PreviewListener? = nil) {
    self.pixels = pixels
    self.listener = listener
  }
}
