import SceneValues

/// An action that appears as a button when the user swipes over a table row.
public final class ContextualAction {
  /// A kind of action, which determines the button's default color.
  public enum Style: String, Sendable {
    case normal
    /// The style of an action that deletes something. The button is red.
    case destructive
  }

  /// The action's style, which cannot be changed after the action is created.
  public let style: Style
  /// The button's title, which cannot be changed after the action is created.
  public let title: String
  /// The button's background color. The default is red for a destructive action and gray otherwise.
  public var backgroundColor: Color
  let handler: (ContextualAction, View, @escaping (Bool) -> Void) -> Void

  /// Creates an action with the default color of its style.
  ///
  /// - Parameters:
  ///   - style: The style. The default color is red for `destructive` and gray for `normal`.
  ///   - title: The button's title.
  ///   - handler: A closure that performs the action. It receives the action, the row's cell, and a
  ///     completion handler. The closure must call the completion handler with a Boolean value that indicates
  ///     whether the action was performed. The call hides the swipe buttons.
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

/// The actions that appear when the user swipes over a row.
public struct SwipeActionsConfiguration {
  /// The actions, ordered from the table's edge inward. If the array is empty, the row cannot be swiped.
  public var actions: [ContextualAction]
  /// Whether a swipe over more than 60% of the row performs the first action on release. The default is true.
  public var performsFirstActionWithFullSwipe = true

  /// Creates a configuration in which a full swipe performs the first action.
  public init(actions: [ContextualAction]) { self.actions = actions }
}

extension TableView {
  enum SwipeSide {
    case leading, trailing
  }

  /// Returns the swipe actions for one side of a row. If the delegate provides no trailing actions, a row
  /// that can be deleted has a delete action.
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

final class TableSwipeRecognizer: GestureRecognizer {
  private weak var cell: TableViewCell?
  private var configuration: SwipeActionsConfiguration?

  /// The fraction of the table's width that a swipe must exceed to perform the first action.
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
