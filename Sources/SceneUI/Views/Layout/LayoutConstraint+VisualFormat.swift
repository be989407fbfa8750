import SceneValues

extension LayoutConstraint {
  /// Returns inactive constraints for a visual format, such as `H:|-[name(>=100)]-8-[field]-|`.
  ///
  /// ```swift
  /// let constraints = try LayoutConstraint.constraints(
  ///   withVisualFormat: "V:|-gap-[title]-[body(>=44)]-|", metrics: ["gap": 20],
  ///   views: ["title": title, "body": body])
  /// LayoutConstraint.activate(constraints)
  /// ```
  ///
  /// - Parameters:
  ///   - format: A description of the views in a row (`H:`) or column (`V:`) and the distances between them.
  ///   - options: The alignment and direction in scene syntax, such as `alignAllTop`.
  ///   - metrics: The numbers in the format, keyed by the names that represent them.
  ///   - views: The views, keyed by the names used in the format. `|` represents the superview of the adjacent view.
  /// - Returns: The constraints.
  /// - Throws: `VisualFormatError` if the format is invalid or contains unknown names.
  public static func constraints(
    withVisualFormat format: String, options: String = "", metrics: [String: Double] = [:],
    views: [String: View]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let equations: [LayoutEquation]
    do throws(ConstraintSyntaxError) {
      let parsed = try VisualFormat.parse(format, metrics: metrics)
      let options = try VisualFormatOptions.parse(options)
      if let mismatch = parsed.mismatch(among: options) { throw mismatch }
      equations = parsed.equations(options, edge: .superview).map(\.equation)
    } catch {
      throw VisualFormatError(
        description:
          """
          Invalid visual format '\(format)': expected \(error.expected.text) at character \
          \(error.range.lowerBound + 1)
          """
      )
    }
    let superview = try superview(ofViewsIn: equations, views, format)
    func end(_ side: LayoutEquation.Side) throws(VisualFormatError) -> End {
      switch side.item {
      case .named(let name):
        guard let view = views[name] else { throw VisualFormatError(noView: name, in: format) }
        return .view(view, side.area)
      case .superview, .holder, .around:
        guard let superview else {
          throw VisualFormatError(description: "Invalid visual format '\(format)': '|' requires a superview")
        }
        return .view(superview, side.area)
      }
    }
    var constraints: [LayoutConstraint] = []
    for equation in equations {
      var second: End?
      if let side = equation.second { second = try end(side) }
      let constraint = LayoutConstraint(
        try end(equation.first), equation.first.attribute, relatedBy: equation.relation, second,
        equation.second?.attribute, multiplier: equation.multiplier, constant: equation.constant)
      constraint.priority = LayoutPriority(rawValue: equation.priority)
      constraints.append(constraint)
    }
    return constraints
  }

  private static func superview(
    ofViewsIn equations: [LayoutEquation], _ views: [String: View], _ format: String
  ) throws(VisualFormatError) -> View? {
    for side in equations.flatMap({ [$0.first, $0.second].compactMap { $0 } }) {
      guard case .named(let name) = side.item else { continue }
      guard let view = views[name] else { throw VisualFormatError(noView: name, in: format) }
      if let superview = view.superview { return superview }
    }
    return nil
  }
}

/// An error in a visual format.
public struct VisualFormatError: Error, CustomStringConvertible {
  /// A description of the problem.
  public let description: String
}

extension VisualFormatError {
  fileprivate init(noView name: String, in format: String) {
    self.init(description: "Invalid visual format '\(format)': no view has the name '\(name)'")
  }
}
