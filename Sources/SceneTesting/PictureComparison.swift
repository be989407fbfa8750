import SceneDrawing
import SceneValues

extension LayeredPicture {
  /// Returns the differences from another picture, one line per layer with its path of ids. Empty if the
  /// pictures are equal.
  ///
  /// ```swift
  /// let before = harness.picture()
  /// try harness.tap(harness.find(id: "animation"))
  /// #expect(
  ///   harness.picture().differences(from: before) == ["window/root/panel/animation: draws something else"])
  /// ```
  public func differences(from other: LayeredPicture) -> [String] {
    var differences: [String] = []
    if size != other.size {
      differences.append("the size is \(Value.size(size).literal), not \(Value.size(other.size).literal)")
    }
    if background != other.background { differences.append("the background is another") }
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
        differences.append("\(path): stands where '\(other.identifier ?? "\(index)")' stood")
      }
      if layer.bounds != other.bounds || layer.transform != other.transform {
        differences.append("\(path): lies elsewhere")
      }
      if layer.opacity != other.opacity || layer.clipsToBounds != other.clipsToBounds
        || layer.cornerRadius != other.cornerRadius || layer.maskedCorners != other.maskedCorners
        || layer.cornerCurve != other.cornerCurve
      {
        differences.append("\(path): is shown in another way")
      }
      if layer.content != other.content { differences.append("\(path): draws something else") }
      compare(layer.sublayers, other.sublayers, at: path, into: &differences)
    }
  }
}
