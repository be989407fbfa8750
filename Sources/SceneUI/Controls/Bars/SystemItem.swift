import SceneServices
import SceneValues

/// A standard button or space in a bar.
public enum SystemItem: String, SceneEnumeration {
  case done, cancel, edit, save, add
  /// A space that fills the remaining width. Several such spaces share the width equally.
  case flexibleSpace
  case fixedSpace
  case compose, reply, action, organize, bookmarks, search, refresh, stop, camera, trash
  case play, pause, rewind, fastForward, undo, redo

  /// The English title, which is also the accessibility label of the item's symbol. It is empty if the item is a space.
  public var title: String { text?.english ?? "" }

  var text: LibraryText? { LibraryText(rawValue: rawValue) }
}
