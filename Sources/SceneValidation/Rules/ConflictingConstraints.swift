import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConflictingConstraints: FileRule {
  package static let description = RuleDescription(
    "conflicting-constraints", .layout, .warning,
    summary: "Conflicting required constraints",
    discussion: """
      Two required constraints between the same attributes conflict if they require two different distances, \
      or at least 60 and at most 40. Remove one, or give one a lower priority, as in '= 44 @999'.

      With '--layout', the constraints of each scene are solved, and each set of conflicting required \
      constraints is an error, regardless of their items. The set is minimal: without any one of its \
      members, the others can be satisfied. Each has a note. The location of the diagnostic is the \
      constraint that the app ignores at run time. A conflict that occurs only on another screen is caused \
      by the size of that screen or by its text.

      Without '--layout', the rule does not check constraints that have an id, because code may turn them \
      off. In Xcode files, where each constraint has an id, it does not check those that have an outlet or \
      an identifier, or that are installed for some sizes only.
      """,
    wrong: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="width = 44"/>
        <constraint equation="▶width &gt;= 60"/>
      </label>
      """),
    right: .view(
      id: "page",
      """
      <label id="time" text="12:00">
        <constraint equation="width = 44 @999"/>
        <constraint equation="width &gt;= 60"/>
      </label>
      """))

  package static func check(_ scene: CheckedScene, into diagnostics: inout [Diagnostic]) {
    var rooms: [NormalConstraint.Sides: DifferenceRange] = [:]
    // A part of a visual format may create several constraints.
    var known: Set<SourceRange> = []
    for (node, normal) in scene.fixedConstraints
    where normal.priority == LayoutPriority.required.rawValue {
      if let other = rooms[normal.sides, default: DifferenceRange()].add(normal, at: node.ranges.whole),
        known.insert(node.ranges.whole).inserted
      {
        diagnostics.append(
          diagnostic(
            .contradiction, at: node.ranges.whole, in: scene, notes: [scene.note(.other, at: other)]))
      }
    }
  }

  /// The range of differences between two sides that the constraints allow, and the constraints that limit it.
  private struct DifferenceRange {
    var least: (constant: Double, range: SourceRange)?
    var most: (constant: Double, range: SourceRange)?

    mutating func add(_ constraint: NormalConstraint, at range: SourceRange) -> SourceRange? {
      let constant = constraint.constant
      let isLower = constraint.relation != .lessThanOrEqual
      let isUpper = constraint.relation != .greaterThanOrEqual
      if isLower, let most, constant > most.constant { return most.range }
      if isUpper, let least, constant < least.constant { return least.range }
      if isLower, least.map({ $0.constant < constant }) ?? true { least = (constant, range) }
      if isUpper, most.map({ $0.constant > constant }) ?? true { most = (constant, range) }
      return nil
    }
  }
}

extension Message {
  fileprivate static var contradiction: Message {
    """
    This required constraint conflicts with another constraint
    """
  }
  fileprivate static var other: Message { "the other constraint is here" }
}
