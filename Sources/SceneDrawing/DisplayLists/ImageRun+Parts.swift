import SceneValues

package struct ImagePart: Hashable {
  package var source: Rect
  package var target: Rect
  package var tile: Size?
}

extension ImageRun {
  private var slices: ImageSlices {
    if capInsets == .zero, mode == nil { return content?.slices ?? ImageSlices() }
    return ImageSlices(capInsets: capInsets, mode: mode ?? .stretch)
  }

  /// Returns the whole image, or up to nine parts that together fill the rectangle. The corners keep their size.
  package func parts(of size: Size) -> [ImagePart] {
    let slices = slices
    let whole = Rect(origin: .zero, size: size)
    guard slices != ImageSlices(), whole.isFinite, rect.isFinite, size.width > 0, size.height > 0 else {
      return [ImagePart(source: whole, target: rect)]
    }
    let insets = slices.capInsets
    let columns = Self.pieces(size.width, into: rect.width, insets.left, insets.right, slices.center.width)
    let rows = Self.pieces(size.height, into: rect.height, insets.top, insets.bottom, slices.center.height)
    var parts: [ImagePart] = []
    for row in rows {
      for column in columns {
        var part = ImagePart(
          source: Rect(
            x: column.source.lowerBound, y: row.source.lowerBound,
            width: column.source.length, height: row.source.length),
          target: Rect(
            x: rect.minX + column.target.lowerBound, y: rect.minY + row.target.lowerBound,
            width: column.target.length, height: row.target.length))
        guard !part.source.isEmpty, !part.target.isEmpty else { continue }
        if slices.mode == .tile, column.isCenter || row.isCenter {
          part.tile = Size(
            width: column.isCenter ? part.source.width : part.target.width,
            height: row.isCenter ? part.source.height : part.target.height)
        }
        parts.append(part)
      }
    }
    return parts
  }

  private struct Piece {
    var source: Range<Double>
    var target: Range<Double>
    var isCenter = false
  }

  private static func pieces(
    _ length: Double, into room: Double, _ start: Double, _ end: Double, _ center: Double?
  ) -> [Piece] {
    let first = within(length, start)
    let last = within(length - first, end)
    let factor = first + last > room ? room / (first + last) : 1
    let (targetFirst, targetLast) = (first * factor, max(first * factor, room - last * factor))
    let middle = center.map { within(length - first - last, $0) } ?? length - first - last
    return [
      Piece(source: 0..<first, target: 0..<targetFirst),
      Piece(source: first..<first + middle, target: targetFirst..<targetLast, isCenter: true),
      Piece(source: length - last..<length, target: targetLast..<max(room, targetLast)),
    ]
  }
}

private func within(_ length: Double, _ value: Double) -> Double { value > 0 ? min(value, length) : 0 }

extension Range<Double> {
  fileprivate var length: Double { upperBound - lowerBound }
}
