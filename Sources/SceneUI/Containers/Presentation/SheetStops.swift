/// The heights at which a sheet rests in the room that there is now, from the lowest to the highest.
struct SheetStops {
  struct Stop: Equatable {
    let identifier: SheetDetent.Identifier
    /// In points, with the safe area at the lower edge.
    let height: Double
  }

  let all: [Stop]
  /// The place of the one at which the sheet is.
  let selected: Int

  /// - Parameters:
  ///   - sheet: what was asked for.
  ///   - context: the room that there is.
  ///   - safeArea: of the lower edge, in points.
  init(_ sheet: SheetPresentation, in context: SheetDetent.Context, safeArea: Double) {
    var stops: [Stop] = []
    for detent in sheet.detents where !stops.contains(where: { $0.identifier == detent.identifier }) {
      guard let height = detent.height(in: context) else { continue }
      stops.append(Stop(identifier: detent.identifier, height: height + safeArea))
    }
    if stops.isEmpty { stops = [Stop(identifier: .large, height: context.maximumHeight + safeArea)] }
    // Of two that are as high, the one that was said first is lower.
    let order = stops.indices.sorted { (stops[$0].height, $0) < (stops[$1].height, $1) }
    all = order.map { stops[$0] }
    selected = all.firstIndex { $0.identifier == sheet.selectedDetent } ?? 0
  }

  var current: Stop { all[selected] }
  var lowest: Double { all[0].height }
  var highest: Double { all[all.count - 1].height }
  /// The one that a tap on the grabber takes.
  var next: Stop { all[(selected + 1) % all.count] }

  /// Whether what is behind can be used.
  func isUndimmed(upTo largest: SheetDetent.Identifier?) -> Bool {
    guard let largest, let last = all.firstIndex(where: { $0.identifier == largest }) else { return false }
    return selected <= last
  }

  /// Where a sheet comes to rest that was let go.
  ///
  /// - Parameters:
  ///   - height: at which it is, in points.
  ///   - speed: with which it goes down, in points a second; of one that was thrown.
  /// - Returns: the nearest one, or that in the direction of a throw; nil for one that was thrown down from the lowest.
  func rest(from height: Double, speed: Double?) -> Stop? {
    guard let speed else {
      return all.min { abs($0.height - height) < abs($1.height - height) }
    }
    return speed > 0 ? all.last { $0.height < height - 1 } : all.first { $0.height > height } ?? all.last
  }
}
