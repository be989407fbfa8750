import SceneValues

extension GraphicsContext {
  /// Draws an image of the asset catalog in a rectangle.
  ///
  /// - Parameters:
  ///   - name: the name in the catalog.
  ///   - rect: what the image fills; nothing is drawn into an empty one.
  ///   - capInsets: how much of the image, in points, is not stretched at its edges.
  ///   - tint: the color of all that is not transparent; nil for the image's own colors.
  ///   - mode: whether what is between the edges is stretched or repeated; nil for what the image says, which is
  ///     stretched unless it says other.
  public func drawImage(
    named name: String, in rect: Rect, capInsets: EdgeInsets = .zero, tint: Color? = nil,
    mode: ImageSlices.Mode? = nil
  ) {
    draw(name, image(name), in: rect, capInsets: capInsets, tint: tint, mode: mode)
  }

  /// Draws an image in a rectangle.
  ///
  /// - Parameters:
  ///   - content: the image.
  ///   - rect: what the image fills; nothing is drawn into an empty one.
  ///   - capInsets: how much of the image, in points, is not stretched at its edges.
  ///   - tint: the color of all that is not transparent; nil for the image's own colors.
  ///   - mode: whether what is between the edges is stretched or repeated; nil for what the image says, which is
  ///     stretched unless it says other.
  public func drawImage(
    _ content: ImageContent, in rect: Rect, capInsets: EdgeInsets = .zero, tint: Color? = nil,
    mode: ImageSlices.Mode? = nil
  ) {
    draw("", content, in: rect, capInsets: capInsets, tint: tint, mode: mode)
  }

  private func draw(
    _ name: String, _ content: ImageContent?, in rect: Rect, capInsets: EdgeInsets, tint: Color?,
    mode: ImageSlices.Mode?
  ) {
    guard alpha > 0, !rect.isEmpty else { return }
    record(
      .image(
        ImageRun(
          name: name, rect: rect, alpha: alpha, content: content, capInsets: capInsets,
          tint: tint.map(resolved), mode: mode, interpolation: interpolationQuality)))
  }
}
