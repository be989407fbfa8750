import SceneValues

extension Rect {
  /// Of the place and the size, how far the number that differs most is from that of another rectangle, in points.
  func greatestDifference(from other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
  }
}
