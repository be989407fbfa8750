import CPangoCairo
import SceneDrawing
import SceneValues

// This class is `Sendable` because its owner holds a lock during each use.
final class TextEngine: @unchecked Sendable {
  let hasInter: Bool
  private let map: OpaquePointer
  private let context: OpaquePointer
  private let sketch: OpaquePointer
  private var outlines: [TextKey: TextOutline] = [:]
  private var widths: [TextKey: Double] = [:]
  private var descriptions: [Font: OpaquePointer] = [:]

  /// The maximum font size for layout, in points. Text in a larger font is laid out at this size and scaled when drawn.
  static let maximumFontSize = 1024.0
  private static let keptTexts = 4096

  init() throws(CairoError) {
    map = pango_cairo_font_map_new()
    context = pango_font_map_create_context(map)
    let families = Self.families(of: map)
    hasInter = families.contains("Inter")
    // The surface is unbounded, because Cairo omits letters from the outline if they are far outside a surface.
    let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
    sketch = cairo_create(surface)
    cairo_surface_destroy(surface)
    let options = cairo_font_options_create()
    // These options make the shapes and widths of letters independent of the size.
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    // Without a language, the form of ideographs would depend on the locale of the machine.
    pango_context_set_language(context, pango_language_from_string("en"))
    guard !families.isEmpty else { throw .noFonts }
    guard let font = pango_context_load_font(context, description(of: .system(17))) else { throw .noFonts }
    g_object_unref(UnsafeMutableRawPointer(font))
  }

  deinit {
    for description in descriptions.values { pango_font_description_free(description) }
    cairo_destroy(sketch)
    g_object_unref(UnsafeMutableRawPointer(context))
    g_object_unref(UnsafeMutableRawPointer(map))
  }

  private static func families(of map: OpaquePointer) -> Set<String> {
    var list: UnsafeMutablePointer<OpaquePointer?>?
    var count: Int32 = 0
    pango_font_map_list_families(map, &list, &count)
    defer { g_free(list) }
    return Set(
      (0..<Int(count)).compactMap { list?[$0].flatMap(pango_font_family_get_name).map(String.init(cString:)) }
    )
  }

  private func description(of font: Font) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    let traits = FontTraits(of: font)
    let description = pango_font_description_new()
    pango_font_description_set_family(description, families(for: traits))
    pango_font_description_set_weight(
      description, PangoWeight(rawValue: UInt32((traits.weight.rawValue + 1) * 100)))
    if traits.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    pango_font_description_set_absolute_size(
      description, max(0.01, min(font.size, Self.maximumFontSize)) * Double(PANGO_SCALE))
    if descriptions.count >= Self.keptTexts {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions = [:]
    }
    descriptions[font] = description
    return description
  }

  private func families(for traits: FontTraits) -> String {
    let system = (hasInter ? "Inter, " : "") + SVGFont.systemFamilies
    let generic = traits.isMonospaced ? SVGFont.monospacedFamilies : system
    // A comma would start another family name.
    let name = traits.family.map { $0.pangoText.filter { $0 != "," } + ", " } ?? ""
    return (name + generic).filter { $0 != "'" }
  }

  func lineMetrics(for font: Font) -> LineMetrics {
    guard let metrics = pango_context_get_metrics(context, description(of: font), nil) else {
      return BuiltInTextMetrics().lineMetrics(for: font)
    }
    defer { pango_font_metrics_unref(metrics) }
    let factor = font.enlargement / Double(PANGO_SCALE)
    let ascent = Double(pango_font_metrics_get_ascent(metrics)) * factor
    let descent = Double(pango_font_metrics_get_descent(metrics)) * factor
    let height = Double(pango_font_metrics_get_height(metrics)) * factor
    return LineMetrics(ascent: ascent, descent: descent, leading: max(0, height - ascent - descent))
  }

  func width(of text: String, _ font: Font) -> Double {
    let key = TextKey(text: text, font: font, direction: .leftToRight, kern: 0)
    if let known = widths[key] { return known }
    let width = withLayout(of: key) { Self.width(of: $0) } * font.enlargement
    if widths.count >= Self.keptTexts * 4 { widths = [:] }
    widths[key] = width
    return width
  }

  func outline(of key: TextKey) -> TextOutline {
    if let known = outlines[key] { return known }
    let outline = withLayout(of: key) { layout in
      TextOutline(layout, width: Self.width(of: layout), on: sketch)
    }
    if outlines.count >= Self.keptTexts { outlines = [:] }
    outlines[key] = outline
    return outline
  }

  func withLayout<Result>(of key: TextKey, _ body: (OpaquePointer) -> Result) -> Result {
    let isRightToLeft = key.direction == .rightToLeft
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    let layout = pango_layout_new(context)!
    defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_single_paragraph_mode(layout, 1)
    pango_layout_set_font_description(layout, description(of: key.font))
    // The characters are already in visual order and must not be reordered again.
    let text = isRightToLeft ? "\u{202E}" + key.text.pangoText + "\u{202C}" : key.text.pangoText
    pango_layout_set_text(layout, text, Int32(text.utf8.count))
    if key.kern != 0, key.kern.isFinite {
      let attributes = pango_attr_list_new()
      let kern = min(max(key.kern / key.font.enlargement, -1000), 1000)
      pango_attr_list_insert(
        attributes, pango_attr_letter_spacing_new(Int32(kern * Double(PANGO_SCALE))))
      pango_layout_set_attributes(layout, attributes)
      pango_attr_list_unref(attributes)
    }
    return body(layout)
  }

  private static func width(of layout: OpaquePointer) -> Double {
    var extent = PangoRectangle()
    pango_layout_line_get_extents(pango_layout_get_line_readonly(layout, 0), nil, &extent)
    return Double(extent.width) / Double(PANGO_SCALE)
  }
}

struct TextKey: Hashable {
  var text: String
  var font: Font
  var direction: TextDirection
  var kern: Double
}

extension Font {
  var enlargement: Double { max(1, size / TextEngine.maximumFontSize) }
}

extension String {
  var pangoText: String {
    guard unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) else {
      return self
    }
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D: text.append(" ")
      case 0..<0x20, 0x7F...0x9F: text.append("\u{FFFD}")
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}
