import SceneCatalog

/// The additional capabilities that an executable provides. `scenec` itself provides none of them, because the required
/// libraries take time to load.
package struct ToolEnvironment: Sendable {
  let pixels: PixelWriter?
  let listener: PreviewListener?

  package init(pixels: PixelWriter? = nil, listener: PreviewListener? = nil) {
    self.pixels = pixels
    self.listener = listener
  }
}
