import SceneDrawing
import SceneValues

extension LayeredPicture {
  /// Returns the differences between this picture and another picture. Each line describes one layer and begins with the
  /// path of layer IDs.
  ///
  /// ```swift
  /// let before = harness.picture()
  /// try harness.tap(harness.find(id: "animation"))
  /// #expect(
  ///   harness.picture().differences(from: before) == ["window/root/panel/animation: has different content"])
  /// ```
  public func differences(from other: LayeredPicture) -> [String] {
    var differences: [String] = []
    if size != other.size {
      differences.append("the size is \(Value.size(size).literal), not \(Value.size(other.size).literal)")
    }
    if background != other.background { differences.append("the background differs") }
    compare(layers, other.layers, at: "window", into: &differences)
    return differences
  }

  private func compare(
    _ layers: [PictureLayer], _ others: [PictureLayer], at path: String, into differences: inout [String]
  ) {
    if layers.count != others.count {
      differences.append("\(path): has \(layers.count) layers, not \(others.count)")
    }
    for (index, (layer, other)) in zip(layers, others).enumerated() {
      let isTop = path == "window" && layers.count == 1 && layer.identifier == nil
      let path = isTop ? path : "\(path)/\(layer.identifier ?? "\(index)")"
      if layer.identifier != other.identifier {
        differences.append("\(path): replaces '\(other.identifier ?? "\(index)")'")
      }
      if layer.bounds != other.bounds || layer.transform != other.transform {
        differences.append("\(path): has a different frame")
      }
      if layer.opacity != other.opacity || layer.clipsToBounds != other.clipsToBounds
        || layer.cornerRadius != other.cornerRadius || layer.maskedCorners != other.maskedCorners
        || layer.cornerCurve != other.cornerCurve
      {
        differences.append("\(path): has a different appearance")
      }
      if layer.content != other.content { differences.append("\(path): has different content") }
      compare(layer.sublayers, other.sublayers, at: path, into: &differences)
    }
  }
}
