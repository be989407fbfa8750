import SceneUI

// Views that lie further in front are found first; inside each, a view comes before its subviews.
extension Harness {
  /// The view with an `id` of the scene, among all that the window shows.
  public func find(id: String) throws(HarnessError) -> View { try find(id: id, as: View.self) }

  /// The view with an `id` of the scene, as what it is.
  public func find<Kind: View>(id: String, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind {
    try find("id '\(id)'", as: type, present: { $0.sceneID.map { ["'\($0)'"] } ?? [] }) { $0.sceneID == id }
  }

  /// The view with a tag.
  public func find(tag: Int) throws(HarnessError) -> View { try find(tag: tag, as: View.self) }

  /// The view with a tag, as what it is.
  public func find<Kind: View>(tag: Int, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind {
    try find("tag \(tag)", as: type, present: { $0.tag == 0 ? [] : ["\($0.tag)"] }) { $0.tag == tag }
  }

  /// The view that shows a text: a label, a button, what a swipe over a row uncovers, a segmented control, a field with its
  /// text or placeholder.
  public func find(text: String) throws(HarnessError) -> View { try find(text: text, as: View.self) }

  /// The view that shows a text, as what it is.
  public func find<Kind: View>(text: String, as type: Kind.Type = Kind.self) throws(HarnessError) -> Kind {
    try find("text \"\(text)\"", as: type, present: { $0.shownTexts.map { "\"\($0)\"" } }) {
      $0.shownTexts.contains(text)
    }
  }

  /// All views of a class that the window holds, in the order in which scenes write them: the cells of a board, the
  /// same scene embedded again and again.
  public func findAll<Kind: View>(_ type: Kind.Type) -> [Kind] { window.subtree.compactMap { $0 as? Kind } }

  private func find<Kind: View>(
    _ wanted: String, as type: Kind.Type, present: (View) -> [String], where condition: (View) -> Bool
  ) throws(HarnessError) -> Kind {
    var misfit: View?
    // If several fit, the first one of the right class is meant.
    for view in viewsFrontToBack where condition(view) {
      if let found = view as? Kind { return found }
      misfit = misfit ?? view
    }
    if let misfit {
      throw .wrongClass(
        wanted: wanted, expected: "\(Kind.self)", found: "\(Swift.type(of: misfit))")
    }
    throw .notFound(wanted: wanted, present: Set(viewsFrontToBack.flatMap(present)).sorted())
  }

  private var viewsFrontToBack: [View] { [window] + window.subviews.reversed().flatMap(\.subtree) }
}

extension View {
  /// The view, then all that is in it, depth first.
  fileprivate var subtree: [View] { [self] + subviews.flatMap(\.subtree) }

  /// The texts by which a person knows the view.
  var shownTexts: [String] {
    let texts =
      switch self {
      case let label as Label: [label.text]
      case let button as Button: [button.currentTitle]
      case let button as TableSwipeButton: [button.title]
      case let control as SegmentedControl:
        (0..<control.numberOfSegments).compactMap { control.titleForSegment(at: $0) }
      // What is secret is shown to nobody.
      case let field as TextField:
        [field.hasText ? (field.isSecureTextEntry ? "" : field.text) : field.placeholder]
      case let view as TextView: [view.text]
      default: [String]()
      }
    return texts.filter { !$0.isEmpty }
  }
}
