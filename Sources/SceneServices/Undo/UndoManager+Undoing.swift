extension UndoManager {
  /// Whether there is something to undo.
  public var canUndo: Bool {
    dropDeadGroups()
    return !undoStack.isEmpty || (performing == nil && open.contains { !$0.isEmpty })
  }

  /// Whether there is something to redo. Posts a checkpoint first: who holds back changes registers them now.
  public var canRedo: Bool {
    postCheckpoint()
    dropDeadGroups()
    return !redoStack.isEmpty
  }

  /// Takes back the last group, after closing it where it is open. Where there is none, nothing happens.
  public func undo() {
    precondition(performing == nil, "'undo' while something is undone or redone")
    precondition(open.count <= 1, "'undo' while several groups are open: use 'undoNestedGroup'")
    if open.count == 1 { endUndoGrouping() }
    postCheckpoint()
    undoNestedGroup()
  }

  /// Takes back the last group that is closed, also inside one that is open. What it registers is redone as one group.
  ///
  /// Nothing may have been registered since that group was closed.
  public func undoNestedGroup() {
    precondition(performing == nil, "'undoNestedGroup' while something is undone or redone")
    dropDeadGroups()
    guard let group = open.isEmpty ? undoStack.popLast() : open.last!.takeLastGroup() else { return }
    isUndoing = true
    post(.undoManagerWillUndoChange)
    let redo = perform(group)
    if !redo.isEmpty { redoStack.append(redo) }
    isUndoing = false
    post(.undoManagerDidUndoChange)
  }

  /// Does again what was taken back last. Where there is nothing, nothing happens.
  public func redo() {
    precondition(performing == nil, "'redo' while something is undone or redone")
    postCheckpoint()
    dropDeadGroups()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    post(.undoManagerWillRedoChange)
    let undo = perform(group)
    if !undo.isEmpty { keep(undo) }
    isRedoing = false
    post(.undoManagerDidRedoChange)
  }

  /// - Returns: what was registered meanwhile, which has the same name unless it was given another.
  private func perform(_ group: UndoGroup) -> UndoGroup {
    let record = UndoGroup()
    record.name = group.name
    suspended = open
    open = [record]
    performing = group
    group.perform()
    precondition(open.count == 1, "a group that was begun while undoing or redoing was not ended")
    performing = nil
    open = suspended
    suspended = []
    // The event may have been over before this was.
    endEventGroupIfOver()
    return record
  }

  /// Groups whose targets have gone are not there any more.
  private func dropDeadGroups() {
    while undoStack.last?.isEmpty ?? false { undoStack.removeLast() }
    while redoStack.last?.isEmpty ?? false { redoStack.removeLast() }
  }
}

// MARK: Names

extension UndoManager {
  /// Names what is being done, for the menu: `Typing`. An empty text takes the name away.
  ///
  /// It names the outermost group that is open. Where none is, it is the event's, which is opened; without groups by
  /// event, the group that was closed last.
  public func setActionName(_ name: String) {
    if open.isEmpty && groupsByEvent { openEventGroup() }
    (open.first ?? undoStack.last)?.name = name
  }

  /// The name of what `undo()` would take back; empty where it has none, or there is nothing.
  public var undoActionName: String {
    dropDeadGroups()
    if performing == nil, let group = open.first, open.contains(where: { !$0.isEmpty }) { return group.name }
    return undoStack.last?.name ?? ""
  }

  /// The name of what `redo()` would do again; empty where it has none, or there is nothing.
  public var redoActionName: String {
    dropDeadGroups()
    return redoStack.last?.name ?? ""
  }

  /// The title for the command that undoes now, with the name of what it takes back, as
  /// `undoMenuTitle(forUndoActionName:)` writes it.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title for the command that redoes now, with the name of what it does again, as
  /// `redoMenuTitle(forUndoActionName:)` writes it.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
}

// Posted with the manager as the object.
extension NotificationName<Void> {
  /// A group is opened inside another, or closed, something is to be undone or redone, or `canRedo` is asked.
  public static var undoManagerCheckpoint: Self { "undoManagerCheckpoint" }
  /// A group was opened; those that the manager makes while it undoes and redoes are not announced.
  public static var undoManagerDidOpenUndoGroup: Self { "undoManagerDidOpenUndoGroup" }
  /// A group is about to be closed; it is open still.
  public static var undoManagerWillCloseUndoGroup: Self { "undoManagerWillCloseUndoGroup" }
  /// A group was closed, whether something was registered in it or not.
  public static var undoManagerDidCloseUndoGroup: Self { "undoManagerDidCloseUndoGroup" }
  /// Something is about to be undone; `isUndoing` is true.
  public static var undoManagerWillUndoChange: Self { "undoManagerWillUndoChange" }
  /// Something was undone; `isUndoing` is false again.
  public static var undoManagerDidUndoChange: Self { "undoManagerDidUndoChange" }
  /// Something is about to be redone; `isRedoing` is true.
  public static var undoManagerWillRedoChange: Self { "undoManagerWillRedoChange" }
  /// Something was redone; `isRedoing` is false again.
  public static var undoManagerDidRedoChange: Self { "undoManagerDidRedoChange" }
}
