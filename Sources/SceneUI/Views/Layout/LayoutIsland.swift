import SceneLayout
import SceneValues

/// The views that constraints and stack views place together: what is in one view whose own frame nobody here decides.
///
/// A controller's view, the content view of a cell, and any view that has a frame of its own and holds constrained views is
/// the root of an island; each is solved by itself. Views without constraints are in none, and cost nothing.
final class LayoutIsland {
  /// What an item of the engine stands for.
  struct Member {
    var view: View?
    var guide: LayoutGuide?
    /// An area of a view that constraints speak of.
    var areas: [LayoutArea] = []
  }

  /// Its own view keeps it.
  private(set) unowned var root: View
  /// Nil until it is built, and when what it was built of has changed.
  var engine: LayoutEngine?
  /// By the numbers of items. It keeps the views that were in it when it was built: one that leaves dissolves it.
  var members: [Member] = []
  var places: [ObjectIdentifier: LayoutItemID] = [:]
  /// By the numbers that the engine gave them.
  var constraints: [Int: LayoutConstraint] = [:]
  /// Items whose areas constraints speak of.
  var itemsWithAreas: [LayoutItemID] = []
  /// Text that is wrapped as wide as it comes to be.
  var wrapping: [LayoutItemID] = []
  var stacks: [LayoutItemID] = []
  /// Whether it is only asked, and moves nothing.
  let isTrial: Bool
  var changes = LayoutChanges()
  /// While it sets frames.
  private(set) var isApplying = false
  private var isUpdating = false
  private var reported: Set<[LayoutSource]> = []
  /// Views whose insides belonged to it, until it was dissolved.
  private var released: [View] = []

  init(root: View, isTrial: Bool = false) {
    self.root = root
    self.isTrial = isTrial
  }

  deinit { if !isTrial { forgetMembers() } }

  /// What it was built of has changed: it is built again when it is next asked.
  func dissolve() {
    root.setNeedsLayout()
    guard engine != nil else { return }
    tellOfContent()
    forgetMembers()
    engine = nil
    members = []
    places = [:]
    constraints = [:]
    (itemsWithAreas, wrapping, stacks) = ([], [], [])
    changes = LayoutChanges()
  }

  private func forgetMembers() {
    guard !isTrial else { return }
    for constraint in constraints.values { constraint.leaveIsland() }
    for member in members {
      guard let view = member.view, let notes = view.layoutNotes, notes.home === self else { continue }
      notes.home = nil
      if notes.isAbsorbed {
        notes.isAbsorbed = false
        released.append(view)
      }
    }
  }

  /// What was in it and is not any more, is laid out by itself from now on.
  func letGoOfReleased() {
    for view in released where view.layoutNotes?.isAbsorbed == false {
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

  /// Marks it for the next layout pass.
  func setNeedsSolving() { root.setNeedsLayout() }

  /// The same, for what may also give the root another size that fits it.
  func contentDidChange() {
    setNeedsSolving()
    tellOfContent()
  }

  private func tellOfContent() {
    guard !isTrial else { return }
    root.superview?.contentHolder?.contentDidChange(inside: root)
    root.controller?.fittingSizeDidChange()
  }

  // MARK: Solving

  /// How often safe areas and margins, which depend on where views are, are looked at again.
  private static let rounds = 4

  /// Solves what has changed, and moves views. Called while it does so, by whoever hears of it, it does nothing.
  func update() {
    guard !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    var moved: Set<LayoutItemID> = []
    if engine == nil {
      build()
      // The solver tells what it has changed, and knows nothing of where views are.
      moved = Set(members.indices.map { LayoutItemID(index: $0) })
      // Other constraints may want another size of who presents it.
      if !isTrial { root.controller?.fittingSizeDidChange() }
    }
    guard let engine, members.count > 1 else { return }
    engine.setRootSize(root.bounds.size)
    for round in 0..<Self.rounds {
      let isRewrapped = takeChanges(into: &moved)
      guard engine.needsSolving || isRewrapped || !moved.isEmpty || round == 0 else { break }
      if engine.needsSolving || isRewrapped { solve(into: &moved) }
      guard !moved.isEmpty else { break }
      apply(moved)
      moved = []
      // What moved may have told somebody who took a part of it away.
      guard self.engine === engine else { return }
    }
    reportContradictions()
  }

  /// Solves, and then anew for text that is broken into lines for the width that it has.
  func solve(into moved: inout Set<LayoutItemID>) {
    guard let engine else { return }
    // The answer depends on what there is, and not on what there was: text is unbroken at first, each time.
    for item in wrapping {
      guard let view = view(item) else { continue }
      engine.setContent(view.layoutContent(fitting: nil), of: item)
    }
    moved.formUnion(engine.solve())
    guard !wrapping.isEmpty else { return }
    for _ in 0..<2 {
      for item in wrapping {
        guard let view = view(item) else { continue }
        let width = item == LayoutEngine.root ? engine.rootSize.width : engine.frame(of: item).width
        let content = view.layoutContent(fitting: grid.roundedUp(width))
        if content != view.layoutContent(fitting: nil) {
          engine.setContent(content, of: item, isWrapped: true)
        }
      }
      guard engine.needsSolving else { return }
      moved.formUnion(engine.solve())
    }
  }

  var grid: PixelGrid { PixelGrid(scale: root.contextIfAny?.displayScale ?? 2) }

  /// Moves views to where they belong; those that hold others come before these.
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

  /// Tells the engine what has happened.
  ///
  /// - Parameter moved: gets the items of views that somebody has moved.
  /// - Returns: whether text that is broken into lines is another one.
  private func takeChanges(into moved: inout Set<LayoutItemID>) -> Bool {
    guard let engine else { return false }
    let changes = self.changes
    self.changes = LayoutChanges()
    let isRewrapped = wrapping.contains { changes.content.contains($0) }
    for item in changes.content {
      guard let view = view(item), item != LayoutEngine.root else { continue }
      takeContent(of: view, item)
    }
    if !isTrial, !changes.content.isEmpty {
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
    guard let engine, !isTrial else { return }
    for contradiction in engine.contradictions where reported.insert(contradiction.members).inserted {
      root.contextIfAny?.report(conflict(contradiction))
    }
  }
}

/// What has happened since an island was last solved.
struct LayoutChanges {
  var content: Set<LayoutItemID> = []
  var stacks: Set<LayoutItemID> = []
  var frames: Set<LayoutItemID> = []
  var bounds: Set<LayoutItemID> = []
}
