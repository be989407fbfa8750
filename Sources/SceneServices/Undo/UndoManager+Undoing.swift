extension UndoManager {
  /// Whether an operation can be undone.
  public var canUndo: Bool {
    removeReleasedGroups()
    return !undoStack.isEmpty || (performing == nil && open.contains { !$0.isEmpty })
  }

  /// Whether an operation can be redone. Reading this property first posts a checkpoint notification, so that
  /// observers can register deferred changes.
  public var canRedo: Bool {
    postCheckpoint()
    removeReleasedGroups()
    return !redoStack.isEmpty
  }

  /// Undoes the most recent group. An open group is closed first. If there is no group, this method has no effect.
  public func undo() {
    precondition(performing == nil, "'undo' cannot be called during another undo or redo")
    precondition(
      open.count <= 1,
      "'undo' cannot be called while several groups are open: use 'undoNestedGroup'")
    if open.count == 1 { endUndoGrouping() }
    postCheckpoint()
    undoNestedGroup()
  }

  /// Undoes the group that was closed last, even inside an open group. It is a programming error to call this
  /// method if operations have been registered in the open group since then.
  public func undoNestedGroup() {
    precondition(performing == nil, "'undoNestedGroup' cannot be called during another undo or redo")
    removeReleasedGroups()
    guard let group = open.isEmpty ? undoStack.popLast() : open.last!.takeLastGroup() else { return }
    isUndoing = true
    post(.undoManagerWillUndoChange)
    let redo = perform(group)
    if !redo.isEmpty { redoStack.append(redo) }
    isUndoing = false
    post(.undoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last. If there is no such group, this method has no effect.
  public func redo() {
    precondition(performing == nil, "'redo' cannot be called during another undo or redo")
    postCheckpoint()
    removeReleasedGroups()
    guard let group = redoStack.popLast() else { return }
    isRedoing = true
    post(.undoManagerWillRedoChange)
    let undo = perform(group)
    if !undo.isEmpty { keep(undo) }
    isRedoing = false
    post(.undoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup) -> UndoGroup {
    let record = UndoGroup()
    record.name = group.name
    suspended = open
    open = [record]
    performing = group
    group.perform()
    precondition(open.count == 1, "a group that began during undo or redo was not ended")
    performing = nil
    open = suspended
    suspended = []
    // The event may have ended before this operation was registered.
    endEventGroupIfOver()
    return record
  }

  private func removeReleasedGroups() {
    while undoStack.last?.isEmpty ?? false { undoStack.removeLast() }
    while redoStack.last?.isEmpty ?? false { redoStack.removeLast() }
  }
}

extension UndoManager {
  /// Sets the name of the action, such as `Typing`, for display in menus. An empty string removes the name.
  ///
  /// The name applies to the outermost open group. If no group is open, the manager opens a group for the
  /// event or, if `groupsByEvent` is false, names the group that was closed last.
  public func setActionName(_ name: String) {
    if open.isEmpty && groupsByEvent { openEventGroup() }
    (open.first ?? undoStack.last)?.name = name
  }

  /// The name of the action that `undo()` undoes, or an empty string if it has no name or there is nothing to undo.
  public var undoActionName: String {
    removeReleasedGroups()
    if performing == nil, let group = open.first, open.contains(where: { !$0.isEmpty }) { return group.name }
    return undoStack.last?.name ?? ""
  }

  /// The name of the action that `redo()` redoes, or an empty string if it has no name or there is nothing to redo.
  public var redoActionName: String {
    removeReleasedGroups()
    return redoStack.last?.name ?? ""
  }

  /// The title of the undo command for the current action, as returned by `undoMenuTitle(forUndoActionName:)`.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  /// The title of the redo command for the current action, as returned by `redoMenuTitle(forUndoActionName:)`.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }
}

extension NotificationName<Void> {
  /// Posted when a nested group is opened, a group is closed, `undo()` or `redo()` is called, or `canRedo` is read.
  public static var undoManagerCheckpoint: Self { "undoManagerCheckpoint" }
  /// Posted after a group has been opened, except for groups that the manager opens during an undo or redo.
  public static var undoManagerDidOpenUndoGroup: Self { "undoManagerDidOpenUndoGroup" }
  /// Posted before a group is closed.
  public static var undoManagerWillCloseUndoGroup: Self { "undoManagerWillCloseUndoGroup" }
  /// Posted after a group has been closed, even if the group is empty.
  public static var undoManagerDidCloseUndoGroup: Self { "undoManagerDidCloseUndoGroup" }
  /// Posted before an undo, while `isUndoing` is true.
  public static var undoManagerWillUndoChange: Self { "undoManagerWillUndoChange" }
  /// Posted after an undo, while `isUndoing` is false.
  public static var undoManagerDidUndoChange: Self { "undoManagerDidUndoChange" }
  /// Posted before a redo, while `isRedoing` is true.
  public static var undoManagerWillRedoChange: Self { "undoManagerWillRedoChange" }
  /// Posted after a redo, while `isRedoing` is false.
  public static var undoManagerDidRedoChange: Self { "undoManagerDidRedoChange" }
}
