import SceneValues

extension SVGWriter {
  mutating func write(_ film: AnimatedPicture) {
    begin(film.size, title: film.title)
    keyframes = SVGKeyframes(of: film)
    write(film.frames.enumerated().map { ($0.offset, $0.element.picture.layersWithBackground) })
    if !keyframes.style.isEmpty { xml.lines("style", keyframes.style) }
    xml.end()
  }

  private mutating func write(_ pictures: [(frame: Int, layers: [PictureLayer])]) {
    let frames = pictures.map(\.frame)
    for track in LayerTrack.tracks(of: pictures) {
      for group in FilmedAppearance.groups(of: track) { write(group, in: frames) }
    }
  }

  private mutating func write(_ group: [(frame: Int, layer: PictureLayer)], in frames: [Int]) {
    var steps: [(frame: Int, declarations: [(property: String, value: String)])] = []
    var shown = group[...]
    var transform = group[0].layer.transform
    for frame in frames {
      var opacity = 0.0
      if let next = shown.first, next.frame == frame {
        (transform, opacity) = (next.layer.transform, next.layer.opacity)
        shown.removeFirst()
      }
      steps.append(
        (
          frame,
          [("opacity", SVGNumber.text(opacity)), ("transform", SVGNumber.style(transform))]
        ))
    }
    var first = group[0].layer
    if group[0].frame != frames[0] { first.opacity = 0 }
    let name = keyframes.name(of: steps.droppingConstants())
    let motion: XMLWriter.Attributes = name.map { [("class", $0)] } ?? []
    let write: (inout SVGWriter) -> Void = { writer in
      writer.write(group.map { ($0.frame, $0.layer.sublayers) })
    }
    guard let effects = first.effects else { return self.write(first, attributes: motion, sublayers: write) }
    let area = group.reduce(nil as Rect?) { area, shown in
      var bare = shown.layer
      bare.effects = nil
      return bare.drawnBounds.map { area?.union($0) ?? $0 } ?? area
    }
    self.write(
      first, with: effects, attributes: motion, shadowOf: area, sublayers: effects.mask == nil ? write : nil)
  }
}

extension [(frame: Int, declarations: [(property: String, value: String)])] {
  fileprivate func droppingConstants() -> Self {
    var values: [String: Set<String>] = [:]
    for step in self {
      for (property, value) in step.declarations { values[property, default: []].insert(value) }
    }
    return map { ($0.frame, $0.declarations.filter { values[$0.property].map { $0.count > 1 } ?? false }) }
  }
}

extension LayeredPicture {
  fileprivate var layersWithBackground: [PictureLayer] {
    guard let background, background.alpha > 0 else { return layers }
    let area = Path(Rect(origin: .zero, size: size))
    let fill = DisplayList(commands: [.init(.fill(area, rule: .nonZero, color: background))])
    return [PictureLayer(frame: Rect(origin: .zero, size: size), content: fill)] + layers
  }
}
