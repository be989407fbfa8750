import SceneSyntax

extension SyntaxTree {
  /// Returns the scale of a label's smallest font, or nil if the size of its font is unknown.
  func scale(ofMinimumSize text: String, forLabel label: Int) -> Double? {
    guard let size = Double(text), size > 0,
      let font = children(of: label).first(where: { name(of: elements[$0]) == "fontDescription" }),
      let attribute = self.attribute(named: "pointSize", of: font),
      let full = Double(value(of: attribute)), full > 0
    else { return nil }
    return min(1, size / full)
  }
}
