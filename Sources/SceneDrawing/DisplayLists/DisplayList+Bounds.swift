import SceneValues

extension DisplayList {
  /// The bounding rectangle of the drawing, or nil if nothing is drawn. It can be larger than the visible area.
  public var bounds: Rect? {
    var box: Rect?
    for command in commands {
      guard let drawn = command.content.bounds else { continue }
      var part = command.transform.apply(to: drawn)
      guard part.isFinite else { continue }
      if let clip = command.clip, clips.indices.contains(clip) {
        guard let seen = part.intersection(extent(ofClip: clip)) else { continue }
        part = seen
      }
      box = box.map { $0.union(part) } ?? part
    }
    return box
  }

  /// Returns the bounds of a clip. The parent clip is ignored, so the result can be too large but never too small.
  private func extent(ofClip index: Int) -> Rect {
    let clip = clips[index]
    return clip.mask.map { $0.bounds ?? .zero } ?? clip.path.bounds
  }
}

extension DisplayList.Content {
  package var bounds: Rect? {
    switch self {
    case .fill(let path, _, _): path.isEmpty ? nil : path.bounds
    case .stroke(let path, let style, _): path.isEmpty ? nil : style.reach(of: path.bounds)
    case .text(let run): run.bounds
    case .image(let image): image.rect
    case .painted(let painted):
      if painted.path.isEmpty { nil } else { painted.bounds }
    case .group(let group): group.bounds
    }
  }
}

extension PaintedPath {
  package var bounds: Rect { stroke?.reach(of: path.bounds) ?? path.bounds }
}

extension StrokeStyle {
  package func reach(of rect: Rect) -> Rect {
    let longest = max(join == .miter ? miterLimit : 1, cap == .square ? 1.5 : 1)
    let half = width / 2 * longest
    return rect.insetBy(dx: -half, dy: -half)
  }
}

extension TextRun {
  fileprivate var bounds: Rect {
    let left = origin.x - width * alignment.fraction
    return Rect(
      x: left - font.size / 2, y: origin.y - 1.25 * font.size, width: width + font.size,
      height: 1.75 * font.size)
  }
}

extension Rect {
  package var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
