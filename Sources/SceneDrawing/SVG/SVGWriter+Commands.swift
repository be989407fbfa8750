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
    case .painted(let painted): write(painted, transform: transform)
    case .group(let group): write(group, transform: transform)
    case .image(let image):
      if let content = image.content, let source = content.source {
        return write(image, content, source, transform: SVGNumber.transform(command.transform))
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
      // The run has a single direction, so viewers must not apply the bidirectional algorithm again.
      attributes += [("direction", "rtl"), ("unicode-bidi", "bidi-override")]
    }
    switch (run.alignment, run.direction) {
    case (.left, .leftToRight), (.natural, .leftToRight), (.right, .rightToLeft): break
    case (.center, _): attributes.append(("text-anchor", "middle"))
    case (.right, .leftToRight), (.left, .rightToLeft), (.natural, .rightToLeft):
      attributes.append(("text-anchor", "end"))
    }
    if run.kern != 0 { attributes.append(("letter-spacing", SVGNumber.text(run.kern))) }
    if fitsText, run.width > 0 {
      attributes += [("textLength", SVGNumber.text(run.width)), ("lengthAdjust", "spacingAndGlyphs")]
    }
    if run.text.hasPrefix(" ") || run.text.hasSuffix(" ") || run.text.contains("  ") {
      attributes.append(("xml:space", "preserve"))
    }
    return attributes + SVGPaint.attributes("fill", run.color)
  }
}
