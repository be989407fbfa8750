import SceneValues

extension GraphicsContext {
  /// Fills a rectangle with an image from the asset catalog.
  ///
  /// - Parameters:
  ///   - name: The name of the image in the asset catalog.
  ///   - rect: The rectangle that the image fills. If it is empty, nothing is drawn.
  ///   - capInsets: The sizes, in points, of the image's edges that are not stretched.
  ///   - tint: The color for all opaque parts, or nil to use the image's own colors.
  ///   - mode: Whether the center is stretched or tiled. If `mode` is nil and `capInsets` is zero, the image determines
  ///     the mode. If `mode` is nil and `capInsets` is not zero, the center is stretched.
  public func drawImage(
    named name: String, in rect: Rect, capInsets: EdgeInsets = .zero, tint: Color? = nil,
    mode: ImageSlices.Mode? = nil
  ) {
    draw(name, image(name), in: rect, capInsets: capInsets, tint: tint, mode: mode)
  }

  /// Fills a rectangle with an image.
  ///
  /// - Parameters:
  ///   - content: The image.
  ///   - rect: The rectangle that the image fills. If it is empty, nothing is drawn.
  ///   - capInsets: The sizes, in points, of the image's edges that are not stretched.
  ///   - tint: The color for all opaque parts, or nil to use the image's own colors.
  ///   - mode: Whether the center is stretched or tiled. If `mode` is nil and `capInsets` is zero, the image determines
  ///     the mode. If `mode` is nil and `capInsets` is not zero, the center is stretched.
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
