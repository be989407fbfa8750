import SceneValues

struct SVGWriter {
  let fitsText: Bool
  var xml = XMLWriter()
  var definitions = SVGImageDefinitions()
  var effects = SVGEffectDefinitions()
  var keyframes = SVGKeyframes()
  /// The prefix of all defined names. It prevents conflicts between separately written pieces of a document.
  var namespace = ""
  private var clipCount = 0

  init(fitsText: Bool) { self.fitsText = fitsText }

  var text: String { xml.text }

  mutating func write(_ picture: LayeredPicture) {
    begin(picture.size, title: picture.title)
    if let background = picture.background, background.alpha > 0 {
      xml.element(
        "rect",
        [
          ("width", SVGNumber.text(picture.size.width)), ("height", SVGNumber.text(picture.size.height)),
        ] + SVGPaint.attributes("fill", background))
    }
    for layer in picture.layers { write(layer) }
    xml.end()
  }

  mutating func begin(_ size: Size, title: String?) {
    let width = SVGNumber.text(size.width)
    let height = SVGNumber.text(size.height)
    xml.begin(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", width), ("height", height),
        ("viewBox", "0 0 \(width) \(height)"), ("font-family", SVGFont.systemFamilies),
        // The default in `StrokeStyle` differs from the default in SVG.
        ("stroke-miterlimit", SVGNumber.text(StrokeStyle().miterLimit)),
      ])
    if let title { xml.element("title", text: title) }
  }

  mutating func write(_ layer: PictureLayer) {
    guard layer.opacity > 0, !layer.isBlank, !Cancellation.isRequested else { return }
    if let effects = layer.effects { return write(layer, with: effects) }
    write(layer, attributes: [])
  }

  mutating func write(_ layer: PictureLayer, attributes more: XMLWriter.Attributes) {
    write(layer, attributes: more) { writer in
      for sublayer in layer.sublayers { writer.write(sublayer) }
    }
  }

  mutating func write(
    _ layer: PictureLayer, attributes more: XMLWriter.Attributes, sublayers: (inout SVGWriter) -> Void
  ) {
    var attributes = Self.place(of: layer) + clip(of: layer) + more
    if let identifier = layer.identifier { attributes.append(("data-id", identifier)) }
    xml.begin("g", attributes)
    if let name = layer.name { xml.element("title", text: name) }
    write(layer.content)
    sublayers(&self)
    xml.end()
  }

  static func place(of layer: PictureLayer) -> XMLWriter.Attributes {
    var attributes: XMLWriter.Attributes = []
    if let transform = SVGNumber.transform(layer.transform) { attributes.append(("transform", transform)) }
    if layer.opacity < 1 { attributes.append(("opacity", SVGNumber.text(layer.opacity))) }
    return attributes
  }

  /// Returns the attributes for a layer's clip, which SVG interprets in the transformed coordinates of its group.
  mutating func clip(of layer: PictureLayer) -> XMLWriter.Attributes {
    guard layer.clipsToBounds else { return [] }
    return [("clip-path", "url(#\(define(.init(path: layer.outline), inside: nil)))")]
  }

  mutating func write(_ list: DisplayList) {
    let chains = define(list)
    var current: Int?
    for command in list.commands {
      let clip = command.clip.flatMap { chains[$0] == nil ? nil : $0 }
      if clip != current {
        for _ in current.flatMap({ chains[$0] }) ?? [] { xml.end() }
        for attribute in clip.flatMap({ chains[$0] }) ?? [] { xml.begin("g", [attribute]) }
        current = clip
      }
      write(command)
    }
    for _ in current.flatMap({ chains[$0] }) ?? [] { xml.end() }
  }

  /// Defines the clips of a display list. For each clip, returns the attributes of its groups, from outermost to
  /// innermost. A clip includes the path of its parent unless one of the two is a mask. Invalid clips are omitted.
  private mutating func define(_ list: DisplayList) -> [Int: [(name: String, value: String)]] {
    var used: Set<Int> = []
    for command in list.commands {
      var next = command.clip
      while let index = next, list.clips.indices.contains(index), used.insert(index).inserted {
        next = list.parent(ofClip: index)
      }
    }
    var chains: [Int: [(name: String, value: String)]] = [:]
    for index in used.sorted() {
      let clip = list.clips[index]
      var chain = list.parent(ofClip: index).flatMap { chains[$0] } ?? []
      if let mask = clip.mask {
        chain.append(("mask", "url(#\(define(mask)))"))
      } else {
        let outer = chain.last?.name == "clip-path" ? chain.removeLast().value : nil
        chain.append(("clip-path", "url(#\(define(clip, inside: outer)))"))
      }
      chains[index] = chain
    }
    return chains
  }

  private mutating func define(_ clip: DisplayList.Clip, inside outer: String?) -> String {
    clipCount += 1
    let name = namespace + "clip\(clipCount)"
    xml.begin("clipPath", [("id", name)] + (outer.map { [("clip-path", $0)] } ?? []))
    xml.element(
      "path",
      [("d", SVGNumber.path(clip.path))] + (clip.rule == .evenOdd ? [("clip-rule", "evenodd")] : []))
    xml.end()
    return name
  }
}

extension PictureLayer {
  var isBlank: Bool {
    content.isEmpty && name == nil && identifier == nil && sublayers.allSatisfy(\.isBlank)
  }
}
