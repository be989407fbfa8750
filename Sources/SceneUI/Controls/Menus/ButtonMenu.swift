import SceneRuntime
import SceneValues

/// How a button opens its menu, and what it shows of the selection.
final class ButtonMenu: MenuOwner {
  private weak var button: Button?
  private let press = LongPressGestureRecognizer()
  private weak var overlay: (any MenuOverlayView)?
  /// Whether the finger that opened the menu is still down.
  private var follows = false

  init(_ button: Button) {
    self.button = button
    press.addTarget(self) { (opener, recognizer) in opener.pressed(recognizer) }
    button.addGestureRecognizer(press)
  }

  var showsSelection: Bool { button?.changesSelectionAsPrimaryAction ?? false }

  /// A long press opens what a touch does not.
  func refresh() { press.isEnabled = button?.opensMenuAtOnce == false && button?.shownMenu != nil }

  /// The menu, or something in it, has changed.
  func menuDidChange() { button?.showSelection() }

  // MARK: Opening

  private func open(at point: Point) {
    guard let button, let menu = button.shownMenu, let window = button.window else { return }
    var source = MenuSource(view: button, sender: button.menuSender)
    source.onEnd = { [weak self] in self?.follows = false }
    if showsSelection {
      source.shownSelection = { [weak menu] in menu?.selectedElements.first }
      source.onSelection = { [weak button] in button?.sendActions(for: .valueChanged) }
    }
    overlay = window.showMenu(menu, from: source)
    overlay?.start = point
    follows = overlay != nil
  }

  /// Opens without a finger on the button.
  ///
  /// - Returns: false where there is nothing to show.
  func openAtOnce() -> Bool {
    guard let button else { return false }
    open(at: button.convert(button.bounds.center, to: nil))
    follows = false
    return overlay != nil
  }

  private func pressed(_ recognizer: GestureRecognizer) {
    let point = recognizer.location(in: nil)
    switch recognizer.state {
    case .began: open(at: point)
    case .changed: if follows { overlay?.track(at: point) }
    case .ended: letGo(at: point)
    default: break
    }
  }

  private func letGo(at point: Point) {
    guard follows else { return }
    follows = false
    overlay?.endTracking(at: point)
  }

  /// What happens to a button whose menu a touch opens.
  ///
  /// - Returns: false for what is the button's own affair.
  func handle(_ events: Control.Events, _ event: Event?) -> Bool {
    guard button?.opensMenuAtOnce == true, button?.shownMenu != nil else { return false }
    let point = button.flatMap { event?.touches(for: $0).first }?.location(in: nil)
    switch events {
    case .touchDown: open(at: point ?? .zero)
    case .touchDragInside, .touchDragOutside:
      if follows, let point { overlay?.track(at: point) }
    case .touchUpInside, .touchUpOutside:
      if let point { letGo(at: point) }
      // The menu has taken the place of what a tap does.
      return true
    case .touchCancel:
      if follows { overlay?.dismiss() }
    default: break
    }
    return false
  }
}

extension Button {
  /// Its menu, or how that is opened, has changed.
  func menuPartsDidChange() {
    if shownMenu != nil, menuOpener == nil { menuOpener = ButtonMenu(self) }
    shownMenu?.owner = menuOpener
    menuOpener?.refresh()
    showSelection()
    // Arrows at the end may come or go.
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// A pop-up button says what is selected; where nothing is, the first action comes to be.
  func showSelection() {
    guard changesSelectionAsPrimaryAction, let actions = shownMenu?.allActions, !actions.isEmpty else {
      return
    }
    guard let selected = actions.first(where: { $0.state == .on }) else {
      // Tells this button.
      actions[0].state = .on
      return
    }
    if title(for: .normal) != selected.title { setTitle(selected.title, for: .normal) }
  }
}
