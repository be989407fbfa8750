import SceneDrawing
import SceneUI

/// A sheet that shows an app's screens on several devices or in several languages.
public struct ContactSheet {
  private var rows: [(name: String, boardItems: [PictureBoard.BoardItem])] = []
  private let style: InterfaceStyle
  private let scale: Double

  /// The maximum width of the sheet in points. Wider rows are wrapped.
  private static let width = 3600.0

  /// Creates an empty sheet.
  ///
  /// - Parameters:
  ///   - style: The interface style of the sheet itself.
  ///   - scale: The scale factor of the pictures.
  public init(style: InterfaceStyle = .light, scale: Double = 0.5) {
    self.style = style
    self.scale = scale
  }

  /// Adds a picture to the end of the sheet.
  ///
  /// - Parameters:
  ///   - picture: The content of a window.
  ///   - name: The caption above the picture.
  ///   - row: The name of the row. Consecutive pictures with the same name are in the same row.
  public mutating func add(_ picture: LayeredPicture, named name: String, inRow row: String) {
    let boardItem = PictureBoard.BoardItem(name: name, picture: picture)
    if let last = rows.indices.last, rows[last].name == row {
      rows[last].boardItems.append(boardItem)
    } else {
      rows.append((row, [boardItem]))
    }
  }

  /// The sheet as a picture. If no row contains more than one picture, all pictures are placed in one row.
  public var picture: LayeredPicture {
    let board = PictureBoard(style: style, scale: scale)
    guard rows.contains(where: { $0.boardItems.count > 1 }), rows.count > 1 else {
      return board.picture(ofRows: [rows.flatMap(\.boardItems)])
    }
    return board.picture(ofRows: rows.map(\.boardItems), width: Self.width)
  }

  /// The sheet as SVG. Repeated shapes are written only once.
  public var svg: String { SharedShapes.shared(in: SVGRenderer().svg(picture)) }
}
