import SceneValues

/// The frames of the columns in a left-to-right layout, for a display mode or during a transition.
struct SplitPlaces {
  var primary = Rect.zero
  var supplementary = Rect.zero
  var secondary = Rect.zero
  var dividers = [Rect.zero, Rect.zero]
  var shade = 0.0

  static var hairline: Double { 1 }

  /// Computes the frames for a display mode. `widths` contains the widths of the columns that can be hidden, from left to
  /// right in a left-to-right layout.
  init(_ mode: SplitViewController.DisplayMode, widths: [Double], in bounds: Rect) {
    let shown = widths.suffix(mode.leading)
    var edge = shown.reduce(0, +) + Self.hairline * Double(max(0, shown.count - 1))
    let behavior = shown.isEmpty ? nil : mode.behavior
    secondary = bounds
    if let behavior, behavior != .overlay {
      let start = edge + Self.hairline
      // A displaced column keeps the width that it has beside a single column.
      let taken = behavior == .displace ? (shown.last ?? 0) + Self.hairline : start
      secondary = Rect(x: start, y: 0, width: max(0, bounds.width - taken), height: bounds.height)
    }
    if behavior == .overlay || (behavior == .displace && shown.count > 1) { shade = 0.2 }
    var columns: [Rect] = []
    for (number, width) in widths.reversed().enumerated() {
      dividers[number] = Rect(x: edge, y: 0, width: Self.hairline, height: bounds.height)
      columns.append(Rect(x: edge - width, y: 0, width: width, height: bounds.height))
      edge -= width + Self.hairline
    }
    primary = columns.last ?? .zero
    if columns.count > 1 { supplementary = columns[0] }
  }

  func towards(_ other: SplitPlaces, _ progress: Double) -> SplitPlaces {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * progress }
    func between(_ a: Rect, _ b: Rect) -> Rect {
      Rect(
        x: between(a.origin.x, b.origin.x), y: between(a.origin.y, b.origin.y),
        width: between(a.size.width, b.size.width), height: between(a.size.height, b.size.height))
    }
    var places = self
    places.primary = between(primary, other.primary)
    places.supplementary = between(supplementary, other.supplementary)
    places.secondary = between(secondary, other.secondary)
    places.dividers = zip(dividers, other.dividers).map { between($0, $1) }
    places.shade = between(shade, other.shade)
    return places
  }
}
