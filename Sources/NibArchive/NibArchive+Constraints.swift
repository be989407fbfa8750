extension NibArchive {
  /// Returns the equation of a constraint object, such as `#7 UIView.leading >= #5 UILabel.trailing * 2 + 8, priority
  /// 750`, or nil if the object is not a constraint.
  func constraint(_ index: Int) -> String? {
    guard className(of: index) == "NSLayoutConstraint", let first = side("First", of: index) else {
      return nil
    }
    let relation =
      switch value("NSRelation", of: index) {
      case .integer(1)?: ">="
      case .integer(-1)?: "<="
      default: "="
      }
    var text = "constraint \(first) \(relation) "
    let constant = number("NSConstantV2", of: index) ?? number("NSConstant", of: index) ?? 0
    let symbol = self.text("NSSymbolicConstant", of: index, limit: 40).map { $0.dropFirst().dropLast() }
    if let second = side("Second", of: index) {
      text += second
      if let factor = number("NSMultiplier", of: index), factor != 1 { text += " * \(Self.literal(factor))" }
      if let symbol {
        text += " + \(symbol)"
      } else if constant != 0 {
        text += constant < 0 ? " - \(Self.literal(-constant))" : " + \(Self.literal(constant))"
      }
    } else {
      text += symbol ?? "\(Self.literal(constant))"
    }
    if let priority = number("NSPriority", of: index), priority != 1000 {
      text += ", priority \(Self.literal(priority))"
    }
    return text
  }

  private func side(_ side: String, of index: Int) -> String? {
    guard case .object(let item)? = value("NS\(side)Item", of: index) else { return nil }
    // Only the attributes of version 2 include the margins.
    let number = value("NS\(side)AttributeV2", of: index) ?? value("NS\(side)Attribute", of: index)
    guard case .integer(let attribute)? = number else { return name(of: item) }
    let known = Self.attributes.indices.contains(Int(truncatingIfNeeded: attribute))
    return "\(name(of: item)).\(known ? Self.attributes[Int(attribute)] : "\(attribute)")"
  }

  private func number(_ key: String, of index: Int) -> Double? {
    switch value(key, of: index) {
    case .integer(let number)?: Double(number)
    case .float(let number)?: Double(number)
    case .double(let number)?: number
    default: nil
    }
  }

  /// Interface Builder's names for layout attributes, by the numbers that UIKit and AppKit use.
  private static let attributes = [
    "none", "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY",
    "baseline", "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin",
    "trailingMargin", "centerXWithinMargins", "centerYWithinMargins",
  ]
}
