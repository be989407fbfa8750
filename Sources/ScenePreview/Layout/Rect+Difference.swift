import SceneValues

extension Rect {
  func maximumDifference(from other: Rect) -> Double {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width), abs(height - other.height))
  }
}
