import SceneValues

/// The buttons that bars of all programs have, by their usual names.
public enum SystemItem: String, SceneEnumeration {
  case done, cancel, edit, save, add
  /// Takes what is left over; several share it.
  case flexibleSpace
  /// Takes the item's width.
  case fixedSpace
  case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo

  /// What it is called where words are shown, and what people call its symbol.
  public var title: String {
    switch self {
    case .flexibleSpace, .fixedSpace: ""
    case .fastForward: "Fast Forward"
    default: rawValue.prefix(1).uppercased() + rawValue.dropFirst()
    }
  }
}

extension SystemItem {
  /// What it is called; nil for spaces.
  var text: LibraryText? {
    switch self {
    case .done: .done
    case .cancel: .cancel
    case .edit: .edit
    case .save: .save
    case .add: .add
    case .compose: .compose
    case .reply: .reply
    case .action: .action
    case .organize: .organize
    case .bookmarks: .bookmarks
    case .search: .search
    case .refresh: .refresh
    case .stop: .stop
    case .camera: .camera
    case .trash: .trash
    case .play: .play
    case .pause: .pause
    case .rewind: .rewind
    case .fastForward: .fastForward
    case .undo: .undo
    case .redo: .redo
    case .flexibleSpace, .fixedSpace: nil
    }
  }
}
