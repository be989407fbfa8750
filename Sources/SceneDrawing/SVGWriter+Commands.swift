import SceneValues

extension SVGWriter {
  mutating func write(_ command: DisplayList.Command) {
    let transform = SVGNumber.transform(command.transform).map { [("transform", $0)] } ?? []
    switch command.content {
    case .fill(let path, let rule, let color):
      let evenOdd = rule == .evenOdd ? [("fill-rule", "evenodd")] : []
      xml.element(
        "path", [("d", SVGNumber.path(path))] + transform + evenOdd + SVGPaint.attributes("fill", color))
    case .stroke(let path, let style, let color):
      xml.element(
        "path",
        [("d", SVGNumber.path(path))] + transform + [("fill", "none")]
          + SVGPaint.attributes("stroke", color) + SVGPaint.attributes(style))
    case .text(let run):
      xml.element("text", transform + attributes(of: run), text: run.text)
    case .image(let image):
      if let content = image.content, let pixels = content.pixels {
        return write(image, content, pixels, transform: SVGNumber.transform(command.transform))
      }
      for var part in image.placeholder.commands {
        part.transform = part.transform.concatenating(command.transform)
        write(part)
      }
    }
  }

  private func attributes(of run: TextRun) -> XMLWriter.Attributes {
    var attributes: XMLWriter.Attributes = [
      ("x", SVGNumber.text(run.origin.x)), ("y", SVGNumber.text(run.origin.y)),
    ]
    attributes += SVGFont.attributes(run.font)
    if run.direction == .rightToLeft {
      // Its characters were put in order already: none of them, be it a space or a sign, is to be put elsewhere.
      attributes += [("direction", "rtl"), ("unicode-bidi", "bidi-override")]
    }
    // Where text begins is on its right if it runs from there.
    switch (run.alignment, run.direction) {
    case (.left, .leftToRight), (.natural, .leftToRight), (.right, .rightToLeft): break
    case (.center, _): attributes.append(("text-anchor", "middle"))
    case (.right, .leftToRight), (.left, .rightToLeft), (.natural, .rightToLeft):
      attributes.append(("text-anchor", "end"))
    }
    if fitsText, run.width > 0 {
      attributes += [("textLength", SVGNumber.text(run.width)), ("lengthAdjust", "spacingAndGlyphs")]
    }
    if run.text.hasPrefix(" ") || run.text.hasSuffix(" ") || run.text.contains("  ") {
      attributes.append(("xml:space", "preserve"))
    }
    return attributes + SVGPaint.attributes("fill", run.color)
  }
}

/// Colours and lines as attributes; what is the default is left out.
enum SVGPaint {
  static func attributes(_ name: String, _ color: RGBA) -> XMLWriter.Attributes {
    let opacity = SVGNumber.text(color.alpha)
    return [(name, color.hexRGB)] + (opacity == "1" ? [] : [("\(name)-opacity", opacity)])
  }

  static func attributes(_ style: StrokeStyle) -> XMLWriter.Attributes {
    var attributes: XMLWriter.Attributes = [("stroke-width", SVGNumber.text(style.width))]
    if style.cap != .butt { attributes.append(("stroke-linecap", style.cap.rawValue)) }
    if style.join != .miter {
      attributes.append(("stroke-linejoin", style.join.rawValue))
    } else if style.miterLimit != StrokeStyle().miterLimit {
      // SVG refuses limits below 1.
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
