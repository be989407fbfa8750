import SceneLayout
import SceneValues

/// A view whose place or length constraints leave open.
package struct OpenPlace {
  /// A constraint that would determine it.
  package enum Remedy: Hashable, Sendable {
    /// One for its length: its width, or its height.
    case length
    /// One that ties its leading or upper edge to the view around it.
    case place
    /// Each of both.
    case placeAndLength
    /// What it and others want of their contents is equally strong: another priority of one of them.
    case contentPriority
  }

  package let view: View
  package let isHorizontal: Bool
  /// Whether it is the length that is open, and not the place.
  package let isLength: Bool
  /// What it is, and what it could as well be: of the alignment rectangle, in the superview's coordinates.
  package let value, other: Double
  /// The other views that would then be elsewhere, too, or of another length.
  package let moved: [View]
  package let remedy: Remedy
}

extension View {
  /// What constraints leave open in the views that are laid out together in this one, view by view, and which constraint
  /// would settle it. Nothing where it is not the root of such.
  ///
  /// What was solved stays as it is.
  package func openPlaces() -> [OpenPlace] {
    guard let island = layoutNotes?.island, let engine = island.engine else { return [] }
    let open = engine.ambiguities()
    guard !open.isEmpty else { return [] }
    let withoutOrder = Set(engine.ambiguities(countingOrder: true).map { OpenAxis($0) })
    return open.enumerated().compactMap { number, ambiguity in
      guard let view = island.view(ambiguity.item) else { return nil }
      // Each trial solves anew: of very many, the first are tried.
      let isTried = number < Self.mostTrials
      return OpenPlace(
        view: view, isHorizontal: ambiguity.axis == .horizontal, isLength: ambiguity.isLength,
        value: ambiguity.value,
        other: ambiguity.other, moved: ambiguity.moved.dropFirst().compactMap { island.view($0) },
        remedy: !withoutOrder.contains(OpenAxis(ambiguity))
          ? .contentPriority : isTried ? island.remedy(for: ambiguity, engine) : .placeAndLength)
    }
  }

  private static var mostTrials: Int { 12 }
}

private struct OpenAxis: Hashable {
  let item: LayoutItemID
  let axis: LayoutAxis

  init(_ ambiguity: LayoutAmbiguity) {
    item = ambiguity.item
    axis = ambiguity.axis
  }
}

extension LayoutIsland {
  fileprivate func remedy(for ambiguity: LayoutAmbiguity, _ engine: LayoutEngine) -> OpenPlace.Remedy {
    let (item, axis) = (ambiguity.item, ambiguity.axis)
    let frame = engine.frame(of: item)
    let isHorizontal = axis == .horizontal
    let length = SideConstraint(
      LayoutSide(item, isHorizontal ? .width : .height),
      constant: isHorizontal ? frame.width : frame.height)
    guard let parent = view(item)?.superview.flatMap({ place(of: $0) }) else { return .length }
    let edge = SideConstraint(
      LayoutSide(item, isHorizontal ? .left : .top), .equal, LayoutSide(parent, isHorizontal ? .left : .top),
      constant: isHorizontal ? frame.minX : frame.minY)
    let remedies: [(SideConstraint, OpenPlace.Remedy)] =
      ambiguity.isLength ? [(length, .length), (edge, .place)] : [(edge, .place), (length, .length)]
    return remedies.first { engine.settles($0.0, item, along: axis) }?.1 ?? .placeAndLength
  }
}
