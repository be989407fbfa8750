import SceneDiagnostics
import SceneModel
import SceneValues

extension ConflictingConstraints: LayoutRule {
  package static func check(_ layout: CheckedLayout, into diagnostics: inout [Diagnostic]) {
    for conflict in layout.solved.conflicts {
      let constraints = conflict.members.compactMap(\.constraint)
      // A conflict that involves no constraints, only stack views and frames, is not reported.
      guard let last = constraints.last,
        !conflict.members.contains(where: { canCodeChange($0, in: layout) })
      else { continue }
      let named = conflict.members[conflict.broken].constraint ?? last
      let node = layout.document.constraints[named]
      let notes = conflict.members.enumerated().map { index, member in
        note(member, isNamed: member.constraint == named, in: layout)
      }
      diagnostics.append(
        layoutDiagnostic(
          .conflict(conflict.members.count), at: node.ranges.whole, in: layout, severity: .error, notes: notes
        ))
    }
  }

  /// Returns whether code can deactivate a constraint, or resize a view, before the first layout.
  private static func canCodeChange(_ member: SolvedLayout.Member, in layout: CheckedLayout) -> Bool {
    if let constraint = member.constraint {
      return layout.scene.canCodeReach(layout.document.constraints[constraint])
    }
    return member.isSavedFrame && member.object.map(layout.isChangedByCode) == true
  }

  private static func note(
    _ member: SolvedLayout.Member, isNamed: Bool, in layout: CheckedLayout
  ) -> Diagnostic.Note {
    guard let constraint = member.constraint else {
      return Diagnostic.Note(
        .given(member.words), at: member.object.map { layout.document.location(layout.range(of: $0)) })
    }
    return Diagnostic.Note(
      isNamed ? .isIgnoredAtRunTime(member.words) : .member(member.words),
      at: layout.document.location(layout.document.constraints[constraint].ranges.whole))
  }
}

extension Message {
  fileprivate static func conflict(_ count: Int) -> Message {
    count == 1
      ? "This required constraint cannot be satisfied"
      : "This required constraint conflicts with \(count == 2 ? "another constraint" : "\(count - 1) others")"
  }

  fileprivate static func isIgnoredAtRunTime(_ words: Message) -> Message {
    "'\(words)' is ignored at run time: remove it, or lower its priority (for example, to 999)"
  }

  fileprivate static func member(_ words: Message) -> Message {
    "'\(words)' is part of the conflict: you can also remove it, or lower its priority (for example, to 999)"
  }

  fileprivate static func given(_ words: Message) -> Message { "\(words), which is fixed" }
}
