import SceneUI

// Views are searched from front to back. Each view precedes its subviews.
extension Harness {
  /// Returns the view with the given `id` in the scene. All views in the window are searched. If a bar button or a tab
  /// has the ID, the result is the view that shows the item, which you can tap. Throws `HarnessError` if there is no such
  /// view.
  public func find(id: String) throws(HarnessError) -> View { try find(id: id, as: View.self) }

  /// Returns the view with the given `id` in the scene, as an instance of the given class. Throws `HarnessError` if there
  /// is no such view or if its class differs.
  public func find<Kind: View>(id: String, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind {
    do {
      return try find("id '\(id)'", as: type, present: { $0.shownIDs.map { "'\($0)'" } }) {
        $0.shownIDs.contains(id)
      }
    } catch {
      guard case .notFound(let wanted, let present) = error else { throw error }
      let others = identifiedObjects
      guard let object = others.first(where: { $0.sceneID == id }) else {
        throw .notFound(
          wanted: wanted, present: Set(present + others.compactMap(\.sceneID).map { "'\($0)'" }).sorted())
      }
      throw .wrongClass(wanted: wanted, expected: "\(Kind.self)", found: "\(Swift.type(of: object))")
    }
  }

  /// Returns the object with the given `id` that is not a view, such as a bar button item, a menu element, a gesture
  /// recognizer, or a view controller. Throws `HarnessError` if there is no such object or if its class differs.
  @_disfavoredOverload
  public func find<Kind: Identified>(id: String, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind
  {
    let objects = identifiedObjects + viewsFrontToBack
    let found = objects.filter { $0.sceneID == id }
    if let object = found.lazy.compactMap({ $0 as? Kind }).first { return object }
    if let other = found.first {
      throw .wrongClass(
        wanted: "id '\(id)'", expected: "\(Kind.self)", found: "\(Swift.type(of: other))")
    }
    throw .notFound(
      wanted: "id '\(id)'", present: Set(objects.compactMap(\.sceneID).map { "'\($0)'" }).sorted())
  }

  /// Returns the view with the given tag. Throws `HarnessError` if there is no such view.
  public func find(tag: Int) throws(HarnessError) -> View { try find(tag: tag, as: View.self) }

  /// Returns the view with the given tag, as an instance of the given class. Throws `HarnessError` if there is no such
  /// view or if its class differs.
  public func find<Kind: View>(tag: Int, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind {
    try find("tag \(tag)", as: type, present: { $0.tag == 0 ? [] : ["\($0.tag)"] }) { $0.tag == tag }
  }

  /// Returns the view that displays a string: a label, button, row's swipe action, segmented control, or text input with
  /// exactly this text. An empty text field matches its placeholder. Throws `HarnessError` if there is no such view.
  public func find(text: String) throws(HarnessError) -> View { try find(text: text, as: View.self) }

  /// Returns the view that displays a string, as an instance of the given class. Throws `HarnessError` if there is no
  /// such view or if its class differs.
  public func find<Kind: View>(text: String, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind {
    try find("text \"\(text)\"", as: type, present: { $0.shownTexts.map { "\"\($0)\"" } }) {
      $0.shownTexts.contains(text)
    }
  }

  /// Returns all views of a class in the window, in scene order. Use this method, for example, for the cells of a game
  /// board or for a scene that is embedded several times.
  public func findAll<Kind: View>(_ type: Kind.Type) -> [Kind] { window.subtree.compactMap { $0 as? Kind } }

  private func find<Kind: View>(
    _ wanted: String, as type: Kind.Type, present: (View) -> [String], where condition: (View) -> Bool
  ) throws(HarnessError) -> Kind {
    var mismatch: View?
    for view in viewsFrontToBack where condition(view) {
      if let found = view as? Kind { return found }
      mismatch = mismatch ?? view
    }
    if let mismatch {
      throw .wrongClass(
        wanted: wanted, expected: "\(Kind.self)", found: "\(Swift.type(of: mismatch))")
    }
    throw .notFound(wanted: wanted, present: Set(viewsFrontToBack.flatMap(present)).sorted())
  }

  var viewsFrontToBack: [View] { [window] + window.subviews.reversed().flatMap(\.subtree) }
}

extension View {
  fileprivate var subtree: [View] { [self] + subviews.flatMap(\.subtree) }

  var shownIDs: [String] { [sceneID, shownItemID].compactMap(\.self) }
}
