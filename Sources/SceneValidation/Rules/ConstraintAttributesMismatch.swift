import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConstraintAttributesMismatch: FileRule {
  package static let description = RuleDescription(
    "constraint-attributes-mismatch", .layout, .error,
    summary: "Constraint compares incompatible attributes",
    discussion: """
      A horizontal position can be compared with another horizontal position, a vertical position with \
      another vertical position, and a size with another size or a number. 'leading' and 'trailing' depend \
      on the reading direction, so they cannot be compared with 'left' or 'right'. A position cannot be \
      compared with a number alone: specify the edge that the position is relative to.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="left = superview.▶top"/>
        <constraint equation="▶bottom = 20"/>
      </label>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="left = superview.left"/>
        <constraint equation="bottom = superview.bottom - 20"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    // An option of a visual format may create several constraints, but it is reported only once.
    var known: Set<SourceRange> = []
    for node in scene.document.constraints {
      let (first, second) = (node.sides[0], node.sides.dropFirst().first)
      guard let second else {
        guard first.attribute.kind != .size else { continue }
        diagnostics.append(
          diagnostic(
            .place(first.attribute), at: first.attributeRange, in: scene,
            suggesting: suggestion(for: node, first.attribute, in: scene)))
        continue
      }
      if let message = message(first.attribute, second.attribute) {
        diagnostics.append(diagnostic(message, at: second.attributeRange, in: scene))
      } else if first.attribute == second.attribute, first.area == second.area,
        let view = scene.view(of: first, in: node), view == scene.view(of: second, in: node),
        known.insert(second.attributeRange).inserted
      {
        diagnostics.append(diagnostic(.itself(second.attribute), at: second.attributeRange, in: scene))
      }
    }
  }

  private static func message(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Message? {
    if first.kind != second.kind { return .kinds(first, second) }
    if directed.contains(first) && fixed.contains(second)
      || fixed.contains(first) && directed.contains(second)
    {
      return .directions(first, second)
    }
    return nil
  }

  private static let directed: [LayoutAttribute] = [.leading, .trailing]
  private static let fixed: [LayoutAttribute] = [.left, .right]

  private static func suggestion(
    for node: ConstraintNode, _ attribute: LayoutAttribute, in scene: CheckedScene
  ) -> Suggestion? {
    guard let range = node.ranges.constant, node.equation.first.item == .holder,
      !scene.hasSuperviewElsewhere(node.holder)
    else { return nil }
    let written = Name(scene.document.source.text(range), range)
    var equation = node.equation
    equation.second = LayoutEquation.Side(.superview, attribute)
    equation.priority = LayoutPriority.required.rawValue
    let right = equation.text.split(separator: " ").dropFirst(2).joined(separator: " ")
    return scene.suggestion(replacing: written, with: right, isSafe: false)
  }
}

extension Message {
  fileprivate static func place(_ attribute: LayoutAttribute) -> Message {
    "'\(attribute.rawValue)' is a position: it cannot be compared with a number alone"
  }

  fileprivate static func kinds(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Message {
    "'\(first.rawValue)' is \(kind(of: first)), but '\(second.rawValue)' is \(kind(of: second))"
  }

  fileprivate static func directions(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Message {
    "'\(first.rawValue)' and '\(second.rawValue)' are the same edge in only one reading direction"
  }

  fileprivate static func itself(_ attribute: LayoutAttribute) -> Message {
    "This constraint compares '\(attribute.rawValue)' of a view with itself"
  }

  private static func kind(of attribute: LayoutAttribute) -> String {
    switch attribute.kind {
    case .horizontal: "a position along the horizontal axis"
    case .vertical: "a position along the vertical axis"
    case .size: "a size"
    }
  }
}
