import SceneValues

extension LayoutConstraint {
  /// Creates an inactive constraint for an equation that `holder` contains. The result is nil if an item does not exist.
  package convenience init?(_ equation: LayoutEquation, in holder: View, view: (String) -> View?) {
    func end(_ side: LayoutEquation.Side) -> End? {
      let item: View? =
        switch side.item {
        case .named(let name): view(name)
        case .holder: holder
        case .superview, .around: holder.superview
        }
      return item.map { .view($0, side.area) }
    }
    guard let first = end(equation.first) else { return nil }
    let second = equation.second.map(end)
    if case .some(nil) = second { return nil }
    self.init(
      first, equation.first.attribute, relatedBy: equation.relation, second ?? nil,
      equation.second?.attribute, multiplier: equation.multiplier, constant: equation.constant)
    priority = LayoutPriority(rawValue: equation.priority)
  }
}
