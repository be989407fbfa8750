import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

/// An object with a number whose changes can be undone.
private final class Page {
  var number = 0

  func set(_ new: Int, _ undo: UndoManager) {
    let old = number
    undo.registerUndo(withTarget: self) { [unowned undo] in $0.set(old, undo) }
    number = new
  }
}

/// Changes a page twice, using the undo manager that it finds.
private final class Writer {
  private let page: Page

  init(_ page: Page) { self.page = page }

  func write(_ sender: Control) {
    guard let undo = sender.undoManager else { return }
    page.set(page.number + 1, undo)
    page.set(page.number * 10, undo)
  }
}

@Suite struct UndoManagerTests {
  private let context: SceneContext
  private let clock = ManualClock()
  private let undo: UndoManager
  private let page = Page()

  init() {
    context = SceneContext(clock: clock)
    undo = UndoManager(context: context)
  }

  @Test func undoesAndRedoesActions() {
    page.set(1, undo)
    #expect(undo.canUndo && !undo.canRedo && undo.groupingLevel == 1)
    undo.undo()
    #expect(page.number == 0 && !undo.canUndo && undo.canRedo && undo.groupingLevel == 0)
    undo.redo()
    #expect(page.number == 1 && undo.canUndo && !undo.canRedo)
    undo.redo()
    undo.undo()
    undo.undo()
    #expect(page.number == 0)
  }

  @Test("A new action clears the redo stack")
  func newActionClearsRedo() {
    page.set(1, undo)
    undo.undo()
    page.set(2, undo)
    #expect(!undo.canRedo)
    undo.redo()
    #expect(page.number == 2)
  }

  @Test("Groups the undo actions that are registered in the same turn of the clock")
  func groupsActionsByTurnOfTheClock() {
    page.set(1, undo)
    page.set(2, undo)
    clock.advance(by: 0)
    #expect(undo.groupingLevel == 0)
    Timer(interval: 1, on: clock) { [page, undo] _ in
      page.set(3, undo)
      page.set(4, undo)
    }
    clock.advance(by: 1)
    undo.undo()
    #expect(page.number == 2)
    undo.undo()
    #expect(page.number == 0)
    undo.redo()
    #expect(page.number == 2)
  }

  @Test("Groups the undo actions that are registered during the same window event")
  func groupsActionsByEventOfAWindow() throws {
    try onStage { stage in
      let undo = try #require(stage.root.undoManager)
      #expect(undo === stage.window.undoManager && undo === stage.controller.undoManager)
      let control = stage.add(Control(frame: stage.root.bounds))
      let writer = Writer(page)
      control.addTarget(writer, for: [.touchDown, .touchUpInside]) { $0.write($1) }
      try stage.harness.tap(control)
      #expect(page.number == 110 && undo.groupingLevel == 0)
      undo.undo()
      #expect(page.number == 10)
      undo.undo()
      #expect(page.number == 0 && !undo.canUndo)
      undo.redo()
      undo.redo()
      #expect(page.number == 110)
    }
  }

  @Test func viewUsesUndoManagerOfItsController() throws {
    try onStage { stage in
      let document = DocumentController(stage.context)
      stage.watch(document)
      stage.window.rootViewController = document
      let inner = View(frame: document.view.bounds)
      document.view.addSubview(inner)
      #expect(inner.undoManager === document.undoManager && inner.undoManager !== stage.window.undoManager)
      #expect(View(frame: .zero).undoManager == nil)
    }
  }

  @Test("Undoes a nested group on its own or together with its outer group")
  func groupsInsideGroups() {
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    page.set(1, undo)
    undo.beginUndoGrouping()
    page.set(2, undo)
    page.set(3, undo)
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 1)
    undo.undoNestedGroup()
    #expect(page.number == 1 && undo.canRedo && undo.groupingLevel == 1)
    undo.redo()
    #expect(page.number == 3)
    undo.endUndoGrouping()
    undo.undo()
    #expect(page.number == 0 && !undo.canUndo)
    undo.redo()
    #expect(page.number == 3)
  }

  @Test("Undo reverts all groups that were opened during the same event")
  func eventGroupContainsNestedGroups() {
    for number in 1...2 {
      undo.beginUndoGrouping()
      #expect(undo.groupingLevel == 2)
      page.set(number, undo)
      undo.endUndoGrouping()
    }
    undo.undo()
    #expect(page.number == 0)
    // A group that outlasts the event keeps the event's group open.
    undo.beginUndoGrouping()
    page.set(5, undo)
    clock.advance(by: 0)
    #expect(undo.groupingLevel == 2)
    undo.endUndoGrouping()
    #expect(undo.groupingLevel == 0)
    undo.undo()
    #expect(page.number == 0)
  }

  @Test func removesEmptyUndoGroups() {
    undo.beginUndoGrouping()
    undo.setActionName("Nothing")
    undo.endUndoGrouping()
    clock.advance(by: 0)
    #expect(!undo.canUndo && undo.undoActionName == "")
    page.set(1, undo)
    undo.undo()
    undo.beginUndoGrouping()
    undo.endUndoGrouping()
    #expect(undo.canRedo, "an empty group does not clear the redo stack")
  }

  @Test("Includes the action name in the menu titles")
  func names() {
    #expect(undo.undoMenuItemTitle == "Undo" && undo.redoMenuItemTitle == "Redo")
    page.set(1, undo)
    undo.setActionName("Typing")
    #expect(undo.undoMenuItemTitle == "Undo Typing")
    clock.advance(by: 0)
    page.set(2, undo)
    #expect(undo.undoMenuItemTitle == "Undo", "an unnamed action does not inherit the previous name")
    undo.undo()
    #expect(undo.undoActionName == "Typing" && undo.redoActionName == "")
    undo.undo()
    #expect(undo.undoMenuItemTitle == "Undo" && undo.redoMenuItemTitle == "Redo Typing")
    undo.redo()
    #expect(undo.undoActionName == "Typing")
    clock.advance(by: 0)
    undo.setActionName("Pasting")
    page.set(3, undo)
    #expect(undo.undoActionName == "Pasting", "named before it is registered")
  }

  @Test("A subclass can localize the menu titles")
  func otherLanguages() {
    final class German: UndoManager {
      override func undoMenuTitle(forUndoActionName name: String) -> String { "\(name) widerrufen" }
    }
    let undo = German(context: context)
    page.set(1, undo)
    undo.setActionName("Eingabe")
    #expect(undo.undoMenuItemTitle == "Eingabe widerrufen")
  }

  @Test("Limits the number of undo steps to levelsOfUndo")
  func levels() {
    undo.levelsOfUndo = 2
    for number in 1...4 {
      page.set(number, undo)
      clock.advance(by: 0)
    }
    for _ in 0..<4 { undo.undo() }
    #expect(page.number == 2)
    undo.redo()
    undo.redo()
    undo.levelsOfUndo = 1
    for _ in 0..<4 { undo.undo() }
    #expect(page.number == 3)
  }

  @Test("Registers no actions until each disable call is balanced by an enable call")
  func disabling() {
    undo.disableUndoRegistration()
    undo.disableUndoRegistration()
    undo.enableUndoRegistration()
    page.set(1, undo)
    #expect(!undo.isUndoRegistrationEnabled && !undo.canUndo)
    undo.enableUndoRegistration()
    page.set(2, undo)
    undo.disableUndoRegistration()
    undo.removeAllActions()
    #expect(undo.isUndoRegistrationEnabled && !undo.canUndo)
    clock.advance(by: 0)
    #expect(undo.groupingLevel == 0)
  }

  @Test("Removes all actions of a target")
  func removingTarget() {
    let other = Page()
    other.set(1, undo)
    page.set(1, undo)
    clock.advance(by: 0)
    other.set(2, undo)
    clock.advance(by: 0)
    undo.removeAllActions(withTarget: other)
    undo.undo()
    #expect(page.number == 0 && other.number == 2 && !undo.canUndo)
  }

  /// A handler of the group that is being undone removes the target's actions.
  @Test("The actions of a target can be removed while their group is undone")
  func removesTargetWhileUndoing() {
    let other = Page()
    undo.beginUndoGrouping()
    other.set(1, undo)
    undo.beginUndoGrouping()
    other.set(2, undo)
    undo.registerUndo(withTarget: page) { [unowned undo] _ in undo.removeAllActions(withTarget: other) }
    undo.endUndoGrouping()
    undo.endUndoGrouping()
    undo.undo()
    #expect(other.number == 2 && !undo.canUndo && !undo.canRedo)
  }

  @Test func doesNotRetainTargets() {
    var witnesses = Witnesses()
    do {
      let gone = Page()
      gone.set(1, undo)
      clock.advance(by: 0)
      page.set(1, undo)
      clock.advance(by: 0)
      gone.set(2, undo)
      witnesses.watch(gone)
    }
    #expect(witnesses.survivors == [])
    undo.undo()
    #expect(page.number == 0, "the open group is discarded, and the group below it is undone")
    #expect(!undo.canUndo, "the oldest group has been removed")
  }

  @Test("Posts notifications before and after each undo and redo step")
  func notifications() {
    var heard: [String] = []
    let names: [NotificationName<Void>] = [
      .undoManagerCheckpoint, .undoManagerDidOpenUndoGroup, .undoManagerWillCloseUndoGroup,
      .undoManagerDidCloseUndoGroup, .undoManagerWillUndoChange, .undoManagerDidUndoChange,
      .undoManagerWillRedoChange, .undoManagerDidRedoChange,
    ]
    let tokens = names.map { name in
      context.notifications.observe(name, object: undo) {
        heard.append($0.name.text.replacing("undoManager", with: ""))
      }
    }
    page.set(1, undo)
    undo.undo()
    #expect(
      heard == [
        "DidOpenUndoGroup", "Checkpoint", "WillCloseUndoGroup", "DidCloseUndoGroup", "Checkpoint",
        "WillUndoChange", "DidUndoChange",
      ])
    heard = []
    undo.redo()
    _ = undo.canRedo
    undo.beginUndoGrouping()
    #expect(
      heard == [
        "Checkpoint", "WillRedoChange", "DidRedoChange", "Checkpoint", "DidOpenUndoGroup", "Checkpoint",
        "DidOpenUndoGroup",
      ])
    undo.endUndoGrouping()
    for token in tokens { token.cancel() }
  }

  /// An observer of checkpoints that queries `canRedo`.
  @Test("Reading canRedo in a checkpoint observer does not post another checkpoint")
  func checkpointObserverDoesNotTriggerAnotherCheckpoint() {
    var checkpoints = 0
    let token = context.notifications.observe(.undoManagerCheckpoint) { [unowned undo] _ in
      checkpoints += 1
      _ = undo.canRedo
    }
    #expect(!undo.canRedo && checkpoints == 1)
    token.cancel()
  }

  @Test("isUndoing is true only during an undo, and isRedoing only during a redo")
  func reportsUndoingAndRedoingStates() {
    var states: [String] = []
    func step(_ page: Page) {
      undo.registerUndo(withTarget: page) { step($0) }
      states.append("\(undo.isUndoing) \(undo.isRedoing)")
    }
    step(page)
    undo.undo()
    undo.redo()
    #expect(states == ["false false", "true false", "false true"])
    undo.removeAllActions()
  }
}

private final class DocumentController: ViewController {
  private let ownUndoManager: UndoManager

  init(_ context: SceneContext) {
    ownUndoManager = UndoManager(context: context)
    super.init()
  }
  required init(coder: Coder) throws { fatalError("made in code") }

  override var undoManager: UndoManager? { ownUndoManager }
}

@Suite struct UndoMisuseTests {
  private static func manager() -> UndoManager { UndoManager(context: SceneContext(clock: ManualClock())) }

  private func expect(_ words: String, in result: ExitTest.Result?) throws {
    let output = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(output.contains(words))
  }

  @Test("Stops the app if endUndoGrouping() is called without an open group")
  func rejectsUnbalancedEndOfGroup() async throws {
    try expect(
      "'endUndoGrouping' without",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.manager().endUndoGrouping()
      })
  }

  @Test("Stops the app with a message if an enable call is unbalanced")
  func enablingWithoutDisabling() async throws {
    try expect(
      "'enableUndoRegistration' without",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        Self.manager().enableUndoRegistration()
      })
  }

  @Test("Stops the app if undo() is called while several groups are open")
  func rejectsUndoWithSeveralOpenGroups() async throws {
    try expect(
      "several groups are open",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let undo = Self.manager()
        undo.beginUndoGrouping()
        undo.undo()
      })
  }

  @Test("Stops the app if an action is registered while no group is open")
  func rejectsRegistrationOutsideGroup() async throws {
    try expect(
      "call 'beginUndoGrouping' before",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let undo = Self.manager()
        undo.groupsByEvent = false
        undo.registerUndo(withTarget: undo) { _ in }
      })
  }

  @Test("Stops the app if undoNestedGroup() is called while no nested group can be undone")
  func rejectsUndoWithoutNestedGroup() async throws {
    try expect(
      "no nested group can be undone",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let undo = Self.manager()
        undo.registerUndo(withTarget: undo) { _ in }
        undo.undoNestedGroup()
      })
  }

  @Test("Stops the app with a message if undo is called during an undo")
  func undoingWhileUndoing() async throws {
    try expect(
      "'undo' cannot be called during another undo",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let undo = Self.manager()
        undo.registerUndo(withTarget: undo) { $0.undo() }
        undo.undo()
      })
  }

  @Test("Stops the app if an undo handler calls endUndoGrouping()")
  func rejectsEndOfGroupDuringUndo() async throws {
    try expect(
      "'endUndoGrouping' without",
      in: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let undo = Self.manager()
        undo.registerUndo(withTarget: undo) { $0.endUndoGrouping() }
        undo.undo()
      })
  }
}
