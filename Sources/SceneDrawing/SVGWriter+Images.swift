import SceneValues

/// What has been defined of images, so that each stands in the document once.
struct SVGImageDefinitions {
  var images: [EncodedImage: String] = [:]
  var tints: [RGBA: String] = [:]
}

extension SVGWriter {
  /// Draws an image whose pixels are known.
  mutating func write(_ image: ImageRun, _ content: ImageContent, _ pixels: EncodedImage, transform: String?)
  {
    let name = define(pixels)
    var attributes: XMLWriter.Attributes = transform.map { [("transform", $0)] } ?? []
    if image.alpha < 1 { attributes.append(("opacity", SVGNumber.text(image.alpha))) }
    if let tint = image.tint { attributes.append(("filter", "url(#\(define(tint: tint)))")) }
    xml.begin("g", attributes)
    for part in image.parts(of: content.size) {
      // The piece of the image that is seen is said in its pixels, whatever its size on the screen is.
      let (across, down) = (
        Double(pixels.width) / content.size.width, Double(pixels.height) / content.size.height
      )
      let view = [
        part.source.minX * across, part.source.minY * down, part.source.width * across,
        part.source.height * down,
      ].map { SVGNumber.text($0) }.joined(separator: " ")
      xml.begin(
        "svg",
        [
          ("x", SVGNumber.text(part.target.minX)), ("y", SVGNumber.text(part.target.minY)),
          ("width", SVGNumber.text(part.target.width)), ("height", SVGNumber.text(part.target.height)),
          ("viewBox", view), ("preserveAspectRatio", "none"),
        ])
      xml.element("use", [("href", "#\(name)")])
      xml.end()
    }
    xml.end()
  }

  private mutating func define(_ pixels: EncodedImage) -> String {
    if let known = definitions.images[pixels] { return known }
    let name = "image\(definitions.images.count + 1)"
    definitions.images[pixels] = name
    xml.begin("defs", [])
    xml.element(
      "image",
      [
        ("id", name), ("width", "\(pixels.width)"), ("height", "\(pixels.height)"),
        ("href", "data:\(pixels.format.mediaType);base64,\(Base64.text(pixels.bytes))"),
      ])
    xml.end()
    return name
  }

  /// Puts a colour wherever there is something of the image.
  private mutating func define(tint: RGBA) -> String {
    if let known = definitions.tints[tint] { return known }
    let name = "tint\(definitions.tints.count + 1)"
    definitions.tints[tint] = name
    xml.begin(
      "filter",
      [
        ("id", name), ("x", "0"), ("y", "0"), ("width", "1"), ("height", "1"),
        ("color-interpolation-filters", "sRGB"),
      ])
    xml.element(
      "feFlood",
      [("flood-color", tint.hexRGB)]
        + (tint.alpha < 1 ? [("flood-opacity", SVGNumber.text(tint.alpha))] : []))
    xml.element("feComposite", [("in2", "SourceAlpha"), ("operator", "in")])
    xml.end()
    return name
  }
}
