import SceneDiagnostics
import SceneModel
import SceneValues

package enum ConflictingConstraints: FileRule {
  package static let description = RuleDescription(
    "conflicting-constraints", .layout, .warning,
    summary: "Conflicting required constraints",
    discussion: """
      Two required constraints between the same attributes conflict if no value can satisfy both: for \
      example, if they require two different distances, or if one requires at least 60 and the other at \
      most 40. Remove one of the constraints, or give one a lower priority, as in '= 44 @999'.

      scenec also solves the constraints of each scene, on the device that the file specifies or on the \
      screens that '--layout' selects, and reports each set of conflicting required constraints as an \
      error, even if the constraints have different items. Each set is minimal: if any one member is \
      removed, the others can be satisfied. The diagnostic is located at the constraint that the app \
      ignores at run time, and it has a note for each member of the set. If a conflict occurs only on \
      another screen, the cause is the size of that screen or the text that it shows.

      The rule ignores conflicts of constraints that have an id, because code might deactivate them. In an \
      Xcode file, where every constraint has an id, the rule instead ignores constraints that are connected \
      to an outlet or have an identifier. With '--no-layout', or if a file cannot be laid out, the rule only \
      compares pairs of constraints, and also skips constraints that are installed only for some size \
      classes.
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
    // A part of a visual format may create several constraints, but it is reported only once.
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
