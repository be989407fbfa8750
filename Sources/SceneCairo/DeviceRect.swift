import SceneValues

/// A nonempty rectangle with whole-pixel coordinates.
struct DeviceRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the rectangle of all pixels that `rect` touches. Returns nil if `rect` is empty or contains a NaN.
  init?(_ rect: Rect) {
    guard !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN else { return nil }
    func kept(_ value: Double) -> Int { Int(min(max(value, -1e8), 1e8)) }
    // The small margin tolerates rounding errors in coordinates that should be whole numbers.
    let (left, top) = (kept((rect.minX + 1e-6).rounded(.down)), kept((rect.minY + 1e-6).rounded(.down)))
    let (right, bottom) = (kept((rect.maxX - 1e-6).rounded(.up)), kept((rect.maxY - 1e-6).rounded(.up)))
    guard right > left, bottom > top else { return nil }
    self.init(left, top, right - left, bottom - top)
  }

  var maxX: Int { x + width }
  var maxY: Int { y + height }
  var area: Int { width * height }
  var rect: Rect { Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)) }

  func intersection(_ other: DeviceRect) -> DeviceRect? {
    let (left, top) = (max(x, other.x), max(y, other.y))
    let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
    return right > left && bottom > top ? DeviceRect(left, top, right - left, bottom - top) : nil
  }

  func outset(by across: Int, _ down: Int) -> DeviceRect {
    DeviceRect(x - across, y - down, width + 2 * across, height + 2 * down)
  }
}
