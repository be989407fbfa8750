import SceneValues

/// A builder that creates a window's accessibility tree and records the view or element that each identifier refers to.
struct AccessibilityReader {
  enum Target {
    case view(View, part: Int)
    case element(AccessibilityElement)
  }

  struct ContentVisibility {
    var rect: Rect?
    var isScrolled = false
    var isUsable = true
  }

  let window: Window
  private let focus: View?
  private(set) var targets: [AccessibilityID: Target] = [:]

  init(_ window: Window) {
    self.window = window
    focus = window.focusedView ?? window.firstResponder as? View
  }

  /// Builds the tree. The window must already be laid out.
  mutating func read() -> AccessibilityNode {
    var node = AccessibilityNode(id: id(of: window), role: .window)
    node.label = window.accessibilityLabel ?? window.rootViewController?.accessibleTitle ?? ""
    node.identifier = window.accessibilityIdentifier
    node.frame = window.bounds
    node.isModal = window.accessibilityViewIsModal
    guard window.isOnScreen, !window.isHidden, !window.accessibilityElementsHidden else { return node }
    targets[node.id] = .view(window, part: 0)
    node.children = children(of: window, ContentVisibility(rect: window.bounds))
    return node
  }

  // MARK: Views

  private mutating func nodes(of view: View, _ visibility: ContentVisibility) -> [AccessibilityNode] {
    guard !view.isHidden, view.alpha >= 0.01, !view.accessibilityElementsHidden,
      (view as? any ConditionallyAccessible)?.isAccessible ?? true
    else { return [] }
    let facts = view.accessibilityFacts
    switch view.isAccessibilityElement {
    case true?: return [leaf(view, facts ?? AccessibilityFacts(.group), visibility)].compactMap(\.self)
    case false?:
      return facts?.content == AccessibilityFacts.Content.none ? [] : children(of: view, visibility)
    case nil: break
    }
    guard let facts else { return nodes(ofPlain: view, visibility) }
    switch facts.content {
    case .none: return [leaf(view, facts, visibility)].compactMap(\.self)
    case .children:
      let inside = children(of: view, visibility)
      return [node(for: view, facts, visibility, inside)].compactMap(\.self)
    case .combined:
      let inside = children(of: view, visibility)
      var facts = facts
      if facts.label.isEmpty { facts.label = Self.text(of: inside) }
      let label = view.accessibilityLabel ?? facts.label
      return [node(for: view, facts, visibility, inside.compactMap { Self.used($0, in: label) })].compactMap(
        \.self)
    }
  }

  /// Returns nodes for a view whose class has no accessibility facts. An unlabeled view is replaced by its children.
  private mutating func nodes(ofPlain view: View, _ visibility: ContentVisibility) -> [AccessibilityNode] {
    let inside = children(of: view, visibility)
    guard view.accessibilityLabel != nil else { return inside }
    return [node(for: view, AccessibilityFacts(.group), visibility, inside)].compactMap(\.self)
  }

  private mutating func leaf(_ view: View, _ facts: AccessibilityFacts, _ visibility: ContentVisibility)
    -> AccessibilityNode?
  {
    var facts = facts
    if view.accessibilityLabel == nil, facts.label.isEmpty, facts.role == .group {
      // A copy of the reader reads the children, so that their targets are not recorded.
      var other = self
      facts.label = Self.text(of: other.children(of: view, visibility))
    }
    return node(for: view, facts, visibility, [])
  }

  private mutating func node(
    for view: View, _ facts: AccessibilityFacts, _ visibility: ContentVisibility,
    _ inside: [AccessibilityNode]
  ) -> AccessibilityNode? {
    let isLeaf = inside.isEmpty && facts.parts.isEmpty
    guard
      let place = place(of: view.bounds, in: view, visibility) ?? (isLeaf ? nil : Self.place(around: inside))
    else {
      return nil
    }
    let said = view.accessibility?.traits
    let traits = said ?? facts.traits
    let role = said.map { AccessibilityRole(traits: $0, of: facts.role) } ?? facts.role
    var node = AccessibilityNode(id: id(of: view), role: role)
    node.label = view.accessibilityLabel ?? facts.label
    node.value = view.accessibilityValue ?? facts.value
    node.hint = view.accessibilityHint ?? ""
    if role.isRead, isLeaf, node.label.isEmpty, node.value.isEmpty { return nil }
    node.identifier = view.accessibilityIdentifier
    node.traits = traits
    (node.frame, node.isOffscreen) = place
    // Elements that can only be read, such as labels, count as usable although they ignore touches.
    let isUsable = visibility.isUsable && (view.isUserInteractionEnabled || facts.role.isRead)
    node.isEnabled =
      facts.isEnabled && !traits.contains(.notEnabled)
      && (role.isRead || facts.content == .children || isUsable)
    node.isSelected = traits.contains(.selected)
    node.isSelectable = facts.isSelectable
    node.isFocused = view === focus || facts.isMarked
    node.isFocusable = view.canBecomeFocused && isUsable
    node.isModal = view.isModalForAccessibility
    node.hasMenu = facts.hasMenu
    (node.check, node.range, node.text) = (facts.check, facts.range, facts.text)
    (node.position, node.count) = (facts.position, facts.count)
    if !node.isEnabled {
      node.range?.isAdjustable = false
      node.text?.isEditable = false
    }
    node.actions = actions(of: view, facts, node, isUsable: isUsable)
    targets[node.id] = .view(view, part: 0)
    node.children = parts(of: view, facts, node, visibility) + inside
    return node
  }

  private func actions(
    of view: View, _ facts: AccessibilityFacts, _ node: AccessibilityNode, isUsable: Bool
  ) -> [AccessibilityAction] {
    var actions: [AccessibilityAction] = []
    if node.isEnabled, isUsable || facts.content == .children {
      actions = facts.actions
      let pressed = node.traits.contains(.button) || node.traits.contains(.link) || view.takesTaps
      if pressed, !actions.contains(.activate) { actions.insert(.activate, at: 0) }
      let isAdjustable = node.traits.contains(.adjustable) || node.range?.isAdjustable == true
      if isAdjustable { actions += [.increment, .decrement] }
      if (view as? any ContextMenuSource)?.opensContextMenu ?? !view.interactions.isEmpty {
        actions.append(.showMenu)
      }
      actions += view.accessibilityCustomActions.map { .custom($0.name) }
      if node.isFocusable { actions.append(.focus) }
    }
    if node.isModal { actions.append(.escape) }
    if node.isOffscreen { actions.append(.reveal) }
    return actions
  }

  // MARK: View contents

  private mutating func children(of view: View, _ visibility: ContentVisibility) -> [AccessibilityNode] {
    var inner = visibility
    inner.isUsable = visibility.isUsable && view.isUserInteractionEnabled
    let scrolls = view.contentScroller?.scrollsContentNow ?? false
    if view.clipsToBounds || scrolls {
      inner.rect = visibility.rect.flatMap { view.convert(view.bounds, to: window).intersection($0) }
    }
    if scrolls { inner.isScrolled = true }
    guard inner.rect != nil || inner.isScrolled else { return [] }
    if let said = view.accessibilityElements {
      return said.flatMap { (item) -> [AccessibilityNode] in
        switch item {
        case let subview as View where subview !== view && subview.isDescendant(of: view):
          nodes(of: subview, inner)
        case let element as AccessibilityElement: [node(for: element, in: view, inner)].compactMap(\.self)
        default: []
        }
      }
    }
    let shown = view.accessibleSubviews
    let groups = shown.map { nodes(of: $0, inner) }
    return ReadingOrder.ordered(groups, isRightToLeft: view.readsFromRightToLeft)
  }

  private mutating func parts(
    of view: View, _ facts: AccessibilityFacts, _ whole: AccessibilityNode, _ visibility: ContentVisibility
  ) -> [AccessibilityNode] {
    facts.parts.enumerated().compactMap { index, part in
      guard let place = place(of: part.frame, in: view, visibility) else { return nil }
      var node = AccessibilityNode(id: AccessibilityID(whole.id.number, part: index + 1), role: part.role)
      node.label = part.label
      (node.frame, node.isOffscreen) = place
      node.isEnabled = whole.isEnabled && part.isEnabled
      node.isSelected = part.isSelected
      node.isSelectable = true
      node.position = AccessibilityPosition(index: index + 1, count: facts.parts.count)
      if node.isEnabled { node.actions.append(.activate) }
      if node.isOffscreen { node.actions.append(.reveal) }
      targets[node.id] = .view(view, part: index + 1)
      return node
    }
  }

  private mutating func node(
    for element: AccessibilityElement, in view: View, _ visibility: ContentVisibility
  ) -> AccessibilityNode? {
    guard let place = place(of: element.frame, in: view, visibility) else { return nil }
    let number = view.context.accessibilityNumber(kept: &element.number)
    let role = AccessibilityRole(traits: element.traits, of: nil)
    var node = AccessibilityNode(id: AccessibilityID(number), role: role == .group ? .staticText : role)
    (node.label, node.value, node.hint) = (element.label, element.value, element.hint)
    node.identifier = element.identifier
    node.traits = element.traits
    (node.frame, node.isOffscreen) = place
    node.isEnabled = !element.traits.contains(.notEnabled)
    node.isSelected = element.traits.contains(.selected)
    if node.isEnabled {
      let pressed = !element.traits.isDisjoint(with: [.button, .link])
      if element.onActivate != nil || (pressed && visibility.isUsable) { node.actions.append(.activate) }
      if element.traits.contains(.adjustable) { node.actions += [.increment, .decrement] }
    }
    if node.isOffscreen { node.actions.append(.reveal) }
    targets[node.id] = .element(element)
    return node
  }

  // MARK: Positions and identifiers

  /// Returns the visible part of a rectangle, or the entire rectangle if it is scrolled out of view. The result is in
  /// the window's coordinates. Returns nil if the rectangle is invisible for any other reason.
  private func place(of rect: Rect, in view: View, _ visibility: ContentVisibility) -> (
    frame: Rect, isOffscreen: Bool
  )? {
    let whole = view.convert(rect, to: window)
    // Nested transforms can produce infinite coordinates.
    guard !whole.isEmpty, whole.maxX.isFinite, whole.maxY.isFinite else { return nil }
    if let seen = visibility.rect.flatMap({ whole.intersection($0) }) { return (seen, false) }
    return visibility.isScrolled ? (whole, true) : nil
  }

  private static func place(around nodes: [AccessibilityNode]) -> (frame: Rect, isOffscreen: Bool)? {
    guard let first = nodes.first else { return nil }
    return (nodes.dropFirst().reduce(first.frame) { $0.union($1.frame) }, nodes.allSatisfy(\.isOffscreen))
  }

  private func id(of view: View) -> AccessibilityID {
    AccessibilityID(view.context.accessibilityNumber(kept: &view.noted.number))
  }

  private static func text(of nodes: [AccessibilityNode]) -> String {
    nodes.flatMap(\.flattened).filter { $0.role.isRead && !$0.label.isEmpty }.map(\.label)
      .joined(separator: ", ")
  }

  /// Returns the interactive part of a node inside a combined element, or nil if no part is interactive.
  private static func used(_ node: AccessibilityNode, in label: String) -> AccessibilityNode? {
    var node = node
    node.children = node.children.compactMap { used($0, in: label) }
    let isRead = node.role.isRead || node.role == .group && node.children.isEmpty
    guard !isRead || !node.actions.filter({ $0 != .reveal }).isEmpty else { return nil }
    // A control without a label, such as a switch, receives the label of the combined element.
    if node.label.isEmpty, node.children.isEmpty { node.label = label }
    return node
  }
}
