import SceneDrawing
import SceneValues

/// Content that is divided into three columns and three rows. The middle column and the middle row stretch.
struct NineParts {
  private let columns: [Double]
  private let rows: [Double]
  /// The overlap of adjacent parts, in points, which prevents visible gaps.
  private static let overlap = 0.5

  /// Creates the parts around a center, which is specified in unit coordinates relative to the content. Returns nil if
  /// the center is empty or is the entire content.
  init?(of shown: Rect, stretching center: Rect) {
    let whole = Rect(x: 0, y: 0, width: 1, height: 1)
    guard center != whole, let center = center.intersection(whole) else { return nil }
    columns = [
      shown.minX, shown.minX + center.minX * shown.width, shown.minX + center.maxX * shown.width, shown.maxX,
    ]
    rows = [
      shown.minY, shown.minY + center.minY * shown.height, shown.minY + center.maxY * shown.height,
      shown.maxY,
    ]
  }

  func picture(of list: DisplayList, in place: Rect) -> PictureLayer {
    let across = Self.stretched(columns, from: place.minX, to: place.maxX)
    let down = Self.stretched(rows, from: place.minY, to: place.maxY)
    var picture = PictureLayer(bounds: place, transform: .identity)
    for row in 0..<3 {
      for column in 0..<3 {
        let part = Self.rect(columns, rows, column, row)
        let target = Self.rect(across, down, column, row)
        guard !part.isEmpty, !target.isEmpty else { continue }
        let transform = AffineTransform.fitting(part, into: target)
        let (right, below) = (Self.overlap / transform.a, Self.overlap / transform.d)
        let cut = Rect(
          x: part.minX, y: part.minY, width: part.width + (column < 2 ? right : 0),
          height: part.height + (row < 2 ? below : 0))
        picture.sublayers.append(
          PictureLayer(bounds: cut, transform: transform, clipsToBounds: true, content: list))
      }
    }
    return picture
  }

  private static func rect(_ columns: [Double], _ rows: [Double], _ column: Int, _ row: Int) -> Rect {
    Rect(
      x: columns[column], y: rows[row], width: columns[column + 1] - columns[column],
      height: rows[row + 1] - rows[row])
  }

  /// Returns the positions of the cuts after stretching. The outer parts keep their length unless space is insufficient.
  private static func stretched(_ cuts: [Double], from start: Double, to end: Double) -> [Double] {
    let (before, after) = (cuts[1] - cuts[0], cuts[3] - cuts[2])
    let scale = before + after > end - start ? (end - start) / (before + after) : 1
    return [start, start + before * scale, end - after * scale, end]
  }
}
