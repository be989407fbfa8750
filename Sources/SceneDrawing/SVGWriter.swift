import SceneValues

/// A document in the making.
struct SVGWriter {
  let fitsText: Bool
  var xml = XMLWriter()
  var definitions = SVGImageDefinitions()
  private var clipCount = 0

  init(fitsText: Bool) { self.fitsText = fitsText }

  var text: String { xml.text }

  mutating func write(_ picture: LayeredPicture) {
    let width = SVGNumber.text(picture.size.width)
    let height = SVGNumber.text(picture.size.height)
    xml.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", SVGFont.systemFamilies),
        // What lines have unless they say otherwise; SVG's own default is another.
        ("stroke-miterlimit", SVGNumber.text(StrokeStyle().miterLimit)),
      ])
    if let title = picture.title { xml.element("title", text: title) }
    if let background = picture.background, background.alpha > 0 {
      xml.element(
        "rect", [("width", width), ("height", height)] + SVGPaint.attributes("fill", background))
    }
    for layer in picture.layers { write(layer) }
    xml.end()
  }

  private mutating func write(_ layer: PictureLayer) {
    guard layer.opacity > 0, !layer.isBlank else { return }
    var attributes: XMLWriter.Attributes = []
    if let transform = SVGNumber.transform(layer.transform) { attributes.append(("transform", transform)) }
    if layer.opacity < 1 { attributes.append(("opacity", SVGNumber.text(layer.opacity))) }
    if layer.clipsToBounds {
      let path = Path(roundedRect: layer.bounds, cornerRadius: layer.cornerRadius)
      // The clip is read in the group's own coordinates, its transform included, wherever it is written.
      attributes.append(("clip-path", "url(#\(define(.init(path: path), inside: nil)))"))
    }
    if let identifier = layer.identifier { attributes.append(("data-id", identifier)) }
    xml.begin("g", attributes)
    if let name = layer.name { xml.element("title", text: name) }
    write(layer.content)
    for sublayer in layer.sublayers { write(sublayer) }
    xml.end()
  }

  private mutating func write(_ list: DisplayList) {
    let names = define(list)
    var current: Int?
    for command in list.commands {
      if command.clip != current {
        if current != nil { xml.end() }
        if let clip = command.clip { xml.begin("g", [("clip-path", "url(#\(names[clip]!))")]) }
        current = command.clip
      }
      write(command)
    }
    if current != nil { xml.end() }
  }

  /// Defines the clips that commands use, each after the one it lies inside.
  private mutating func define(_ list: DisplayList) -> [Int: String] {
    var used: Set<Int> = []
    for command in list.commands {
      var next = command.clip
      while let index = next, used.insert(index).inserted { next = list.clips[index].parent }
    }
    var names: [Int: String] = [:]
    for index in used.sorted() {
      let clip = list.clips[index]
      names[index] = define(clip, inside: clip.parent.flatMap { names[$0] })
    }
    return names
  }

  private mutating func define(_ clip: DisplayList.Clip, inside outer: String?) -> String {
    clipCount += 1
    let name = "clip\(clipCount)"
    xml.begin("clipPath", [("id", name)] + (outer.map { [("clip-path", "url(#\($0))")] } ?? []))
    xml.element(
      "path",
      [("d", SVGNumber.path(clip.path))] + (clip.rule == .evenOdd ? [("clip-rule", "evenodd")] : []))
    xml.end()
    return name
  }
}

extension PictureLayer {
  /// Whether the layer draws nothing and has no name by which it could be found.
  fileprivate var isBlank: Bool {
    content.isEmpty && name == nil && identifier == nil && sublayers.allSatisfy(\.isBlank)
  }
}
