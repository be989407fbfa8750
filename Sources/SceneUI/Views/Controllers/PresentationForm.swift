import SceneValues

enum PresentationForm: Equatable {
  case full(covers: Bool)
  case page, form
  case context(isOpaque: Bool)
  case popover, alert, actionSheet

  init(_ style: ModalPresentationStyle) {
    self =
      switch style {
      case .fullScreen, .none: .full(covers: true)
      case .overFullScreen: .full(covers: false)
      case .pageSheet: .page
      case .formSheet: .form
      case .currentContext: .context(isOpaque: true)
      case .overCurrentContext: .context(isOpaque: false)
      case .popover: .popover
      }
  }

  var covers: Bool { self == .full(covers: true) }

  var isInContext: Bool {
    if case .context = self { return true }
    return false
  }

  var isDimming: Bool {
    switch self {
    case .page, .form, .alert, .actionSheet: true
    case .full, .context, .popover: false
    }
  }

  var isSizedByContent: Bool {
    switch self {
    case .form, .popover, .alert, .actionSheet: true
    case .full, .page, .context: false
    }
  }

  var isDraggable: Bool { self == .page || self == .form }

  /// The overrides of the window's traits, or nil for none. Form sheets, popovers, and alerts have a compact width.
  var traits: TraitOverride? {
    switch self {
    case .form, .popover, .alert, .actionSheet: TraitOverride(horizontalSizeClass: .compact)
    case .full, .page, .context: nil
    }
  }
}
