import CAccessibility
import SceneProgram

/// What screen readers see of one window: an object of ATK for each of its elements, kept in step with the tree.
final class AccessibleWindow {
  /// What is seen of an element.
  private struct Shown {
    let object: OpaquePointer
    var node: AccessibilityNode
  }

  /// Where the window is on the display, and how large a point is there.
  struct Place: Equatable {
    var x: Int32
    var y: Int32
    /// Pixels of the display for a point.
    var scale: Double
    /// Whether keys come to it.
    var hasKeyboard: Bool
  }

  /// The window that the tree is of.
  let content: Window
  private var elements: [AccessibilityID: Shown] = [:]
  private var tree: AccessibilityNode?
  private var place: Place?

  init(_ content: Window) { self.content = content }

  /// Its outermost object; nil before the first update.
  var object: OpaquePointer? { tree.flatMap { elements[$0.id]?.object } }

  /// The element of an id, as it was last told of.
  subscript(id: AccessibilityID) -> AccessibilityNode? { elements[id]?.node }

  // MARK: Keeping in step

  /// Says what has changed since the last time.
  func update(_ tree: AccessibilityNode, at place: Place) {
    guard tree != self.tree || place != self.place else { return }
    let old = self.place
    self.place = place
    var seen: Set<AccessibilityID> = []
    show(tree, at: place, &seen)
    self.tree = tree
    for (id, shown) in elements where !seen.contains(id) {
      elements[id] = nil
      access_release(shown.object)
    }
    if let object, old?.hasKeyboard ?? false != place.hasKeyboard {
      access_tell_window(object, place.hasKeyboard ? "activate" : "deactivate")
    }
  }

  /// The window is closed.
  func close() {
    if let object { access_tell_window(object, "destroy") }
    for shown in elements.values { access_release(shown.object) }
    elements = [:]
    tree = nil
  }

  @discardableResult
  private func show(_ node: AccessibilityNode, at place: Place, _ seen: inout Set<AccessibilityID>)
    -> OpaquePointer
  {
    seen.insert(node.id)
    let interfaces = Self.interfaces(of: node)
    let object: OpaquePointer
    if let shown = elements[node.id], access_interfaces(shown.object) == interfaces {
      object = shown.object
      AccessFacts.with(node, at: place) { access_update(object, $0) }
    } else {
      // One that can do other things than before is another object.
      if let shown = elements[node.id] { access_release(shown.object) }
      object = AccessFacts.with(node, at: place) {
        access_make(interfaces, Int64(node.id.number), Int64(node.id.part), $0)
      }
    }
    elements[node.id] = Shown(object: object, node: node)
    let children: [OpaquePointer?] = node.children.map { show($0, at: place, &seen) }
    access_set_children(object, children, Int32(children.count))
    return object
  }

  private static func interfaces(of node: AccessibilityNode) -> AccessInterfaces {
    var bits: UInt32 = 0
    if node.range != nil { bits |= ACCESS_VALUE.rawValue }
    if node.text != nil { bits |= ACCESS_TEXT.rawValue }
    if node.children.contains(where: \.isSelectable) { bits |= ACCESS_SELECTION.rawValue }
    if node.role == .window { bits |= ACCESS_WINDOW.rawValue }
    return AccessInterfaces(bits)
  }
}
