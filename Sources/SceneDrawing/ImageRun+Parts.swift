import SceneValues

/// A piece of an image, and where it goes.
struct ImagePart: Hashable {
  /// In the image, in points.
  var source: Rect
  var target: Rect
}

extension ImageRun {
  /// How an image of a size fills the rectangle: as a whole, or in nine pieces, of which the corners keep their size
  /// and the others are stretched.
  func parts(of size: Size) -> [ImagePart] {
    let whole = Rect(origin: .zero, size: size)
    guard capInsets != .zero, size.width > 0, size.height > 0 else {
      return [ImagePart(source: whole, target: rect)]
    }
    let columns = Self.pieces(size.width, into: rect.width, capInsets.left, capInsets.right)
    let rows = Self.pieces(size.height, into: rect.height, capInsets.top, capInsets.bottom)
    var parts: [ImagePart] = []
    for row in rows {
      for column in columns {
        let part = ImagePart(
          source: Rect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.upperBound - column.source.lowerBound,
            height: row.source.upperBound - row.source.lowerBound),
          target: Rect(
            x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
            width: column.target.upperBound - column.target.lowerBound,
            height: row.target.upperBound - row.target.lowerBound))
        if !part.source.isEmpty, !part.target.isEmpty { parts.append(part) }
      }
    }
    return parts
  }

  /// Three pieces of a length: the caps, which keep theirs where there is room for both, and what is between.
  private static func pieces(
    _ length: Double, into room: Double, _ start: Double, _ end: Double
  ) -> [(source: Range<Double>, target: Range<Double>)] {
    let first = min(max(0, start), length)
    let last = min(max(0, end), length - first)
    let factor = first + last > room ? room / (first + last) : 1
    let (targetFirst, targetLast) = (first * factor, max(first * factor, room - last * factor))
    return [
      (0..<first, 0..<targetFirst), (first..<length - last, targetFirst..<targetLast),
      (length - last..<length, targetLast..<max(room, targetLast)),
    ]
  }
}
