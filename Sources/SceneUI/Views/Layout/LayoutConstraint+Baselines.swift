import SceneValues

extension LayoutConstraint {
  /// Takes the distance that the fonts at its two baselines ask for: the height of the higher of both lines, times the
  /// multiplier that was asked for.
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
  /// Whether it is where a line of text stands.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
