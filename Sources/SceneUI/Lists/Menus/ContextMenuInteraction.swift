import SceneRuntime
import SceneValues

/// Lets a long press on a view show a menu of what can be done with it.
///
/// ```swift
/// photo.addInteraction(ContextMenuInteraction(delegate: self))
/// ```
///
/// The rest of the window is darkened; a touch there takes the menu away. The finger that pressed may go on to an action and
/// choose it by going up.
public final class ContextMenuInteraction: GestureRecognizerDelegate {
  /// Says what a long press shows; held weakly.
  public private(set) weak var delegate: (any ContextMenuInteractionDelegate)?
  /// The view that it was added to.
  public var view: View? { press?.view }
  weak var press: ContextMenuRecognizer?
  private weak var overlay: (any MenuOverlayView)?
  private var coming: ContextMenuConfiguration?

  /// Makes an interaction that `View.addInteraction(_:)` gives to a view.
  public init(delegate: any ContextMenuInteractionDelegate) { self.delegate = delegate }

  /// Takes the menu away, if it shows.
  public func dismissMenu() { overlay?.dismiss() }

  /// A press may begin where there is something to show.
  public func gestureRecognizerShouldBegin(_ recognizer: GestureRecognizer) -> Bool {
    guard let view = recognizer.view else { return false }
    coming = delegate?.contextMenuInteraction(self, configurationForMenuAt: recognizer.location(in: view))
    return coming != nil
  }

  /// Whether there is something to show for a point, in the view's coordinates.
  func hasMenu(at point: Point) -> Bool {
    delegate?.contextMenuInteraction(self, configurationForMenuAt: point) != nil
  }

  fileprivate func pressed(_ recognizer: GestureRecognizer) {
    switch recognizer.state {
    case .began: open(at: recognizer.location(in: recognizer.view))
    case .changed: overlay?.track(at: recognizer.location(in: nil))
    case .ended: overlay?.endTracking(at: recognizer.location(in: nil))
    default: break
    }
  }

  /// Shows the menu at once, as the other button of a mouse does.
  ///
  /// - Parameter point: in the view's coordinates.
  /// - Returns: false where there is nothing to show.
  fileprivate func openAtOnce(at point: Point) -> Bool {
    coming = delegate?.contextMenuInteraction(self, configurationForMenuAt: point)
    guard coming != nil else { return false }
    open(at: point)
    return overlay != nil
  }

  private func open(at point: Point) {
    guard let view, let window = view.window, let configuration = coming else { return }
    coming = nil
    // Nobody is told of a menu that has nothing to offer, and does not show.
    guard let menu = configuration.menu(), !menu.sections.isEmpty else { return }
    let source = MenuSource(
      view: view, rect: delegate?.contextMenuInteraction(self, highlightedRectAt: point), sender: view,
      isContext: true, preview: configuration.preview?(),
      onEnd: { [weak self] in
        if let self { self.delegate?.contextMenuInteraction(self, willEndFor: configuration) }
      },
      onPreviewTap: { [weak self] in
        if let self {
          self.delegate?.contextMenuInteraction(self, willPerformPreviewActionFor: configuration)
        }
      })
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration)
    overlay = window.showMenu(menu, from: source)
    overlay?.start = view.convert(point, to: nil)
  }
}

/// Keeps its interaction alive as long as the view has it.
final class ContextMenuRecognizer: LongPressGestureRecognizer {
  let interaction: ContextMenuInteraction?
  /// The delegate of an interaction of the library's own, which nobody else keeps.
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
  /// The other button of a mouse was pressed: the innermost view there that has a menu for a long press shows it.
  ///
  /// - Parameter point: in the window's coordinates.
  /// - Returns: false where nobody has one, and while a menu shows or a transition runs.
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
  /// The interactions of the view, in the order in which they were added.
  public var interactions: [ContextMenuInteraction] {
    gestureRecognizers.compactMap { ($0 as? ContextMenuRecognizer)?.interaction }
  }

  /// Lets a long press on the view show a menu. Another view that has the interaction gives it up.
  public func addInteraction(_ interaction: ContextMenuInteraction) {
    interaction.view?.removeInteraction(interaction)
    let press = ContextMenuRecognizer(interaction)
    interaction.press = press
    addGestureRecognizer(press)
  }

  /// Takes an interaction away; a menu that it shows stays until a touch.
  public func removeInteraction(_ interaction: ContextMenuInteraction) {
    guard let press = interaction.press, press.view === self else { return }
    removeGestureRecognizer(press)
  }
}
