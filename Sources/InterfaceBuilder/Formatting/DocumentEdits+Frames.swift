import SceneSyntax

extension DocumentEdits {
  /// Snaps coordinates with floating-point errors, such as `20.333333333333336`, to the pixel grid. Coordinates such as
  /// 7.5 remain unchanged, because only layout can determine whether half a point is correct. If `wholePoints` is true,
  /// also rounds the frame edges of views with constraints to whole points, so that adjacent views still touch.
  mutating func repairFrames(wholePoints: Bool) {
    guard let rect = tree.names.id(of: "rect"), let key = tree.names.id(of: "key") else { return }
    let names = ["x", "y", "width", "height"].map { tree.names.id(of: $0) }
    let constrained = wholePoints ? tree.names.id(of: "translatesAutoresizingMaskIntoConstraints") : nil
    for element in tree.elements where element.name == rect {
      guard let kind = tree.attribute(key, of: element), tree.value(of: kind) == "frame" else { continue }
      let sides = names.map { name in name.flatMap { tree.attribute($0, of: element) } }
      let values = sides.map { side in side.flatMap { Number.read(tree.value(of: $0)) } }
      var repaired = values.map { $0.map(PixelSnapping.snapped) }
      if let constrained, element.parent >= 0,
        let sets = tree.attribute(constrained, of: tree.elements[Int(element.parent)]),
        tree.value(of: sets) == "NO"
      {
        for axis in 0..<2 {
          guard let start = repaired[axis], let length = repaired[axis + 2], abs(start) < 1e6,
            abs(length) < 1e6
          else { continue }
          let edge = (start + 0.5).rounded(.down)
          repaired[axis + 2] = (start + length + 0.5).rounded(.down) - edge
          repaired[axis] = edge
        }
      }
      for (side, (old, new)) in zip(sides, zip(values, repaired)) {
        guard let side, let old, let new, old != new else { continue }
        replace(side.valueRange.bytes, with: PixelSnapping.text(new).utf8)
      }
    }
  }
}
