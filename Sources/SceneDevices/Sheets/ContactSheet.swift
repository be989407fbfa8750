import SceneDrawing
import SceneUI

/// What a program shows on several devices, or in several languages, on one sheet.
///
/// `add(_:named:inRow:)` puts a picture on it, and `svg` draws it.
public struct ContactSheet {
  private var rows: [(name: String, exhibits: [PictureBoard.Exhibit])] = []
  private let style: InterfaceStyle
  private let scale: Double

  /// What is wider stands below each other, in points.
  private static let width = 3600.0

  /// An empty sheet.
  ///
  /// - Parameters:
  ///   - style: that of the sheet itself.
  ///   - scale: how much smaller than they are pictures are drawn.
  public init(style: InterfaceStyle = .light, scale: Double = 0.5) {
    self.style = style
    self.scale = scale
  }

  /// Puts a picture on the sheet, behind the others.
  ///
  /// - Parameters:
  ///   - picture: what a window shows.
  ///   - name: stands above it.
  ///   - row: pictures that follow each other and say the same stand in a row.
  public mutating func add(_ picture: LayeredPicture, named name: String, inRow row: String) {
    let exhibit = PictureBoard.Exhibit(name: name, picture: picture)
    if let last = rows.indices.last, rows[last].name == row {
      rows[last].exhibits.append(exhibit)
    } else {
      rows.append((row, [exhibit]))
    }
  }

  /// The sheet. Where each row would have but one picture, they stand beside each other.
  public var picture: LayeredPicture {
    let board = PictureBoard(style: style, scale: scale)
    guard rows.contains(where: { $0.exhibits.count > 1 }), rows.count > 1 else {
      return board.picture(ofRows: [rows.flatMap(\.exhibits)])
    }
    return board.picture(ofRows: rows.map(\.exhibits), width: Self.width)
  }

  /// The sheet as SVG, in which what is drawn again and again is written once.
  public var svg: String { SharedShapes.shared(in: SVGRenderer().svg(picture)) }
}
