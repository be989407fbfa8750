import InterfaceBuilder
import SceneValues

/// Determines why frames differ from the saved frames.
struct LayoutCauses {
  private let views: [String: SavedLayout.View]
  private let neighbors: [String: [String]]

  init(_ canvas: SavedLayout) {
    views = Dictionary(canvas.views.map { ($0.id, $0) }) { first, _ in first }
    neighbors = canvas.ties.reduce(into: [:]) { neighbors, tie in
      neighbors[tie.first, default: []].append(tie.second)
      neighbors[tie.second, default: []].append(tie.first)
    }
  }

  func explain(_ objects: inout [LaidOutObject]) {
    let differing = Set(objects.filter(\.differs).compactMap(\.id))
    let stale = Set(objects.filter(\.isStale).compactMap(\.id))
    var around: [Int] = []
    for index in objects.indices {
      around.removeLast(max(0, around.count - objects[index].depth))
      defer { around.append(index) }
      guard objects[index].differs else { continue }
      let own = ownCause(of: objects[index]) ?? outerCause(around.map { objects[$0] })
      let cause = own ?? sharedCause(of: objects[index], differing, stale) ?? LaidOutObject.Cause.layout
      objects[index].cause = objects[index].dependsOnText && !cause.isOfSavedFrame ? .text : cause
    }
  }

  private func ownCause(of object: LaidOutObject) -> LaidOutObject.Cause? {
    let view = object.id.flatMap { views[$0] }
    if view?.isMisplaced == true { return .misplaced }
    if view?.isAmbiguous == true { return .ambiguous }
    if object.isStale { return .stale }
    switch object.missing {
    case .font: return .font
    case .symbol: return .symbol
    case nil: return nil
    }
  }

  private func outerCause(_ around: [LaidOutObject]) -> LaidOutObject.Cause? {
    guard let outer = around.last, let saved = outer.saved, outer.cause != nil else { return nil }
    let isSized =
      abs(outer.frame.width - saved.width) <= LaidOutObject.tolerance
      && abs(outer.frame.height - saved.height) <= LaidOutObject.tolerance
    return isSized ? nil : outer.cause
  }

  private func sharedCause(
    of object: LaidOutObject, _ differing: Set<String>, _ stale: Set<String>
  ) -> LaidOutObject.Cause? {
    guard let id = object.id else { return nil }
    var known: Set<String> = [id]
    var queue = [id]
    var isCustom = views[id]?.customClass != nil
    while let next = queue.popLast() {
      for neighbor in neighbors[next] ?? [] where known.insert(neighbor).inserted {
        if views[neighbor]?.isMisplaced == true { return .misplaced }
        if views[neighbor]?.isAmbiguous == true { return .ambiguous }
        guard differing.contains(neighbor) else { continue }
        if stale.contains(neighbor) { return .stale }
        if views[neighbor]?.customClass != nil { isCustom = true }
        queue.append(neighbor)
      }
    }
    if isCustom { return .customClass }
    return known.contains { views[$0]?.element == "imageView" && differing.contains($0) } ? .image : nil
  }
}

extension LaidOutObject.Cause {
  /// Whether the cause concerns the saved frame or a resource, rather than the calculated frame.
  fileprivate var isOfSavedFrame: Bool {
    switch self {
    case .misplaced, .ambiguous, .stale, .font, .symbol: true
    case .text, .customClass, .image, .layout: false
    }
  }
}

extension LaidOutObject {
  package var differs: Bool { difference.map { $0 > Self.tolerance } ?? false }
}
