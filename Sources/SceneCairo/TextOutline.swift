import CPangoCairo
import SceneDrawing
import SceneValues

struct TextOutline {
  /// The natural width in points, before the outline is scaled to its width in the layout.
  let width: Double
  /// The outline, or nil for bitmap glyphs such as emoji.
  let path: Path?
  let bounds: Rect

  init(_ layout: OpaquePointer, width: Double, on sketch: OpaquePointer) {
    self.width = width
    path = Self.hasPictures(layout) ? nil : Self.path(of: layout, on: sketch)
    bounds = path?.bounds ?? .zero
  }

  /// The number of pixels per point. It is large enough that rounding errors are not visible.
  private static let fineness = 16.0

  private static func path(of layout: OpaquePointer, on sketch: OpaquePointer) -> Path {
    cairo_identity_matrix(sketch)
    cairo_scale(sketch, fineness, fineness)
    cairo_new_path(sketch)
    cairo_move_to(sketch, 0, 0)
    pango_cairo_layout_line_path(sketch, pango_layout_get_line_readonly(layout, 0))
    var path = Path()
    guard let copied = cairo_copy_path(sketch) else { return path }
    cairo_new_path(sketch)
    defer { cairo_path_destroy(copied) }
    guard copied.pointee.status == CAIRO_STATUS_SUCCESS, let data = copied.pointee.data else { return path }
    var index = 0
    while index < Int(copied.pointee.num_data) {
      let header = data[index].header
      func point(_ place: Int) -> Point {
        Point(x: data[index + place].point.x, y: data[index + place].point.y)
      }
      switch header.type {
      case CAIRO_PATH_MOVE_TO: path.move(to: point(1))
      case CAIRO_PATH_LINE_TO: path.addLine(to: point(1))
      case CAIRO_PATH_CURVE_TO: path.addCurve(to: point(3), control1: point(1), control2: point(2))
      default: path.close()
      }
      index += max(1, Int(header.length))
    }
    return path
  }

  private static func hasPictures(_ layout: OpaquePointer) -> Bool {
    var run = pango_layout_get_line_readonly(layout, 0).pointee.runs
    while let item = run {
      let glyphs = item.pointee.data.assumingMemoryBound(to: PangoGlyphItem.self)
      if let font = glyphs.pointee.item.pointee.analysis.font,
        let face = hb_font_get_face(pango_font_get_hb_font(font)),
        hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0 || hb_ot_color_has_svg(face) != 0
      {
        return true
      }
      run = item.pointee.next
    }
    return false
  }
}
