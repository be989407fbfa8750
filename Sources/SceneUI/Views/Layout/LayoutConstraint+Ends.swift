import SceneValues

extension LayoutConstraint {
  /// What a side of a constraint is an attribute of.
  enum End {
    case view(View, LayoutArea)
    case guide(LayoutGuide)

    var view: View? { if case .view(let view, _) = self { view } else { nil } }
    var guide: LayoutGuide? { if case .guide(let guide) = self { guide } else { nil } }
    var area: LayoutArea { if case .view(_, let area) = self { area } else { .view } }

    /// The view itself, or the one that a guide lies in.
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

  /// Nil where it is gone.
  var firstEnd: End? { firstGuide.map(End.guide) ?? firstItem.map { .view($0, firstArea) } }
  /// Nil where it is gone, and without a second item.
  var secondEnd: End? { secondGuide.map(End.guide) ?? secondItem.map { .view($0, secondArea) } }

  /// The nearest view that both items are in, or that one of them is while the other is in it; of one item alone, the view
  /// around it. Nil where there is none.
  var commonView: View? {
    guard let first = firstEnd?.place else { return nil }
    guard secondAttribute != nil else {
      if firstGuide != nil { return first }
      return first.superview ?? first
    }
    guard let second = secondEnd?.place else { return nil }
    if first === second, firstGuide == nil || secondGuide == nil {
      // Of a view and an area of its own, or a guide in it, that view; else what is around it.
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

  /// Whether it is between something in a view and something that is not in it.
  func reaches(into view: View) -> Bool {
    guard let first = firstEnd?.place, let second = secondEnd?.place else { return false }
    return first.isDescendant(of: view) != second.isDescendant(of: view)
  }

  /// How far it would be from holding if views were elsewhere.
  ///
  /// - Parameter frame: that of a view, in the superview's coordinates; nil where it is not known.
  /// - Returns: in points; nil where it is not active, or where that cannot be told.
  package func violation(at frame: (View) -> Rect?) -> Double? {
    guard let island, let ruleNumber else { return nil }
    return island.engine?.violation(of: ruleNumber) { item in
      guard let view = island.view(item) else { return nil }
      return frame(view)
    }
  }

  /// What it says, as scenes write it.
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
