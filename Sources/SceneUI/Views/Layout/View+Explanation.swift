import SceneLayout
import SceneValues

extension View {
  /// Whether the view's position or size is ambiguous. The value is false if no constraint positions the view.
  public var hasAmbiguousLayout: Bool {
    layoutIsland()
    guard let notes = layoutNotes, let engine = notes.home?.engine else { return false }
    return engine.ambiguities().contains { $0.item == notes.item }
  }

  /// Returns the exactly satisfied constraints that affect the view along an axis, highest priority first. The result
  /// does not include requirements that come from content, stack views, and frames.
  public func constraintsAffectingLayout(for axis: LayoutConstraint.Axis) -> [LayoutConstraint] {
    layoutIsland()
    guard let notes = layoutNotes, let home = notes.home, let engine = home.engine else { return [] }
    return engine.sources(of: notes.item, along: axis.layoutAxis).compactMap { source in
      guard case .constraint(let number) = source else { return nil }
      return home.constraints[number.index]
    }
  }

  /// Returns a textual explanation of the view's position and size, for debugging.
  ///
  /// ```text
  /// 'title' has the frame 16 60 343 21.
  /// Left and width: title.leading = page.margins.leading; title.trailing = page.margins.trailing.
  /// Top and height: title.top = page.safeArea.top + 16; the height of 'title' is at most that of its content; …
  /// ```
  public func explainLayout() -> String {
    layoutIsland()
    var sentences = ["\(layoutName) has the frame \(Value.rect(frame).literal)."]
    guard let notes = layoutNotes, let home = notes.home, let engine = home.engine else {
      sentences.append(
        superview == nil
          ? "It has no superview, so the frame was set directly."
          : """
          It has no constraints: the frame was set directly, and follows the superview by the \
          autoresizing mask.
          """
      )
      return sentences.joined(separator: "\n")
    }
    let open = engine.ambiguities().filter { $0.item == notes.item }
    for axis in LayoutAxis.allCases {
      let sources = engine.sources(of: notes.item, along: axis)
      var texts: [String] = []
      for text in sources.map(home.words(of:)) where !texts.contains(text) { texts.append(text) }
      let name = axis == .horizontal ? "Left and width" : "Top and height"
      sentences.append("\(name): \(texts.isEmpty ? "nothing" : texts.joined(separator: "; ")).")
      for ambiguity in open where ambiguity.axis == axis {
        let what =
          ambiguity.isLength
          ? (axis == .horizontal ? "width" : "height") : (axis == .horizontal ? "left edge" : "upper edge")
        sentences.append(
          "Its \(what) is not determined: it is \(Value.number(ambiguity.value).literal), but could also be "
            + "\(Value.number(ambiguity.other).literal).")
      }
    }
    for conflict in engine.contradictions.map(home.conflict) where conflict.concerns(self) {
      sentences.append(conflict.description)
    }
    return sentences.joined(separator: "\n")
  }
}

extension LayoutConflict {
  fileprivate func concerns(_ view: View) -> Bool {
    members.contains { $0.constraint?.firstItem === view || $0.constraint?.secondItem === view }
  }
}

extension LayoutConstraint.Axis {
  var layoutAxis: LayoutAxis { self == .horizontal ? .horizontal : .vertical }
}
