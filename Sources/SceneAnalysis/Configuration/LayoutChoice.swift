package enum LayoutChoice: Sendable {
  /// The screens in the configuration, or each file's own screen if there is no configuration.
  case configured
  /// The same as `configured`, except that each file's own screen replaces `layout: false`.
  case on
  case screens(LayoutScreens)
  case off

  /// Whether the user requests layout, which turns on the rules in `LayoutRules.onRequest`.
  var isRequest: Bool {
    switch self {
    case .on, .screens: true
    case .configured, .off: false
    }
  }

  func screens(in configuration: Configuration?) -> LayoutScreens? {
    switch self {
    case .configured: configuration.map(\.layout) ?? Configuration.usualLayout
    case .on: configuration?.layout ?? LayoutScreens()
    case .screens(let screens): screens
    case .off: nil
    }
  }
}
