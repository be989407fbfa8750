import SceneValues

enum SVGPaint {
  /// Returns the attributes for a color. `name` is the prefix of the opacity attribute. `colorName` is the name of the
  /// color attribute, or nil if the name is the same as the prefix.
  static func attributes(_ name: String, _ color: RGBA, colorName: String? = nil) -> XMLWriter.Attributes {
    let opacity = SVGNumber.text(color.alpha)
    return [(colorName ?? name, color.hexRGB)] + (opacity == "1" ? [] : [("\(name)-opacity", opacity)])
  }

  static func flood(_ color: RGBA) -> XMLWriter.Attributes {
    attributes("flood", color, colorName: "flood-color")
  }

  static func attributes(_ style: StrokeStyle) -> XMLWriter.Attributes {
    var attributes: XMLWriter.Attributes = [("stroke-width", SVGNumber.text(style.width))]
    if style.cap != .butt { attributes.append(("stroke-linecap", style.cap.rawValue)) }
    if style.join != .miter {
      attributes.append(("stroke-linejoin", style.join.rawValue))
    } else if style.miterLimit != StrokeStyle().miterLimit {
      // SVG rejects limits below 1.
      attributes.append(("stroke-miterlimit", SVGNumber.text(max(1, style.miterLimit))))
    }
    if style.dash.contains(where: { $0 > 0 }), style.dash.allSatisfy({ $0 >= 0 }) {
      attributes.append(("stroke-dasharray", style.dash.map { SVGNumber.text($0) }.joined(separator: " ")))
      if style.dashPhase != 0 {
        attributes.append(("stroke-dashoffset", SVGNumber.text(style.dashPhase)))
      }
    }
    return attributes
  }
}
