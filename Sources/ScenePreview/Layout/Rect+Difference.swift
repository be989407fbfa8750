import SceneValues

extension Rect {
  /// Returns the largest difference of the four numbers from another rectangle, in points.
  func greatestDifference(from other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
  }
}
