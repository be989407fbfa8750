extension AccessibilityRole {
  /// Creates a role from a view's traits. If the view's class provides a more specific role, that role takes precedence.
  init(traits: AccessibilityTraits, of role: AccessibilityRole?) {
    let isPlain = role.map { [.group, .staticText, .heading, .image, .button].contains($0) } ?? true
    guard isPlain else {
      self = role ?? .group
      return
    }
    if traits.contains(.header) {
      self = .heading
    } else if traits.contains(.link) {
      self = .link
    } else if traits.contains(.adjustable) {
      self = .slider
    } else if traits.contains(.button) {
      self = .button
    } else if traits.contains(.image) {
      self = .image
    } else if traits.contains(.staticText) {
      self = .staticText
    } else {
      self = role ?? .group
    }
  }

  var isRead: Bool {
    switch self {
    case .staticText, .heading, .image: true
    default: false
    }
  }
}
