import SceneServices
import SceneValues

/// The standard buttons of bars.
public enum SystemItem: String, SceneEnumeration {
  case done, cancel, edit, save, add
  /// A space that fills the remaining width. If there are several, the width is divided equally between them.
  case flexibleSpace
  case fixedSpace
  case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo

  /// The English title, which is also the accessibility label of the item's symbol.
  public var title: String { text?.english ?? "" }

  var text: LibraryText? { LibraryText(rawValue: rawValue) }
}
