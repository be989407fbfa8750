import SceneServices
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

  /// What it is called in English where words are shown, and what people call its symbol.
  public var title: String { text?.english ?? "" }

  /// What it is called; nil for spaces.
  var text: LibraryText? { LibraryText(rawValue: rawValue) }
}
