import SceneLayout
import SceneValues

extension LayoutIsland {
  func conflict(_ contradiction: LayoutContradiction) -> LayoutConflict {
    // Each frame, stack, or content size is listed once, even if several of its rows conflict.
    var sources: [LayoutSource] = []
    for source in contradiction.members where !sources.contains(source) { sources.append(source) }
    return LayoutConflict(
      members: sources.map(member), broken: sources.firstIndex(of: contradiction.broken) ?? 0, view: root)
  }

  private func member(_ source: LayoutSource) -> LayoutConflict.Member {
    guard case .constraint(let number) = source, let constraint = constraints[number.index] else {
      return LayoutConflict.Member(
        description: words(of: source), view: source.item.flatMap { view($0) } ?? root,
        kind: LayoutConflict.Kind(source))
    }
    return LayoutConflict.Member(
      description: constraint.text, constraint: constraint, place: constraint.place)
  }

  func words(of source: LayoutSource) -> String {
    func name(_ item: LayoutItemID) -> String {
      view(item)?.layoutName
        ?? (members.indices.contains(item.index) ? members[item.index].guide?.layoutName : nil)
        ?? "a gap"
    }
    func length(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }
    switch source {
    case .constraint(let number): return constraints[number.index]?.text ?? "a constraint"
    case .rootSize(let axis):
      let size = axis == .horizontal ? root.bounds.width : root.bounds.height
      return "\(root.layoutName) has a \(length(axis)) of \(Value.number(size).literal)"
    case .frame(let item, _):
      return """
        \(name(item)) has the frame \(view(item).map { Value.rect($0.frame).literal } ?? "that was set")
        """
    case .hugging(let item, let axis):
      return "the \(length(axis)) of \(name(item)) is at most that of its content"
    case .compression(let item, let axis):
      return "the \(length(axis)) of \(name(item)) is at least that of its content"
    case .stack(let item): return "\(name(item)) arranges its views"
    case .minimumLength(let item, let axis): return "the \(length(axis)) of \(name(item)) is not negative"
    }
  }
}

extension LayoutConflict.Kind {
  fileprivate init(_ source: LayoutSource) {
    switch source {
    case .constraint: self = .constraint
    case .rootSize: self = .size
    case .frame, .minimumLength: self = .frame
    case .hugging, .compression: self = .content
    case .stack: self = .arrangement
    }
  }
}

extension View {
  var layoutName: String { sceneID.map { "'\($0)'" } ?? name.map { "'\($0)'" } ?? "a \(type(of: self))" }
}

extension LayoutGuide {
  var layoutName: String {
    sceneID.map { "'\($0)'" } ?? (identifier.isEmpty ? "a layout guide" : "'\(identifier)'")
  }
}
