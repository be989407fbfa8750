import SceneCatalog

/// The capabilities that an executable provides. Their libraries take time to load, so `scenec` has none of them.
package struct ToolEnvironment: Sendable {
  let pixels: PixelWriter?
  let listener: PreviewListener?

  package init(pixels: PixelWriter? = nil, listener: PreviewListener? = nil) {
    self.pixels = pixels
    self.listener = listener
  }
}
