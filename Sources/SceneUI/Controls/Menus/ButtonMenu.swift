import SceneRuntime
import SceneValues

final class ButtonMenu: MenuOwner {
  private weak var button: Button?
  private let press = LongPressGestureRecognizer()
  private weak var overlay: (any MenuOverlayView)?
  private var follows = false

  init(_ button: Button) {
    self.button = button
    press.addTarget(self) { (opener, recognizer) in opener.pressed(recognizer) }
    button.addGestureRecognizer(press)
  }

  var showsSelection: Bool { button?.changesSelectionAsPrimaryAction ?? false }

  func refresh() { press.isEnabled = button?.opensMenuAtOnce == false && button?.shownMenu != nil }

  func menuDidChange() { button?.showSelection() }

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

  /// Opens the menu without a touch. Returns false if the menu was not opened, for example because it is empty.
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
    case .ended: endMenuTracking(at: point)
    default: break
    }
  }

  private func endMenuTracking(at point: Point) {
    guard follows else { return }
    follows = false
    overlay?.endTracking(at: point)
  }

  /// Handles an event of a button whose menu opens on touch. Returns false if the button itself must handle the event.
  func handle(_ events: Control.Events, _ event: Event?) -> Bool {
    guard button?.opensMenuAtOnce == true, button?.shownMenu != nil else { return false }
    let point = button.flatMap { event?.touches(for: $0).first }?.location(in: nil)
    switch events {
    case .touchDown: open(at: point ?? .zero)
    case .touchDragInside, .touchDragOutside:
      if follows, let point { overlay?.track(at: point) }
    case .touchUpInside, .touchUpOutside:
      if let point { endMenuTracking(at: point) }
      return true
    case .touchCancel:
      if follows { overlay?.dismiss() }
    default: break
    }
    return false
  }
}

extension Button {
  func menuPartsDidChange() {
    if shownMenu != nil, menuOpener == nil { menuOpener = ButtonMenu(self) }
    shownMenu?.owner = menuOpener
    menuOpener?.refresh()
    showSelection()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Sets a pop-up button's title to the title of the selected action. If no action is selected, selects the first one.
  func showSelection() {
    guard changesSelectionAsPrimaryAction, let actions = shownMenu?.allActions, !actions.isEmpty else {
      return
    }
    guard let selected = actions.first(where: { $0.state == .on }) else {
      // Changing the state calls this method again.
      actions[0].state = .on
      return
    }
    if title(for: .normal) != selected.title { setTitle(selected.title, for: .normal) }
  }
}
