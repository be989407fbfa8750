import SceneValues

/// Something that a swipe over a row of a table offers: a button beside the row.
public final class ContextualAction {
  /// What an action does to the row, which decides its color.
  public enum Style: String, Sendable {
    case normal
    /// Takes something away; on red.
    case destructive
  }

  /// What the action does to the row; fixed when it is made.
  public let style: Style
  /// What stands on the button; fixed when the action is made.
  public let title: String
  /// Gray, or red for a destructive action, unless it is set.
  public var backgroundColor: Color
  let handler: (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// An action in the color of its style.
  ///
  /// - Parameters:
  ///   - style: red for `destructive`, gray for `normal`.
  ///   - title: what stands on the button.
  ///   - handler: does what the action is for. It is told the action and the row's cell, and calls the last
  ///     when it is done, with whether it did it: then the row is covered again.
  public init(
    style: Style, title: String,
    handler: @escaping (ContextualAction, View, _ completion: @escaping (Bool) -> Void) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : Color(.systemGray)
  }
}

/// What a swipe over a row offers.
public struct SwipeActionsConfiguration {
  /// From the edge of the table inwards. Without any, there is nothing to swipe.
  public var actions: [ContextualAction]
  /// Whether a swipe over more than six tenths of the row performs the first of them at once.
  public var performsFirstActionWithFullSwipe = true

  /// Offers some actions, of which a full swipe performs the first one.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

extension TableView {
  /// From which side a swipe uncovers something.
  enum SwipeSide {
    case leading, trailing
  }

  /// What a swipe over a row offers; a row that can be deleted offers that, unless the delegate says otherwise.
  func swipeActions(at path: IndexPath, from side: SwipeSide) -> SwipeActionsConfiguration? {
    switch side {
    case .leading: return tableDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    case .trailing:
      let own = tableDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
      return own ?? (editingStyle(at: path) == .delete ? deletion(at: path) : nil)
    }
  }

  func deletion(at path: IndexPath) -> SwipeActionsConfiguration {
    let title =
      tableDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
      ?? libraryText(.delete)
    var configuration = SwipeActionsConfiguration(actions: [
      ContextualAction(style: .destructive, title: title) { [weak self] _, view, _ in
        guard let cell = view as? TableViewCell else { return }
        self?.commit(.delete, for: cell)
      }
    ])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }

  func uncover(_ configuration: SwipeActionsConfiguration, in cell: TableViewCell, from side: SwipeSide) {
    coverSwipe()
    swipedCell = cell
    cell.uncover(configuration.actions, from: side)
  }

  func coverSwipe() {
    swipedCell?.coverActions()
    swipedCell = nil
  }

  func perform(_ action: ContextualAction, in cell: TableViewCell) {
    action.handler(action, cell) { [weak self, weak cell] _ in
      guard let self, let cell, swipedCell === cell else { return }
      coverSwipe()
    }
  }
}

/// Recognizes a swipe over a row that offers something, and one back.
final class TableSwipeRecognizer: GestureRecognizer {
  private weak var cell: TableViewCell?
  private var configuration: SwipeActionsConfiguration?

  /// The part of a row that a finger goes over to perform the first action.
  private static let full = 0.6

  private var table: TableView? { view as? TableView }

  override func touchesBegan(_ touches: [Touch], with event: Event) {
    let isOnIndex = touches.contains { $0.view is SectionIndexBar }
    if self.touches.count > 1 || isOnIndex { state = .failed }
  }

  override func touchesMoved(_ touches: [Touch], with event: Event) {
    guard state == .possible, let table, let touch = touches.first else { return }
    let start = touch.startLocation
    let (dx, dy) = (touch.windowLocation.x - start.x, touch.windowLocation.y - start.y)
    guard max(abs(dx), abs(dy)) > ScrollGestureRecognizer.hysteresis else { return }
    guard abs(dx) > abs(dy), let path = table.indexPathForRow(at: table.convert(start, from: nil)),
      let cell = table.cellForRow(at: path)
    else { return state = .failed }
    let way = cell.readsFromRightToLeft ? -dx : dx
    if let side = cell.uncoveredSide, (side == .trailing) == (way > 0) {
      state = .began
      return table.coverSwipe()
    }
    let side = way < 0 ? TableView.SwipeSide.trailing : .leading
    guard let configuration = table.swipeActions(at: path, from: side), !configuration.actions.isEmpty else {
      return state = .failed
    }
    state = .began
    table.uncover(configuration, in: cell, from: side)
    (self.cell, self.configuration) = (cell, configuration)
  }

  override func touchesEnded(_ touches: [Touch], with event: Event) {
    guard state != .possible else { return state = .failed }
    state = .ended
    guard let table, let cell, let configuration, let touch = touches.first, let side = cell.uncoveredSide,
      configuration.performsFirstActionWithFullSwipe
    else { return }
    let dx = touch.windowLocation.x - touch.startLocation.x
    let way = cell.readsFromRightToLeft ? -dx : dx
    guard (side == .leading ? way : -way) > table.bounds.width * Self.full else { return }
    table.perform(configuration.actions[0], in: cell)
  }

  override func reset() { (cell, configuration) = (nil, nil) }
}
