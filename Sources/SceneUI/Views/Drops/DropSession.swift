import SceneValues

/// Something that is dragged into a window from another program.
public enum DropItem: Hashable, Sendable {
  /// A file or a folder of this machine, by its absolute path.
  case file(path: String)
  /// Text, of one line or several.
  case text(String)
}

/// What is dragged over a window from another program, while it is there.
public final class DropSession {
  /// What is dragged, in the order in which it came.
  public internal(set) var items: [DropItem]
  private weak var window: Window?
  private(set) var place: Point

  init(_ items: [DropItem], at place: Point, in window: Window) {
    (self.items, self.place, self.window) = (items, place, window)
  }

  /// The paths of the files that are dragged, in their order.
  public var files: [String] {
    items.compactMap { item in
      if case .file(let path) = item { path } else { nil }
    }
  }

  /// The texts that are dragged, a line break between two; nil where none is.
  public var text: String? {
    let texts = items.compactMap { item in
      if case .text(let text) = item { text } else { nil }
    }
    return texts.isEmpty ? nil : texts.joined(separator: "\n")
  }

  /// Where the pointer is.
  ///
  /// - Parameter view: whose coordinates are meant; nil for those of the window.
  /// - Returns: the place, in points.
  public func location(in view: View?) -> Point { view?.convert(place, from: window) ?? place }

  func move(_ items: [DropItem], to place: Point) { (self.items, self.place) = (items, place) }
}
