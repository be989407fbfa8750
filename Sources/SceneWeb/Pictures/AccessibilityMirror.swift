import SceneProgram
import SceneValues

/// A copy of the accessibility tree that a browser displays. It is used to compute the changes to the next tree.
struct AccessibilityMirror {
  private var reported: [AccessibilityID: AccessibilityNode] = [:]

  /// Returns the new and changed elements by ID, or nil if nothing has changed.
  mutating func changes(to tree: AccessibilityNode) -> JSONText? {
    var elements: [(String, JSONText)] = []
    var found: [AccessibilityID: AccessibilityNode] = [:]
    collect(tree, &found, &elements)
    reported = found
    guard !elements.isEmpty else { return nil }
    return .object([("root", .string(tree.id.description)), ("elements", .object(elements))])
  }

  private func collect(
    _ node: AccessibilityNode, _ found: inout [AccessibilityID: AccessibilityNode],
    _ elements: inout [(String, JSONText)]
  ) {
    var alone = node
    alone.children = node.children.map { AccessibilityNode(id: $0.id, role: .group) }
    if reported[node.id] != alone { elements.append((node.id.description, Self.json(node))) }
    found[node.id] = alone
    for child in node.children { collect(child, &found, &elements) }
  }

  private static func json(_ node: AccessibilityNode) -> JSONText {
    let frame = [node.frame.minX, node.frame.minY, node.frame.width, node.frame.height]
    var members: [(String, JSONText)] = [
      ("role", .string(role(of: node))),
      ("attributes", .object(attributes(of: node).map { ($0.name, .string($0.value)) })),
      ("text", .string(isText(node) ? text(node) : "")),
      ("frame", .array(frame.map { .number($0.isFinite ? $0 : 0) })),
      ("focused", .bool(node.isFocused)), ("writable", .bool(node.text?.isEditable == true)),
      ("actions", .array(node.actions.compactMap(\.webName).map { .string($0) })),
      ("custom", .array(customNames(of: node).map { .string($0) })),
      ("children", .array(node.children.map { .string($0.id.description) })),
    ]
    if let field = field(of: node) { members.append(("field", field)) }
    return .object(members)
  }

  private static func customNames(of node: AccessibilityNode) -> [String] {
    node.actions.compactMap { if case .custom(let name) = $0 { name } else { nil } }
  }

  /// Returns a description of the input element with which screen readers or voice control can set a node's value, or nil
  /// if the value cannot be set.
  private static func field(of node: AccessibilityNode) -> JSONText? {
    guard node.isEnabled, node.children.isEmpty else { return nil }
    if let text = node.text, text.isEditable {
      let kind = text.isMultiline ? "area" : node.role == .secureTextField ? "password" : "text"
      return .object([("kind", .string(kind)), ("value", .string(text.string))])
    }
    // The browser's native slider can represent a slider, but not a stepper.
    guard role(of: node) == "slider", let range = node.range, range.isAdjustable,
      [range.minimum, range.maximum, range.value].allSatisfy(\.isFinite)
    else { return nil }
    return .object([
      ("kind", .string("range")), ("value", .number(range.value)), ("min", .number(range.minimum)),
      ("max", .number(range.maximum)),
    ])
  }

  private static func isText(_ node: AccessibilityNode) -> Bool {
    node.role == .staticText || node.role == .heading
  }

  private static func text(_ node: AccessibilityNode) -> String {
    [node.label, node.value].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static func attributes(of node: AccessibilityNode) -> [(name: String, value: String)] {
    var attributes: [(name: String, value: String)] = []
    func set(_ name: String, _ value: String) { attributes.append(("aria-" + name, value)) }
    if !isText(node), !node.label.isEmpty { set("label", node.label) }
    let isValued = Self.isValued(node)
    let description = [isValued || node.check != nil ? "" : node.value, node.hint].filter { !$0.isEmpty }
    if !description.isEmpty, !isText(node) { set("description", description.joined(separator: ", ")) }
    if !node.isEnabled { set("disabled", "true") }
    if node.isModal { set("modal", "true") }
    if node.hasMenu { set("haspopup", "menu") }
    if node.role == .heading { set("level", "1") }
    if node.role == .tab { set("selected", node.isSelected ? "true" : "false") }
    if node.role == .segment { set("checked", node.isSelected ? "true" : "false") }
    if let check = node.check {
      let value = check == .mixed ? "mixed" : check == .on ? "true" : "false"
      set(node.role == .toggleButton ? "pressed" : "checked", value)
    } else if node.isSelected, ![.tab, .segment].contains(node.role) {
      set("current", "true")
    }
    if let range = node.range {
      set("valuemin", Value.number(range.minimum))
      set("valuemax", Value.number(range.maximum))
      set("valuenow", Value.number(range.value))
    }
    if isValued, !node.value.isEmpty { set("valuetext", node.value) }
    if node.text?.isMultiline == true { set("multiline", "true") }
    if let text = node.text {
      if !text.placeholder.isEmpty { set("placeholder", text.placeholder) }
      if !text.isEditable { set("readonly", "true") }
    }
    if let position = node.position {
      set("posinset", "\(position.index)")
      set("setsize", "\(position.count)")
    }
    return attributes
  }

  private static func isValued(_ node: AccessibilityNode) -> Bool {
    ["slider", "spinbutton", "progressbar", "textbox", "searchbox"].contains(role(of: node))
  }

  private static func role(of node: AccessibilityNode) -> String {
    switch node.role {
    case .window: "region"
    case .dialog: "dialog"
    case .alert: "alertdialog"
    case .group, .scrollArea, .picker: "group"
    case .navigationBar: "navigation"
    case .toolbar: "toolbar"
    case .tabBar: "tablist"
    case .staticText: ""
    case .heading: "heading"
    case .link: "link"
    case .image: "img"
    case .button, .toggleButton, .popUpButton, .colorWell: "button"
    case .switch: "switch"
    case .tab: "tab"
    case .segmentedControl: "radiogroup"
    case .segment: "radio"
    case .slider, .pageControl: "slider"
    case .stepper, .pickerWheel: "spinbutton"
    case .progressIndicator: "progressbar"
    case .activityIndicator: "status"
    case .textField, .secureTextField, .textArea: "textbox"
    case .searchField: "searchbox"
    case .list: "list"
    case .listItem: "listitem"
    case .menu: "menu"
    case .menuItem: "menuitem"
    }
  }
}
