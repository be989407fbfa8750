extension AccessibilityRole {
  /// What a view is whose traits a program has set: what its class says, unless that is something that anything may be
  /// called.
  ///
  /// - Parameters:
  ///   - traits: those that were set.
  ///   - role: what its class makes of it; nil where that says nothing.
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

  /// Whether it is read, and nothing is done with it.
  var isRead: Bool {
    switch self {
    case .staticText, .heading, .image: true
    default: false
    }
  }
}
