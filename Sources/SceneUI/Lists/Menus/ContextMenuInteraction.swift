import SceneRuntime
import SceneValues

/// An interaction that displays a context menu after a long press on a view.
///
/// ```swift
/// photo.addInteraction(ContextMenuInteraction(delegate: self))
/// ```
public final class ContextMenuInteraction: GestureRecognizerDelegate {
  /// The delegate that provides the menus. The interaction references it weakly.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view to which the interaction was added.
  public var view: View? { press?.view }
  weak var press: ContextMenuRecognizer?
  private weak var overlay: (any MenuOverlayView)?
  private var coming: ContextMenuConfiguration?

  /// Creates an interaction. To attach it to a view, pass it to `View.addInteraction(_:)`.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Dismisses the menu if it is visible.
  public func dismissMenu() { overlay?.dismiss() }

  /// Returns whether the delegate provides a menu for the location of the press.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    coming = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: recognizer.location(in: view))
    return coming != nil
  }

  func hasMenu(at point: Point) -> Bool {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point) != nil
  }

  fileprivate func pressed(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began: open(at: recognizer.location(in: recognizer.view))
    case .changed: overlay?.track(at: recognizer.location(in: nil))
    case .ended: overlay?.endTracking(at: recognizer.location(in: nil))
    default: break
    }
  }

  /// Displays the menu immediately. Returns false if no menu is displayed.
  fileprivate func openAtOnce(at point: Point) -> Bool {
    coming = delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: point)
    guard coming != nil else { return false }
    open(at: point)
    return overlay != nil
  }

  private func open(at point: Point) {
    guard let view, let window = view.window, let configuration = coming else { return }
    coming = nil
    // An empty menu is not displayed, and the delegate is not notified of it.
    guard let menu = configuration.menu(), !menu.sections.isEmpty else { return }
    let source = MenuSource(
      view: view, rect: delegate?.contextMenuInteraction(self, highlightedRectAt: point), sender: view,
      isContext: true, preview: configuration.preview?(),
      onEnd: { [weak self] in
        if let self { self.delegate?.contextMenuInteraction(self, willEndFor: configuration) }
      },
      onPreviewTap: { [weak self] in
        if let self {
          self.delegate?.contextMenuInteraction(self, willPerformPreviewActionForMenuWith: configuration)
        }
      })
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration)
    overlay = window.showMenu(menu, from: source)
    overlay?.start = view.convert(point, to: nil)
  }
}

/// A gesture recognizer that retains its interaction while it is attached to a view.
final class ContextMenuRecognizer: LongPressGestureRecognizer {
  let interaction: ContextMenuInteraction?
  /// The delegate of a built-in interaction. The recognizer retains this delegate, which has no other owner.
  var keptDelegate: (any ContextMenuInteractionDelegate)?

  init(_ interaction: ContextMenuInteraction) {
    self.interaction = interaction
    super.init()
    delegate = interaction
    addTarget(interaction) { (interaction, recognizer) in interaction.pressed(recognizer) }
  }

  required init(coder: Coder) throws {
    interaction = nil
    try super.init(coder: coder)
  }
}

extension Window {
  /// In response to a secondary click, displays the context menu of the innermost view that has a menu at the given
  /// point.
  ///
  /// - Parameter point: The location, in the window's coordinates.
  /// - Returns: Whether a menu was opened. The value is false if no view at the point has a menu, a menu is already
  ///   visible, or a transition is in progress.
  @discardableResult
  public func openContextMenu(at point: Point) -> Bool {
    guard isOnScreen, !isInTransition, menuOverlay == nil, point.x.isFinite, point.y.isFinite else {
      return false
    }
    return context.clock.turns.during {
      touchedViews(at: point).contains { view in
        view.interactions.contains { $0.openAtOnce(at: view.convert(point, from: self)) }
      }
    }
  }
}

extension View {
  /// The view's interactions, in the order in which they were added.
  public var interactions: [ContextMenuInteraction] {
    gestureRecognizers.compactMap { ($0 as? ContextMenuRecognizer)?.interaction }
  }

  /// Adds an interaction to the view. If the interaction is attached to another view, it is first removed from that view.
  public func addInteraction(_ interaction: ContextMenuInteraction) {
    interaction.view?.removeInteraction(interaction)
    let press = ContextMenuRecognizer(interaction)
    interaction.press = press
    addGestureRecognizer(press)
  }

  /// Removes an interaction. If the interaction's menu is visible, it stays open until the next touch.
  public func removeInteraction(_ interaction: ContextMenuInteraction) {
    guard let press = interaction.press, press.view === self else { return }
    removeGestureRecognizer(press)
  }
}
