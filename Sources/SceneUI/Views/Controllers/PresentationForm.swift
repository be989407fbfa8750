import SceneValues

/// What becomes of a presentation style in the room that there is.
enum PresentationForm: Equatable {
  /// Fills the window.
  case full(covers: Bool)
  case page, form
  /// Fills the presenter's view.
  case context(isOpaque: Bool)
  case popover, alert, actionSheet

  init(_ style: ModalPresentationStyle) {
    self =
      switch style {
      case .fullScreen: .full(covers: true)
      case .overFullScreen: .full(covers: false)
      case .pageSheet: .page
      case .formSheet: .form
      case .currentContext: .context(isOpaque: true)
      case .overCurrentContext: .context(isOpaque: false)
      case .popover: .popover
      }
  }

  /// Whether the presenter disappears.
  var covers: Bool { self == .full(covers: true) }

  var isInContext: Bool {
    if case .context = self { return true }
    return false
  }

  /// Whether what is behind is darkened, and its tint gray.
  var isDimming: Bool {
    switch self {
    case .page, .form, .alert, .actionSheet: true
    case .full, .context, .popover: false
    }
  }

  /// Whether it is as large as its content would like, as far as there is room.
  var isSizedByContent: Bool {
    switch self {
    case .form, .popover, .alert, .actionSheet: true
    case .full, .page, .context: false
    }
  }

  /// Whether a person can drag it down.
  var isDraggable: Bool { self == .page || self == .form }

  /// What it makes of the traits of the window: what is narrow is compact.
  var traits: TraitOverride? {
    switch self {
    case .form, .popover, .alert, .actionSheet: TraitOverride(horizontalSizeClass: .compact)
    case .full, .page, .context: nil
    }
  }
}
