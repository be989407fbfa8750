/// The resting heights of a sheet, in ascending order.
struct SheetStops {
  struct Stop: Equatable {
    let identifier: SheetDetent.Identifier
    /// The height in points, including the bottom safe area.
    let height: Double
  }

  let all: [Stop]
  let selected: Int

  init(_ sheet: SheetPresentation, in context: SheetDetent.Context, safeArea: Double) {
    var stops: [Stop] = []
    for detent in sheet.detents where !stops.contains(where: { $0.identifier == detent.identifier }) {
      guard let height = detent.height(in: context) else { continue }
      stops.append(Stop(identifier: detent.identifier, height: height + safeArea))
    }
    if stops.isEmpty { stops = [Stop(identifier: .large, height: context.maximumHeight + safeArea)] }
    // Detents of equal height keep the order of their declaration.
    let order = stops.indices.sorted { (stops[$0].height, $0) < (stops[$1].height, $1) }
    all = order.map { stops[$0] }
    selected = all.firstIndex { $0.identifier == sheet.selectedDetent } ?? 0
  }

  var current: Stop { all[selected] }
  var lowest: Double { all[0].height }
  var highest: Double { all[all.count - 1].height }
  var next: Stop { all[(selected + 1) % all.count] }

  func isUndimmed(upTo largest: SheetDetent.Identifier?) -> Bool {
    guard let largest, let last = all.firstIndex(where: { $0.identifier == largest }) else { return false }
    return selected <= last
  }

  /// Returns the stop at which a sheet comes to rest after a drag: the nearest one or, after a flick, the next one in the
  /// direction of the flick. Returns nil after a downward flick at or below the lowest stop. `speed` is in points per
  /// second and is positive if downward. It is nil if the drag did not end with a flick.
  func rest(from height: Double, speed: Double?) -> Stop? {
    guard let speed else {
      return all.min { abs($0.height - height) < abs($1.height - height) }
    }
    return speed > 0 ? all.last { $0.height < height - 1 } : all.first { $0.height > height } ?? all.last
  }
}
