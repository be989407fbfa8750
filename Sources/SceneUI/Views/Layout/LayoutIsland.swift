import SceneLayout
import SceneValues

/// The views within a root view that constraints and stack views lay out together. The root view has its own frame. Each
/// island is solved independently. Views without constraints are not in any island and incur no cost.
final class LayoutIsland {
  struct Member {
    var view: View?
    var guide: LayoutGuide?
    var areas: [LayoutArea] = []
  }

  /// The root view of the island. The reference is unowned because the root retains the island.
  private(set) unowned var root: View
  /// The engine, or nil before the first build and after a structural change.
  var engine: LayoutEngine?
  var members: [Member] = []
  var places: [ObjectIdentifier: LayoutItemID] = [:]
  var constraints: [Int: LayoutConstraint] = [:]
  var itemsWithAreas: [LayoutItemID] = []
  var wrapping: [LayoutItemID] = []
  var stacks: [LayoutItemID] = []
  /// Whether the island only computes a size and never moves views.
  let isMeasurementOnly: Bool
  var changes = LayoutChanges()
  private(set) var isApplying = false
  private var isUpdating = false
  private var reported: Set<[LayoutSource]> = []
  private var released: [View] = []
  /// The root's size and safe area at the time the areas were fixed, or nil if no area is fixed.
  private var surroundings: (size: Size, safeArea: EdgeInsets)?

  init(root: View, isMeasurementOnly: Bool = false) {
    self.root = root
    self.isMeasurementOnly = isMeasurementOnly
  }

  deinit { if !isMeasurementOnly { forgetMembers() } }

  /// Discards the engine after a structural change. The next use rebuilds it.
  func dissolve() {
    root.setNeedsLayout()
    guard engine != nil else { return }
    notifyOfContent()
    forgetMembers()
    surroundings = nil
    engine = nil
    members = []
    places = [:]
    constraints = [:]
    (itemsWithAreas, wrapping, stacks) = ([], [], [])
    changes = LayoutChanges()
  }

  private func forgetMembers() {
    guard !isMeasurementOnly else { return }
    for constraint in constraints.values { constraint.leaveIsland() }
    for member in members {
      guard let view = member.view, let notes = view.layoutNotes, notes.home === self else { continue }
      notes.home = nil
      notes.fixedAreas = []
      if notes.isPartOfOuterIsland {
        notes.isPartOfOuterIsland = false
        released.append(view)
      }
    }
  }

  func removeReleasedConstraints() {
    for view in released where view.layoutNotes?.isPartOfOuterIsland == false {
      view.layoutNotes?.island = LayoutIsland(root: view)
      view.setNeedsLayout()
    }
    released = []
  }

  func place(of view: View) -> LayoutItemID? {
    view === root ? LayoutEngine.root : places[ObjectIdentifier(view)]
  }

  func view(_ item: LayoutItemID) -> View? {
    item == LayoutEngine.root ? root : members.indices.contains(item.index) ? members[item.index].view : nil
  }

  func setNeedsSolving() { root.setNeedsLayout() }

  /// Marks the root for layout after a change that might also affect the root's fitting size.
  func contentDidChange() {
    setNeedsSolving()
    notifyOfContent()
  }

  private func notifyOfContent() {
    guard !isMeasurementOnly else { return }
    root.superview?.contentViewOwner?.contentDidChange(inside: root)
    root.controller?.fittingSizeDidChange()
  }

  // MARK: Solving

  /// The number of iterations after which areas that still change, such as safe areas and margins, are fixed so that they
  /// no longer depend on view positions.
  private static let rounds = 8

  /// Solves the pending changes and moves the views. Reentrant calls do nothing.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var moved: Set<LayoutItemID> = []
    if engine == nil {
      build()
      // The solver reports only changes, so all views count as moved after a build.
      moved = Set(members.indices.map { LayoutItemID(index: $0) })
      // The presenter may need a different size after a constraint change.
      if !isMeasurementOnly { root.controller?.fittingSizeDidChange() }
    }
    guard let engine, members.count > 1 else { return }
    if let surroundings, surroundings != (root.bounds.size, root.safeAreaInsets) { releaseFixedAreas() }
    engine.setRootSize(root.bounds.size)
    for round in 0..<2 * Self.rounds {
      if round == Self.rounds { fixChangingAreas() }
      let isRewrapped = takeChanges(into: &moved)
      guard engine.needsSolving || isRewrapped || !moved.isEmpty || round == 0 else { break }
      if engine.needsSolving || isRewrapped { solve(into: &moved) }
      guard !moved.isEmpty else { break }
      apply(moved)
      moved = []
      // Moving a view may have replaced the engine.
      guard self.engine === engine else { return }
    }
    reportContradictions()
  }

  private static let highestOfUnwrappedText = LayoutPriority(rawValue: 999)

  /// Solves the layout, and then solves it again with text wrapped at the resulting widths.
  func solve(into moved: inout Set<LayoutItemID>) {
    guard let engine else { return }
    // Each solve starts from unwrapped text, so that the result does not depend on the previous state.
    for item in wrapping {
      guard let view = view(item) else { continue }
      var content = view.layoutContent(fitting: nil)
      // As in UIKit, required constraints determine the width at which text is wrapped, even if it must not be compressed.
      content.compression.horizontal = min(content.compression.horizontal, Self.highestOfUnwrappedText)
      engine.setContent(content, of: item)
    }
    moved.formUnion(engine.solve())
    guard !wrapping.isEmpty else { return }
    for _ in 0..<2 {
      for item in wrapping {
        guard let view = view(item) else { continue }
        let width = item == LayoutEngine.root ? engine.rootSize.width : engine.frame(of: item).width
        // As in UIKit, the constraints of multiline text are added after the first pass, even if the text fits on a line.
        let content = view.layoutContent(fitting: grid.roundedUp(width))
        engine.setContent(
          content, of: item, isWrapped: content != view.layoutContent(fitting: nil), isMultiline: true)
      }
      guard engine.needsSolving else { return }
      moved.formUnion(engine.solve())
    }
  }

  var grid: PixelGrid { PixelGrid(scale: root.contextIfAny?.displayScale ?? 2) }

  private func apply(_ moved: Set<LayoutItemID>) {
    guard let engine else { return }
    let grid = grid
    isApplying = true
    defer { isApplying = false }
    for item in moved.sorted() where item != LayoutEngine.root && item.index < members.count {
      let frame = grid.aligned(engine.frame(of: item))
      if let guide = members[item.index].guide { guide.solvedFrame = frame }
      guard let view = members[item.index].view else { continue }
      if view.take(layoutFrame: frame), let superview = view.superview, superview !== root {
        superview.setNeedsLayout()
      }
    }
    for item in moved {
      guard let scroller = view(item)?.contentScroller else { continue }
      let size = engine.contentSize(of: item)
      scroller.contentSizeDidSolve(width: size.width.map(grid.aligned), height: size.height.map(grid.aligned))
    }
  }

  // MARK: Changes

  /// Passes changes to the engine and collects the views that other code moved. Returns whether wrapped text changed.
  private func takeChanges(into moved: inout Set<LayoutItemID>) -> Bool {
    guard let engine else { return false }
    let changes = self.changes
    self.changes = LayoutChanges()
    let isRewrapped = wrapping.contains { changes.content.contains($0) }
    for item in changes.content {
      guard let view = view(item), item != LayoutEngine.root else { continue }
      takeContent(of: view, item)
    }
    if !isMeasurementOnly, !changes.content.isEmpty {
      for constraint in constraints.values where constraint.baselineSpacing != nil {
        constraint.takeBaselineSpacing()
      }
    }
    for item in changes.stacks { view(item).map { engine.setStack(stack(of: $0), of: item) } }
    for item in changes.frames {
      guard let view = view(item), let superview = view.superview else { continue }
      if view.translatesAutoresizingMaskIntoConstraints {
        engine.setFrame(
          view.frame, mask: view.autoresizingMask, in: superview.bounds.size, of: item)
      }
      moved.insert(item)
    }
    for item in changes.bounds { view(item).map { engine.setBoundsOrigin($0.bounds.origin, of: item) } }
    for item in itemsWithAreas {
      guard let view = view(item) else { continue }
      for area in members[item.index].areas { engine.setInsets(view.insets(of: area), of: area, in: item) }
    }
    return isRewrapped
  }

  /// Fixes the areas that still change, so that layout ends. For example, a view that is positioned by its own margins
  /// can move under a bar, which increases the margins and moves the view again.
  private func fixChangingAreas() {
    guard let engine, !isMeasurementOnly else { return }
    for item in itemsWithAreas {
      guard let view = view(item) else { continue }
      let areas = members[item.index].areas
      let changing = areas.filter { engine.insets(of: $0, in: item) != view.insets(of: $0) }
      guard !changing.isEmpty else { continue }
      view.notesOfLayout.fixedAreas += changing
      surroundings = (root.bounds.size, root.safeAreaInsets)
    }
  }

  /// Lets all areas depend on view positions again, because the cause of the repeated changes might no longer exist.
  func releaseFixedAreas() {
    guard surroundings != nil else { return }
    surroundings = nil
    for item in itemsWithAreas { view(item)?.layoutNotes?.fixedAreas = [] }
  }

  func takeContent(of view: View, _ item: LayoutItemID) {
    guard let engine else { return }
    let baselines = view.textContent?.baselineOffsets
    engine.setBaselines(first: baselines?.first, last: baselines?.last, of: item)
    guard isPlacedByContent(view), !wrapping.contains(item) else { return }
    engine.setContent(view.layoutContent(fitting: nil), of: item)
  }

  func isPlacedByContent(_ view: View) -> Bool {
    !view.translatesAutoresizingMaskIntoConstraints || view === root
  }

  private func reportContradictions() {
    guard let engine, !isMeasurementOnly else { return }
    for contradiction in engine.contradictions where reported.insert(contradiction.members).inserted {
      root.contextIfAny?.report(conflict(contradiction))
    }
  }
}

struct LayoutChanges {
  var content: Set<LayoutItemID> = []
  var stacks: Set<LayoutItemID> = []
  var frames: Set<LayoutItemID> = []
  var bounds: Set<LayoutItemID> = []
}
