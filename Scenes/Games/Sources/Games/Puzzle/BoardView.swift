import SceneUI

final class BoardView: View {
  private let tileViews = (0..<SlidingBoard.gap).map { TileView(tile: $0) }
  /// The position of each tile. During a slide, it is the final position.
  private var places = Array(0..<SlidingBoard.gap)
  private var sliding: ValueAnimation?
  private var slidingTile: Int?
  private let spokenTiles = (0..<SlidingBoard.gap).map {
    AccessibilityElement(label: "\($0 + 1)", traits: .button)
  }
  /// A closure that is called with the position of a tile that is pushed without a swipe.
  var tileWasPushed: (_ place: Int) -> Void = { _ in }

  /// The duration of a slide, in seconds.
  private static let slideDuration = 0.15
  private static let border = 10.0
  private static let spacing = 6.0

  override init(frame: Rect) {
    super.init(frame: frame)
    prepare()
  }

  required init(coder: Coder) throws {
    try super.init(coder: coder)
    prepare()
  }

  override class var declaration: ClassDeclaration {
    ClassDeclaration(BoardView.self, "A frame with fifteen tiles, which slide.")
  }

  private func prepare() {
    for view in tileViews { addSubview(view) }
    for (tile, element) in spokenTiles.enumerated() {
      element.onActivate = { [weak self] in
        guard let self else { return }
        tileWasPushed(places[tile])
      }
    }
    accessibilityElements = spokenTiles
  }

  func show(_ board: SlidingBoard) {
    sliding?.finish()
    for (place, tile) in board.tiles.enumerated() where tile != SlidingBoard.gap { put(tile, in: place) }
    setNeedsLayout()
  }

  func show(_ slide: SlidingBoard.Slide) {
    sliding?.finish()
    put(slide.tile, in: slide.to)
    bringSubviewToFront(tileViews[slide.tile])
    slidingTile = slide.tile
    sliding = ValueAnimation(
      from: 0, to: 1, duration: Self.slideDuration, on: context.clock,
      step: { [weak self] in self?.show(slide, part: $0) },
      completion: { [weak self] in self?.slidingTile = nil })
  }

  private func show(_ slide: SlidingBoard.Slide, part: Double) {
    let (start, end) = (frame(ofPlace: slide.from), frame(ofPlace: slide.to))
    tileViews[slide.tile].frame = start.offsetBy(
      dx: (end.minX - start.minX) * part, dy: (end.minY - start.minY) * part)
  }

  private func put(_ tile: Int, in place: Int) {
    places[tile] = place
    tileViews[tile].isAtHome = tile == place
    spokenTiles[tile].frame = frame(ofPlace: place)
    // Screen readers read the tiles in the order of their positions.
    accessibilityElements = spokenTiles.indices.sorted { places[$0] < places[$1] }.map { spokenTiles[$0] }
  }

  override func layoutSubviews() {
    for view in tileViews where view.tile != slidingTile { view.frame = frame(ofPlace: places[view.tile]) }
    for (tile, element) in spokenTiles.enumerated() { element.frame = frame(ofPlace: places[tile]) }
  }

  /// Returns the position that contains a point, or the nearest one.
  func place(at point: Point) -> Int {
    let step = tileSide + Self.spacing
    func index(_ way: Double) -> Int {
      Int(min(max((way - Self.border + Self.spacing / 2) / step, 0), Double(SlidingBoard.side - 1)))
    }
    return index(point.y) * SlidingBoard.side + index(point.x)
  }

  private var tileSide: Double {
    let count = Double(SlidingBoard.side)
    return (min(bounds.width, bounds.height) - 2 * Self.border - (count - 1) * Self.spacing) / count
  }

  /// Returns the frame of the tile at a position, in this view's coordinates.
  func frame(ofPlace place: Int) -> Rect {
    let side = tileSide
    let (row, column) = place.quotientAndRemainder(dividingBy: SlidingBoard.side)
    return Rect(
      x: Self.border + Double(column) * (side + Self.spacing),
      y: Self.border + Double(row) * (side + Self.spacing), width: side, height: side)
  }

  override func draw(_ rect: Rect, in graphics: GraphicsContext) {
    graphics.setFillColor(Color(.systemGray4))
    graphics.fillPlate(bounds, cornerRadius: 18)
    graphics.setFillColor(Color(.systemFill))
    for place in 0...SlidingBoard.gap {
      let well = frame(ofPlace: place)
      graphics.fillPlate(well, cornerRadius: well.width / 7)
    }
  }
}
