import SceneLayout
import SceneValues

extension LayoutIsland {
  func build() {
    var builder = LayoutIslandBuilder(island: self)
    builder.build()
    removeReleasedConstraints()
  }

  /// Adds an activated constraint to the engine. Returns false if there is no engine or if an item is not in the island.
  func add(_ constraint: LayoutConstraint) -> Bool {
    guard let engine, let rule = rule(of: constraint) else { return false }
    releaseFixedAreas()
    adopt(constraint, engine.add(rule))
    noteAreas(of: rule)
    contentDidChange()
    return true
  }

  func remove(_ constraint: LayoutConstraint) {
    guard let number = constraint.ruleNumber, let engine else { return }
    constraints[number.index] = nil
    constraint.leaveIsland()
    engine.remove(number)
    releaseFixedAreas()
    contentDidChange()
  }

  func adopt(_ constraint: LayoutConstraint, _ number: SideConstraintID) {
    constraints[number.index] = constraint
    guard !isMeasurementOnly else { return }
    constraint.island = self
    constraint.ruleNumber = number
  }

  func rule(of constraint: LayoutConstraint) -> SideConstraint? {
    rule(of: constraint, constraint.firstEnd, constraint.secondEnd)
  }

  fileprivate func rule(
    of constraint: LayoutConstraint, _ firstEnd: LayoutConstraint.End?, _ secondEnd: LayoutConstraint.End?
  ) -> SideConstraint? {
    guard let first = side(firstEnd, constraint.firstAttribute) else { return nil }
    constraint.takeBaselineSpacing()
    guard let attribute = constraint.secondAttribute else {
      return SideConstraint(
        first, constraint.relation, constant: constraint.constant, priority: constraint.priority.rawValue)
    }
    guard let second = side(secondEnd, attribute) else { return nil }
    return SideConstraint(
      first, constraint.relation, second, multiplier: constraint.multiplier, constant: constraint.constant,
      priority: constraint.priority.rawValue)
  }

  private func side(_ end: LayoutConstraint.End?, _ attribute: LayoutAttribute) -> LayoutSide? {
    switch end {
    case nil: nil
    case .view(let view, let area):
      place(of: view.viewForBaseline(of: attribute, in: area)).map { LayoutSide($0, in: area, attribute) }
    case .guide(let guide): places[ObjectIdentifier(guide)].map { LayoutSide($0, attribute) }
    }
  }

  /// Records the areas that a constraint refers to, and passes their current insets to the engine.
  func noteAreas(of rule: SideConstraint) {
    noteArea(rule.first.area, of: rule.first.item)
    if let second = rule.second { noteArea(second.area, of: second.item) }
  }

  func noteArea(_ area: LayoutArea, of item: LayoutItemID) {
    guard area != .view, area != .contentGuide, let view = view(item) else { return }
    if members[item.index].areas.isEmpty { itemsWithAreas.append(item) }
    guard !members[item.index].areas.contains(area) else { return }
    members[item.index].areas.append(area)
    engine?.setInsets(view.insets(of: area), of: area, in: item)
  }

  func stack(of view: View) -> LayoutStack? { view.subviewArranger?.layoutStack { self.place(of: $0) } }
}

private struct LayoutIslandBuilder {
  let island: LayoutIsland
  private let engine: LayoutEngine
  private var gathered: Set<ObjectIdentifier> = []
  private var pending: [View] = []
  /// The constraints added so far, to detect duplicates. A constraint can be stored in one view but apply in another.
  private var known: Set<ObjectIdentifier> = []

  init(island: LayoutIsland) {
    self.island = island
    engine = LayoutEngine(size: island.root.bounds.size, isRightToLeft: island.root.readsFromRightToLeft)
    island.engine = engine
    island.members = [LayoutIsland.Member()]
  }

  mutating func build() {
    let root = island.root
    if root.contentScroller != nil { engine.makeScrolling(LayoutEngine.root) }
    if root.bounds.origin != .zero { engine.setBoundsOrigin(root.bounds.origin, of: LayoutEngine.root) }
    if island.isMeasurementOnly { addContent(of: root, LayoutEngine.root) }
    gather(root)
    var next = 0
    while next < pending.count {
      gather(pending[next])
      next += 1
    }
    for item in island.stacks { engine.setStack(island.view(item).flatMap(island.stack), of: item) }
  }

  private mutating func gather(_ view: View) {
    guard gathered.insert(ObjectIdentifier(view)).inserted else { return }
    if let notes = view.layoutNotes {
      for constraint in notes.constraints where constraint.isActive { add(constraint) }
      notes.foreign.removeAll { !$0.isActive || $0.container !== view }
      for constraint in notes.foreign { add(constraint) }
    }
    if let arranger = view.subviewArranger, arranger.arrangesSubviews, let item = island.place(of: view) {
      let arranged = arranger.arrangedViews
      if !arranged.isEmpty {
        for member in arranged { include(member) }
        island.stacks.append(item)
        if arranger.arrangementArea != .view { island.noteArea(arranger.arrangementArea, of: item) }
      }
    }
    for subview in view.subviews {
      if !subview.translatesAutoresizingMaskIntoConstraints {
        include(subview)
        gather(subview)
      } else if view !== island.root, subview.fillsSuperview, subview.placesOthers, include(subview) != nil {
        // The size of this view depends on the content of the subview, which fills it.
        absorb(subview)
      }
    }
  }

  private mutating func add(_ constraint: LayoutConstraint) {
    guard known.insert(ObjectIdentifier(constraint)).inserted else { return }
    let (first, second) = (constraint.firstEnd, constraint.secondEnd)
    guard let first, (second == nil) == (constraint.secondAttribute == nil),
      include(first, constraint.firstAttribute),
      second.map({ include($0, constraint.secondAttribute ?? .width) }) != false,
      let rule = island.rule(of: constraint, first, second)
    else { return }
    // Areas are recorded first, because a changed area rebuilds the rows of a constraint.
    island.noteAreas(of: rule)
    island.adopt(constraint, engine.add(rule))
  }

  private mutating func include(_ end: LayoutConstraint.End, _ attribute: LayoutAttribute) -> Bool {
    switch end {
    case .view(let view, let area): return include(view.viewForBaseline(of: attribute, in: area)) != nil
    case .guide(let guide):
      guard let owner = guide.owningView, let parent = include(owner) else { return false }
      guard island.places[ObjectIdentifier(guide)] == nil else { return true }
      add(engine.addItem(in: parent), LayoutIsland.Member(guide: guide), ObjectIdentifier(guide))
      return true
    }
  }

  private func add(_ item: LayoutItemID, _ member: LayoutIsland.Member, _ key: ObjectIdentifier) {
    // The engine also creates items, such as the spacers in a stack view. The members of these items are empty.
    while island.members.count < item.index { island.members.append(LayoutIsland.Member()) }
    island.members.append(member)
    island.places[key] = item
  }

  /// Adds a view and its ancestors as items. Returns nil if the view is not a descendant of the root.
  @discardableResult
  private mutating func include(_ view: View) -> LayoutItemID? {
    if let known = island.place(of: view) { return known }
    guard let superview = view.superview, let parent = include(superview) else { return nil }
    // The content of a view that has its own frame would otherwise form a separate island.
    if superview !== island.root, superview.translatesAutoresizingMaskIntoConstraints {
      absorb(superview)
    }
    let item = engine.addItem(in: parent, isRightToLeft: view.readsFromRightToLeft)
    add(item, LayoutIsland.Member(view: view), ObjectIdentifier(view))
    if !island.isMeasurementOnly {
      let notes = view.notesOfLayout
      if !view.translatesAutoresizingMaskIntoConstraints {
        // The view may have been the root of an island before it was added to this one.
        notes.island?.dissolve()
        notes.island = nil
      }
      notes.home = island
      notes.item = item
    }
    let alignment = view.alignmentRectInsets
    if alignment != .zero { engine.setAlignmentInsets(alignment, of: item) }
    if view.bounds.origin != .zero { engine.setBoundsOrigin(view.bounds.origin, of: item) }
    if view.contentScroller != nil { engine.makeScrolling(item) }
    if view.translatesAutoresizingMaskIntoConstraints {
      engine.setFrame(view.frame, mask: view.autoresizingMask, in: superview.bounds.size, of: item)
    } else {
      engine.setDefaultFrame(view.defaultFrame, of: item)
    }
    addContent(of: view, item)
    return item
  }

  private mutating func absorb(_ view: View) {
    if !island.isMeasurementOnly {
      let notes = view.notesOfLayout
      notes.island?.dissolve()
      notes.island = nil
      notes.isPartOfOuterIsland = true
    }
    pending.append(view)
  }

  private func addContent(of view: View, _ item: LayoutItemID) {
    let baselines = view.textContent?.baselineOffsets
    if let baselines { engine.setBaselines(first: baselines.first, last: baselines.last, of: item) }
    guard island.isPlacedByContent(view) else { return }
    if view.wrapsText { island.wrapping.append(item) }
    engine.setContent(view.layoutContent(fitting: nil), of: item)
  }
}

extension View {
  fileprivate var defaultFrame: Rect {
    if let frame = layoutNotes?.defaultFrame { return frame }
    let frame = Rect(origin: untransformedOrigin, size: bounds.size)
    notesOfLayout.defaultFrame = frame
    return frame
  }

  fileprivate var fillsSuperview: Bool {
    autoresizingMask.isSuperset(of: [.flexibleWidth, .flexibleHeight])
      && autoresizingMask.isDisjoint(with: [
        .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin, .flexibleBottomMargin,
      ])
      && superview.map { frame == Rect(origin: .zero, size: $0.bounds.size) } == true
  }
}
