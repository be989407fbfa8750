import CPangoCairo
import SceneDrawing
import SceneValues

extension CairoRenderer {
  /// Returns a PDF file with one page for each picture. The size of a page in points is that of its picture. Text can be
  /// selected. Blurred content and shadows are rasterized at `scale` pixels per point, limited to a range of 2 to 8.
  /// Equal pictures produce equal bytes.
  ///
  /// - Throws: `noPages`, `pageSize` (a picture is empty or a side exceeds 14,400 points), or the errors of `draw`.
  public func pdf(_ pictures: [LayeredPicture]) throws(CairoError) -> [UInt8] {
    guard let first = pictures.first else { throw .noPages }
    for picture in pictures {
      for side in [picture.size.width, picture.size.height] where !(side > 0 && side <= 14_400) {
        throw .pageSize(width: picture.size.width, height: picture.size.height)
      }
    }
    let file = ByteCollector()
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        { ByteCollector.collect($0, $1, $2) }, Unmanaged.passUnretained(file).toOpaque(),
        first.size.width, first.size.height)
    else { throw .failed("out of memory") }
    // Destroying an unfinished surface writes to the file, so the file must still exist.
    defer { withExtendedLifetime(file) { cairo_surface_destroy(surface) } }
    // The date is fixed, so that equal pictures produce equal files.
    cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
    if let title = first.title {
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, title.pangoText)
    }
    for picture in pictures {
      cairo_pdf_surface_set_size(surface, picture.size.width, picture.size.height)
      images.beginPicture()
      let canvas = try Canvas(
        surface, matrix: .identity, resolution: max(2, min(scale, 8)), fonts: fonts, images: images,
        isVector: true)
      canvas.draw(picture)
      try canvas.finish()
      cairo_surface_show_page(surface)
    }
    cairo_surface_finish(surface)
    try CairoError.check(cairo_surface_status(surface))
    return file.bytes
  }
}
