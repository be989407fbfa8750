import SceneValues

struct SVGImageDefinitions {
  var images: [SVGImageSource: String] = [:]
  var tints: [RGBA: String] = [:]
  var tiles = 0
  /// The image definitions that are shared by all pieces, or nil to define each image at its first use.
  var shared: String?
}

enum SVGImageSource: Hashable {
  case pixels(EncodedImage)
  case drawing(DisplayList, Size)
}

extension ImageContent {
  var source: SVGImageSource? {
    if let drawing { return .drawing(drawing, size) }
    return pixels.map { .pixels($0) }
  }
}

extension SVGWriter {
  mutating func write(
    _ image: ImageRun, _ content: ImageContent, _ source: SVGImageSource, transform: String?
  ) {
    let name = define(source)
    var attributes: XMLWriter.Attributes = transform.map { [("transform", $0)] } ?? []
    if image.alpha < 1 { attributes.append(("opacity", SVGNumber.text(image.alpha))) }
    if let tint = image.tint { attributes.append(("filter", "url(#\(define(tint: tint)))")) }
    switch image.interpolation {
    case .default: break
    case .none: attributes.append(("image-rendering", "pixelated"))
    case .high: attributes.append(("image-rendering", "optimizeQuality"))
    }
    let scale = source.scale(of: content.size)
    var parts: [(part: ImagePart, tile: String?)] = []
    for part in image.parts(of: content.size) {
      let place = part.tile.map { Rect(origin: part.target.origin, size: $0) }
      parts.append((part, place.map { define(part, of: name, scale: scale, tile: $0) }))
    }
    xml.begin("g", attributes)
    for (part, tile) in parts {
      if let tile {
        xml.element("rect", Self.place(part.target) + [("fill", "url(#\(tile))")])
      } else {
        write(part, of: name, scale: scale, into: part.target)
      }
    }
    xml.end()
  }

  private mutating func write(
    _ part: ImagePart, of name: String, scale: (across: Double, down: Double), into target: Rect
  ) {
    let view = [
      part.source.minX * scale.across, part.source.minY * scale.down, part.source.width * scale.across,
      part.source.height * scale.down,
    ].map { SVGNumber.text($0) }.joined(separator: " ")
    xml.begin("svg", Self.place(target) + [("viewBox", view), ("preserveAspectRatio", "none")])
    xml.element("use", [("href", "#\(name)")])
    xml.end()
  }

  private mutating func define(
    _ part: ImagePart, of name: String, scale: (across: Double, down: Double), tile: Rect
  ) -> String {
    definitions.tiles += 1
    let pattern = namespace + "tile\(definitions.tiles)"
    xml.begin("pattern", [("id", pattern), ("patternUnits", "userSpaceOnUse")] + Self.place(tile))
    write(part, of: name, scale: scale, into: Rect(origin: .zero, size: tile.size))
    xml.end()
    return pattern
  }

  private mutating func define(_ source: SVGImageSource) -> String {
    if let known = definitions.images[source] { return known }
    let name = (definitions.shared == nil ? namespace : "") + "image\(definitions.images.count + 1)"
    definitions.images[source] = name
    if definitions.shared != nil {
      share(source, as: name)
    } else {
      xml.begin("defs", [])
      write(source, as: name)
      xml.end()
    }
    return name
  }

  private mutating func share(_ source: SVGImageSource, as name: String) {
    var writer = SVGWriter(fitsText: fitsText)
    writer.xml.isIndented = xml.isIndented
    writer.namespace = name + "-"
    (writer.definitions.images, writer.definitions.shared) = (definitions.images, definitions.shared)
    writer.write(source, as: name)
    definitions.images = writer.definitions.images
    definitions.shared = (writer.definitions.shared ?? "") + writer.text
  }

  private mutating func write(_ source: SVGImageSource, as name: String) {
    switch source {
    case .pixels(let pixels):
      xml.element(
        "image",
        [
          ("id", name), ("width", "\(pixels.width)"), ("height", "\(pixels.height)"),
          ("href", "data:\(pixels.format.mediaType);base64,\(Base64.text(pixels.bytes))"),
        ])
    case .drawing(let list, let size):
      xml.begin("g", [("id", name)])
      var clipped = PictureLayer(frame: Rect(origin: .zero, size: size), content: list)
      clipped.clipsToBounds = true
      write(clipped)
      xml.end()
    }
  }

  private mutating func define(tint: RGBA) -> String {
    if let known = definitions.tints[tint] { return known }
    let name = namespace + "tint\(definitions.tints.count + 1)"
    definitions.tints[tint] = name
    xml.begin(
      "filter",
      [
        ("id", name), ("x", "0"), ("y", "0"), ("width", "1"), ("height", "1"),
        ("color-interpolation-filters", "sRGB"),
      ])
    xml.element("feFlood", SVGPaint.flood(tint))
    xml.element("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
    xml.end()
    return name
  }
}

extension SVGImageSource {
  fileprivate func scale(of size: Size) -> (across: Double, down: Double) {
    switch self {
    case .pixels(let pixels): (Double(pixels.width) / size.width, Double(pixels.height) / size.height)
    case .drawing: (1, 1)
    }
  }
}
