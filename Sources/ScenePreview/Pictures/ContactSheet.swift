import SceneDrawing
import SceneUI
import SceneValues

/// What is seen on several screens, on one sheet: a row for each device, or else for each way to hold it or language.
package struct ContactSheet {
  private var rows: [(group: Int, exhibits: [Stage.Exhibit])] = []
  private let style: InterfaceStyle
  private let scale: Double

  /// Of pictures that belong together, more than this stand below each other, in points.
  private static let width = 3600.0

  /// - Parameters:
  ///   - style: that of the sheet.
  ///   - scale: how much smaller pictures are drawn.
  package init(style: InterfaceStyle, scale: Double = 0.5) {
    self.style = style
    self.scale = scale
  }

  /// Puts a picture on the sheet, behind the others.
  package mutating func add(_ picture: LayeredPicture, on screen: ScreenMatrix.Screen) {
    let exhibit = Stage.Exhibit(name: screen.name ?? "as the file says", picture: picture)
    if let last = rows.indices.last, rows[last].group == screen.group {
      rows[last].exhibits.append(exhibit)
    } else {
      rows.append((screen.group, [exhibit]))
    }
  }

  /// The sheet. Where each row would have but one picture, they stand beside each other.
  package var picture: LayeredPicture {
    let board = PictureBoard(style: style, scale: scale)
    guard rows.contains(where: { $0.exhibits.count > 1 }), rows.count > 1 else {
      return board.picture(of: rows.flatMap(\.exhibits))
    }
    return board.picture(ofRows: rows.map(\.exhibits), width: Self.width)
  }
}
