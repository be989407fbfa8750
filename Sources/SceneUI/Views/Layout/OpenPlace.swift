import SceneLayout
import SceneValues

/// A view with an ambiguous position or length.
package struct OpenPlace {
  package enum Remedy: Hashable, Sendable {
    case length
    /// A remedy that adds a constraint between the leading or top edge and the superview.
    case place
    case placeAndLength
    /// A remedy that changes a content priority, because the view's priority equals that of another view.
    case contentPriority
  }

  package let view: View
  package let isHorizontal: Bool
  package let isLength: Bool
  /// The current value and an equally valid alternative. Both refer to the alignment rectangle, in superview coordinates.
  package let value, other: Double
  package let moved: [View]
  package let remedy: Remedy
}

extension View {
  /// Returns the ambiguities in the island whose root is this view, with a remedy for each. The layout does not change.
  package func openPlaces() -> [OpenPlace] {
    guard let island = layoutNotes?.island, let engine = island.engine else { return [] }
    let open = engine.ambiguities()
    guard !open.isEmpty else { return [] }
    let withoutOrder = Set(engine.ambiguities(countingOrder: true).map { OpenAxis($0) })
    return open.enumerated().compactMap { number, ambiguity in
      guard let view = island.view(ambiguity.item) else { return nil }
      // Each trial solves the layout again, so the number of trials is limited.
      let isWithinTrialLimit = number < Self.maxTrials
      return OpenPlace(
        view: view, isHorizontal: ambiguity.axis == .horizontal, isLength: ambiguity.isLength,
        value: ambiguity.value,
        other: ambiguity.other, moved: ambiguity.moved.dropFirst().compactMap { island.view($0) },
        remedy: !withoutOrder.contains(OpenAxis(ambiguity))
          ? .contentPriority : isWithinTrialLimit ? island.remedy(for: ambiguity, engine) : .placeAndLength)
    }
  }

  private static var maxTrials: Int { 12 }
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
    return remedies.first { engine.resolvesAmbiguity($0.0, item, along: axis) }?.1 ?? .placeAndLength
  }
}
