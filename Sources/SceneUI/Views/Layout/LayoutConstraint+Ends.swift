import SceneValues

extension LayoutConstraint {
  enum End {
    case view(View, LayoutArea)
    case guide(LayoutGuide)

    var view: View? { if case .view(let view, _) = self { view } else { nil } }
    var guide: LayoutGuide? { if case .guide(let guide) = self { guide } else { nil } }
    var area: LayoutArea { if case .view(_, let area) = self { area } else { .view } }

    var place: View? {
      switch self {
      case .view(let view, _): view
      case .guide(let guide): guide.owningView
      }
    }

    var name: String {
      switch self {
      case .view(let view, .view): view.plainName
      case .view(let view, let area): "\(view.plainName).\(area.rawValue)"
      case .guide(let guide): guide.sceneID ?? (guide.identifier.isEmpty ? "guide" : guide.identifier)
      }
    }
  }

  /// The first end of the constraint, or nil if its object no longer exists.
  var firstEnd: End? { firstGuide.map(End.guide) ?? firstItem.map { .view($0, firstArea) } }
  /// The second end of the constraint, or nil if its object no longer exists or there is no second item.
  var secondEnd: End? { secondGuide.map(End.guide) ?? secondItem.map { .view($0, secondArea) } }

  /// The nearest common ancestor of both items, or the superview of the only item, or nil if neither exists.
  var commonView: View? {
    guard let first = firstEnd?.place else { return nil }
    guard secondAttribute != nil else {
      if firstGuide != nil { return first }
      return first.superview ?? first
    }
    guard let second = secondEnd?.place else { return nil }
    if first === second, firstGuide == nil || secondGuide == nil {
      // A constraint between a view and its area or guide applies in the view, and others in the superview.
      let isPlaced = firstArea == .view && secondArea == .view && firstGuide == nil && secondGuide == nil
      return isPlaced ? first.superview ?? first : first
    }
    var view: View? = first
    while let current = view {
      if second.isDescendant(of: current) { return current }
      view = current.superview
    }
    return nil
  }

  func reaches(into view: View) -> Bool {
    guard let first = firstEnd?.place, let second = secondEnd?.place else { return false }
    return first.isDescendant(of: view) != second.isDescendant(of: view)
  }

  /// Returns the violation, in points, that the constraint would have if the views had the given frames. Returns nil if
  /// the constraint is inactive or the violation is unknown.
  package func violation(at frame: (View) -> Rect?) -> Double? {
    guard let island, let ruleNumber else { return nil }
    return island.engine?.violation(of: ruleNumber) { item in
      guard let view = island.view(item) else { return nil }
      return frame(view)
    }
  }

  package var text: String {
    var text = "\(firstEnd?.name ?? "?").\(firstAttribute.rawValue) \(relation.rawValue) "
    if let secondAttribute {
      text += "\(secondEnd?.name ?? "?").\(secondAttribute.rawValue)"
      if multiplier != 1 { text += " * \(Value.number(multiplier).literal)" }
      if constant != 0 {
        text += (constant < 0 ? " - " : " + ") + Value.number(abs(constant)).literal
      }
    } else {
      text += Value.number(constant).literal
    }
    if priority != .required { text += " @\(Value.number(priority.rawValue).literal)" }
    return text
  }
}

extension View {
  fileprivate var plainName: String { sceneID ?? name ?? "\(type(of: self))" }
}
