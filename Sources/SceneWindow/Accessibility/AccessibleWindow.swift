import CAccessibility
import SceneProgram

/// The accessibility tree of a window, which contains an ATK object for each element.
final class AccessibleWindow {
  private struct Shown {
    let object: OpaquePointer
    var node: AccessibilityNode
  }

  struct Place: Equatable {
    var x: Int32
    var y: Int32
    /// The number of pixels per point on the display.
    var scale: Double
    var hasKeyboard: Bool
  }

  let content: Window
  private var elements: [AccessibilityID: Shown] = [:]
  private var tree: AccessibilityNode?
  private var place: Place?

  init(_ content: Window) { self.content = content }

  var object: OpaquePointer? { tree.flatMap { elements[$0.id]?.object } }

  subscript(id: AccessibilityID) -> AccessibilityNode? { elements[id]?.node }

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
      // If the capabilities of an element have changed, it needs a new object.
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
