import SceneCatalog

/// The abilities that an executable provides for its commands.
///
/// Their libraries take time to load, so `scenec` has none of them.
package struct ToolEnvironment: Sendable {
  /// The writer of PNG and PDF files, or nil if another executable provides it.
  let pixels: PixelWriter?
  /// The server of pages, or nil if another executable provides it.
  let listener: PreviewListener?

  package init(pixels: PixelWriter? = nil, listener: PreviewListener? = nil) {
    self.pixels = pixels
    self.listener = listener
  }
}
