import SceneValues

extension LayoutConstraint {
  /// The constraints that a visual format stands for: `H:|-[name(>=100)]-8-[field]-|`.
  ///
  /// ```swift
  /// let constraints = try LayoutConstraint.constraints(
  ///   withVisualFormat: "V:|-gap-[title]-[body(>=44)]-|", metrics: ["gap": 20],
  ///   views: ["title": title, "body": body])
  /// LayoutConstraint.activate(constraints)
  /// ```
  ///
  /// - Parameters:
  ///   - format: views in a row (`H:`) or a column (`V:`), and the distances between them.
  ///   - options: what its views are aligned by, and which way it runs, as scenes write it: `alignAllTop`.
  ///   - metrics: what the names stand for that are written in place of numbers.
  ///   - views: what the names of views stand for. `|` is the superview of the first one that it is beside.
  /// - Returns: the constraints, none of which is active.
  /// - Throws: `VisualFormatError`, where the format cannot be read, or names what is not there.
  public static func constraints(
    withVisualFormat format: String, options: String = "", metrics: [String: Double] = [:],
    views: [String: View]
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    let equations: [LayoutEquation]
    do throws(ConstraintSyntaxError) {
      let parsed = try VisualFormat.parse(format, metrics: metrics)
      let options = try VisualFormatOptions.parse(options)
      if let misfit = parsed.misfit(among: options) { throw misfit }
      equations = parsed.equations(options, edge: .superview).map(\.equation)
    } catch {
      throw VisualFormatError(
        description:
          "The visual format '\(format)': \(error.expected.text) is expected at character \(error.range.lowerBound + 1)"
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
          throw VisualFormatError(description: "The visual format '\(format)': there is no superview for '|'")
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

/// Why a visual format stands for no constraints.
public struct VisualFormatError: Error, CustomStringConvertible {
  /// What is wrong with it.
  public let description: String
}

extension VisualFormatError {
  fileprivate init(noView name: String, in format: String) {
    self.init(description: "The visual format '\(format)': no view is given for '\(name)'")
  }
}
