import SceneValues

extension LayoutConstraint {
  /// Sets the constant to the spacing multiplier times the larger of the line heights at the two baselines.
  func takeBaselineSpacing() {
    guard let spacing = baselineSpacing else { return }
    let heights = [lineHeight(of: firstEnd, firstAttribute), lineHeight(of: secondEnd, secondAttribute)]
    constant = spacing * (heights.compactMap { $0 }.max() ?? VisualFormat.standardDistance)
    baselineSpacing = spacing
  }

  private func lineHeight(of end: End?, _ attribute: LayoutAttribute?) -> Double? {
    guard case .view(let view, let area) = end, let attribute else { return nil }
    return view.viewForBaseline(of: attribute, in: area).textContent?.textLineHeight
  }
}

extension LayoutAttribute {
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
