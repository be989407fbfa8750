import SceneValues

/// An item that is dragged into a window from another app.
public enum DropItem: Hashable, Sendable {
  /// A local file or folder, identified by its absolute path.
  case file(path: String)
  case text(String)
}

/// A drag from another app over a window.
public final class DropSession {
  /// The dragged items, in the order in which they were received.
  public internal(set) var items: [DropItem]
  private weak var window: Window?
  private(set) var place: Point

  init(_ items: [DropItem], at place: Point, in window: Window) {
    (self.items, self.place, self.window) = (items, place, window)
  }

  /// The absolute paths of the dragged files and folders, in order.
  public var files: [String] {
    items.compactMap { item in
      if case .file(let path) = item { path } else { nil }
    }
  }

  /// The dragged text items, joined by line breaks, or nil if there are none.
  public var text: String? {
    let texts = items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Returns the location of the pointer.
  ///
  /// - Parameter view: The view that defines the coordinate system, or nil for the window.
  /// - Returns: The location, in points.
  public func location(in view: View?) -> Point { view?.convert(place, from: window) ?? place }

  func move(_ items: [DropItem], to place: Point) { (self.items, self.place) = (items, place) }
}
