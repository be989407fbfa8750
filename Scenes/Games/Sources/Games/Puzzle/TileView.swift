import SceneUI

/// A tile with its number, in the tint color while it is at its final position.
final class TileView: View {
  /// The index of the tile, starting at 0. The number on the tile is greater by 1.
  let tile: Int
  var isAtHome = true { didSet { if isAtHome != oldValue { setNeedsDisplay() } } }

  init(tile: Int) {
    self.tile = tile
    super.init(frame: .zero)
    name = "tile \(tile + 1)"
    isUserInteractionEnabled = false
  }

  required init(coder: Coder) throws {
    tile = 0
    try super.init(coder: coder)
  }

  override func tintColorDidChange() { setNeedsDisplay() }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    let plate = Rect(x: 0, y: 0, width: bounds.width, height: bounds.height - 2)
    graphics.drawRaisedPlate(
      plate, cornerRadius: bounds.width / 7, color: isAtHome ? .tint : Color(.tertiarySystemBackground))
    graphics.drawCentered(
      "\(tile + 1)", in: plate, font: .bold((bounds.width * 0.4).rounded()), color: isAtHome ? .white : .label
    )
  }
}
