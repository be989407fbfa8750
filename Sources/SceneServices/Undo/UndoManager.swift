import SceneValues

/// Remembers how to take back what was done, and how to do it again.
///
/// Whoever changes something registers what changes it back; while that is performed, what it registers in turn is what
/// changes it forth again.
///
/// ```swift
/// final class Drawing {
///   var width = 1.0
///
///   func setWidth(_ new: Double, undo: UndoManager) {
///     let old = width
///     undo.registerUndo(withTarget: self) { [unowned undo] in $0.setWidth(old, undo: undo) }
///     undo.setActionName("Line Width")
///     width = new
///   }
/// }
/// ```
///
/// What is registered during one event makes one group, which is undone as a whole. Groups can be made inside, by
/// `beginUndoGrouping()` and `endUndoGrouping()`. Every window has a manager, which a responder in it finds as its
/// `undoManager`. Targets are not kept alive; what was registered with one that has gone is not there any more.
///
/// Misuse is a mistake in the program, and stops it: an end without a beginning, undoing while undoing, undoing while
/// several groups are open.
open class UndoManager {
  private let clock: Clock
  private let notifications: NotificationCenter
  /// The groups that are open, the outermost first. While something is undone, those in which that is recorded.
  var open: [UndoGroup] = []
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  /// What is being performed.
  var performing: UndoGroup?
  /// The groups that were open before what is being performed.
  var suspended: [UndoGroup] = []
  private var disabledCount = 0
  /// Whether the outermost group is to be closed without anybody's asking, once it is the only one.
  private var closesWhenEventEnds = false
  private var isEventOver = false
  private var isPostingCheckpoint = false

  /// Whether something is being undone: what is registered now is kept for redoing.
  public internal(set) var isUndoing = false
  /// Whether something is being redone: what is registered now is kept for undoing.
  public internal(set) var isRedoing = false

  /// Whether what is registered during one event, or one timer's call, makes a group, into which all others go. Without
  /// it, a group must be open when something is registered.
  public var groupsByEvent = true

  /// How many groups can be undone; the oldest are forgotten. 0, the default, for any number.
  public var levelsOfUndo = 0 {
    didSet {
      precondition(levelsOfUndo >= 0, "the levels of undo are a number, or 0 for all")
      trim()
    }
  }

  /// Makes a manager that no context knows; `init(context:)` makes one of a context's.
  ///
  /// - Parameters:
  ///   - clock: its events, and its timers' calls, make the groups.
  ///   - notifications: where it tells what it does.
  public init(clock: Clock, notifications: NotificationCenter) {
    self.clock = clock
    self.notifications = notifications
  }

  // MARK: Registering

  /// Remembers what takes back something that is being done.
  ///
  /// While nothing is undone or redone, what could be redone is forgotten.
  ///
  /// - Parameters:
  ///   - target: what the change is made to. It is not kept alive.
  ///   - handler: gets the target. It is kept until it is performed or forgotten.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(groupsByEvent, "without groups by event, 'beginUndoGrouping' comes before 'registerUndo'")
      openEventGroup()
    }
    if !isUndoing && !isRedoing { redoStack = [] }
    open.last!.append(UndoOperation(target: target, handler: handler))
  }

  /// False between `disableUndoRegistration()` and `enableUndoRegistration()`: what is registered then is not.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// What is registered from here on is not remembered, until as many calls of `enableUndoRegistration()`.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Takes back one call of `disableUndoRegistration()`; without such a call before, it is a mistake in the
  /// program.
  public func enableUndoRegistration() {
    precondition(disabledCount > 0, "'enableUndoRegistration' without 'disableUndoRegistration'")
    disabledCount -= 1
  }

  /// Forgets everything, and registers again where that was disabled. Groups that are open stay open.
  public func removeAllActions() {
    undoStack = []
    redoStack = []
    disabledCount = 0
    for group in open + suspended { group.removeAll() }
    performing?.removeAll()
  }

  /// Forgets all that was registered with a target.
  public func removeAllActions(withTarget target: AnyObject) {
    for group in undoStack + redoStack + open + suspended { group.remove(target: target) }
    performing?.remove(target: target)
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  // MARK: Groups

  /// How many groups are open, one inside the other. The event's own counts.
  public var groupingLevel: Int { open.count }

  /// Opens a group, inside the one that is open. Where none is, the event's is opened around it (`groupsByEvent`).
  public func beginUndoGrouping() {
    if open.isEmpty && groupsByEvent { openEventGroup() }
    pushGroup()
  }

  private func pushGroup() {
    if !open.isEmpty { postCheckpoint() }
    open.append(UndoGroup())
    post(.undoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group. One in which nothing was registered leaves nothing.
  public func endUndoGrouping() {
    precondition(open.count > (performing == nil ? 0 : 1), "'endUndoGrouping' without 'beginUndoGrouping'")
    closeGroup()
    endEventGroupIfOver()
  }

  private func closeGroup() {
    postCheckpoint()
    post(.undoManagerWillCloseUndoGroup)
    let group = open.removeLast()
    if open.isEmpty { closesWhenEventEnds = false }
    if !group.isEmpty { keep(group) }
    post(.undoManagerDidCloseUndoGroup)
  }

  /// A group is complete: it goes into the one around it, or is one that can be undone by itself.
  func keep(_ group: UndoGroup) {
    if let around = open.last {
      around.append(group)
    } else {
      undoStack.append(group)
      trim()
    }
  }

  func openEventGroup() {
    closesWhenEventEnds = true
    isEventOver = false
    pushGroup()
    clock.turns.afterwards { [weak self] in
      self?.isEventOver = true
      self?.endEventGroup()
    }
  }

  /// Groups that were begun inside, and not ended, keep it open until they are.
  func endEventGroupIfOver() {
    if isEventOver { endEventGroup() }
  }

  private func endEventGroup() {
    guard performing == nil, closesWhenEventEnds, open.count == 1 else { return }
    isEventOver = false
    closeGroup()
  }

  private func trim() {
    guard levelsOfUndo > 0, max(undoStack.count, redoStack.count) > levelsOfUndo else { return }
    // Those whose targets have gone take nobody's place.
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  // MARK: Notifications

  func post(_ name: NotificationName<Void>) { notifications.post(name, object: self) }

  /// Whoever answers it by asking `canRedo` does not cause another.
  func postCheckpoint() {
    guard !isPostingCheckpoint else { return }
    isPostingCheckpoint = true
    post(.undoManagerCheckpoint)
    isPostingCheckpoint = false
  }

  // MARK: Titles

  /// The words of the titles, which a context gives in the shown language.
  package var libraryTexts: () -> LibraryTexts = { .english }

  /// The title of a menu's command that undoes: `Undo Typing`; `Undo` without a name. In the shown language, if the
  /// manager was made with a context, and in English otherwise.
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? libraryTexts()[.undo] : libraryTexts()[.undoAction].replacing("%1", with: name)
  }

  /// The title of a menu's command that redoes, in the same language as `undoMenuTitle(forUndoActionName:)`.
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? libraryTexts()[.redo] : libraryTexts()[.redoAction].replacing("%1", with: name)
  }
}
