import SceneValues

/// The autoresizing algorithm, which adjusts a frame when the size of its parent changes.
public enum Autoresizing {
  /// Returns the frame after the parent's size has changed. On each axis, the size difference is divided among the
  /// flexible parts in proportion to their lengths, or equally if all their lengths are zero. If no part is flexible, the
  /// frame keeps its left or top margin and its length.
  ///
  /// - Parameters:
  ///   - frame: The frame in the parent's coordinates, in points.
  ///   - mask: The flexible parts.
  ///   - oldParent: The parent's old size, to which `frame` refers.
  ///   - newParent: The parent's new size.
  /// - Returns: The new frame.
  public static func resized(
    frame: Rect, mask: AutoresizingMask, from oldParent: Size, to newParent: Size
  ) -> Rect {
    let horizontal = Axis(
      before: frame.minX, extent: frame.width, parent: oldParent.width,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      )
    ).resized(to: newParent.width)
    let vertical = Axis(
      before: frame.minY, extent: frame.height, parent: oldParent.height,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      )
    ).resized(to: newParent.height)
    return Rect(
      x: horizontal.before, y: vertical.before, width: horizontal.extent, height: vertical.extent)
  }
}

private struct Axis {
  var before: Double
  var extent: Double
  var parent: Double
  var flexible: (before: Bool, extent: Bool, after: Bool)

  func resized(to newParent: Double) -> (before: Double, extent: Double) {
    let difference = newParent - parent
    // A negative weight would counteract the other weights.
    let weights = [
      flexible.before ? max(0, before) : nil,
      flexible.extent ? extent : nil,
      flexible.after ? max(0, parent - before - extent) : nil,
    ]
    let flexibleWeights = weights.compactMap { $0 }
    let total = flexibleWeights.reduce(0, +)
    func share(_ weight: Double?) -> Double {
      guard let weight else { return 0 }
      return total > 0 ? difference * weight / total : difference / Double(flexibleWeights.count)
    }
    return (before + share(weights[0]), max(0, extent + share(weights[1])))
  }
}
