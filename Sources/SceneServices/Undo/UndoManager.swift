import SceneValues

/// An object that records operations for undo and redo.
///
/// Code that changes an object registers an operation that reverts the change. Performing the operation registers
/// another operation, which is recorded for redo.
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
/// The operations of one event form a group, which is undone as a whole. Targets are not retained. When a target is
/// released, its operations are removed.
///
/// Incorrect use is a programming error and terminates the app. Examples are closing a group that is not open, undoing
/// during an undo, or undoing while several groups are open.
open class UndoManager {
  private let clock: Clock
  private let notifications: NotificationCenter
  /// The open groups, from outermost to innermost. During an undo, they record the operations that `redo()` will perform.
  var open: [UndoGroup] = []
  var undoStack: [UndoGroup] = []
  var redoStack: [UndoGroup] = []
  var performing: UndoGroup?
  var suspended: [UndoGroup] = []
  private var disabledCount = 0
  private var closesWhenEventEnds = false
  private var isEventOver = false
  private var isPostingCheckpoint = false

  /// Whether an undo is in progress. Operations registered during an undo are recorded for redo.
  public internal(set) var isUndoing = false
  /// Whether a redo is in progress. Operations registered during a redo are recorded for undo.
  public internal(set) var isRedoing = false

  /// Whether the operations of each event or timer call are collected in an outermost group. If false, a
  /// group must be open when an operation is registered. The default is true.
  public var groupsByEvent = true

  /// The maximum number of groups that can be undone. If there are more groups, the oldest ones are removed.
  /// The default is 0, which means that there is no limit.
  public var levelsOfUndo = 0 {
    didSet {
      precondition(levelsOfUndo >= 0, "the levels of undo must be a positive number, or 0 for no limit")
      trim()
    }
  }

  /// Creates a manager without a context. To create a manager for a context, use `init(context:)`.
  ///
  /// - Parameters:
  ///   - clock: The clock whose events and timer calls form groups.
  ///   - notifications: The notification center to which the manager posts.
  public init(clock: Clock, notifications: NotificationCenter) {
    self.clock = clock
    self.notifications = notifications
  }

  /// Registers an operation that reverts a change. Unless an undo or redo is in progress, redoable operations are
  /// removed.
  ///
  /// - Parameters:
  ///   - target: The object that has changed. It is not retained.
  ///   - handler: A closure that receives the target and reverts the change. It is retained until called or removed.
  public func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      precondition(
        groupsByEvent, "if 'groupsByEvent' is false, call 'beginUndoGrouping' before 'registerUndo'")
      openEventGroup()
    }
    if !isUndoing && !isRedoing { redoStack = [] }
    open.last!.append(UndoOperation(target: target, handler: handler))
  }

  /// Whether operations are recorded. The value is false between calls to `disableUndoRegistration()` and
  /// `enableUndoRegistration()`.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Disables the recording of operations until `enableUndoRegistration()` has been called the same number of times.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Reverts one call to `disableUndoRegistration()`. Calling this method more often is a programming error.
  public func enableUndoRegistration() {
    precondition(disabledCount > 0, "'enableUndoRegistration' without 'disableUndoRegistration'")
    disabledCount -= 1
  }

  /// Removes all operations and enables registration. Open groups stay open.
  public func removeAllActions() {
    undoStack = []
    redoStack = []
    disabledCount = 0
    for group in open + suspended { group.removeAll() }
    performing?.removeAll()
  }

  /// Removes all operations that were registered for a target.
  public func removeAllActions(withTarget target: AnyObject) {
    for group in undoStack + redoStack + open + suspended { group.remove(target: target) }
    performing?.remove(target: target)
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
  }

  /// The number of open groups, including the event's group.
  public var groupingLevel: Int { open.count }

  /// Opens a group. If no group is open and `groupsByEvent` is true, first opens an enclosing group for the event.
  public func beginUndoGrouping() {
    if open.isEmpty && groupsByEvent { openEventGroup() }
    pushGroup()
  }

  private func pushGroup() {
    if !open.isEmpty { postCheckpoint() }
    open.append(UndoGroup())
    post(.undoManagerDidOpenUndoGroup)
  }

  /// Closes the innermost group. An empty group is discarded.
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

  /// Closes the event's group if the event has ended, unless nested groups are open.
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
    undoStack.removeAll(where: \.isEmpty)
    redoStack.removeAll(where: \.isEmpty)
    undoStack = undoStack.suffix(levelsOfUndo)
    redoStack = redoStack.suffix(levelsOfUndo)
  }

  func post(_ name: NotificationName<Void>) { notifications.post(name, object: self) }

  /// Posts a checkpoint notification, unless one of its observers causes this call, such as by reading `canRedo`.
  func postCheckpoint() {
    guard !isPostingCheckpoint else { return }
    isPostingCheckpoint = true
    post(.undoManagerCheckpoint)
    isPostingCheckpoint = false
  }

  package var libraryTexts: () -> LibraryTexts = { .english }

  /// Returns the title of the undo command, such as `Undo Typing`, or `Undo` if the action has no name. If
  /// the manager has a context, the title is in the displayed language. Otherwise, it is in English.
  open func undoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? libraryTexts()[.undo] : libraryTexts()[.undoAction].replacing("%1", with: name)
  }

  /// Returns the title of the redo command, in the same language as `undoMenuTitle(forUndoActionName:)`.
  open func redoMenuTitle(forUndoActionName name: String) -> String {
    name.isEmpty ? libraryTexts()[.redo] : libraryTexts()[.redoAction].replacing("%1", with: name)
  }
}
