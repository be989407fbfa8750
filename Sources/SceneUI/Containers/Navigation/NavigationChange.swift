import SceneValues

/// A change to a navigation controller's stack. The unchanged controllers at the bottom are represented only by their
/// number, so the duration of a push does not depend on the height of the stack.
final class NavigationChange {
  let name: String
  let kept: Int
  let oldTop: [ViewController]
  let newTop: [ViewController]
  let outgoing: ViewController?
  let incoming: ViewController?
  let isForward: Bool
  let added: [ViewController]
  let removed: [ViewController]
  /// Whether a gesture can still cancel the change.
  private(set) var isInteractive: Bool
  let completion: (() -> Void)?

  var isLocking = false
  /// Whether appearance callbacks are sent for this change, which is the case if the navigation controller is visible.
  var notifies = false
  var isAnimated = false
  var movement: TransitionMovement? {
    didSet { if let movement { isInteractive = movement.startsInteractively } }
  }
  var container: View?
  var restacks = 0
  /// The outgoing view's insets for bars. They are constant, so that the view keeps its position until it is removed.
  var outgoingInsets = EdgeInsets.zero
  var outgoingBarHeight = 0.0
  var shade: View?
  var transforms: (outgoing: AffineTransform, incoming: AffineTransform) = (.identity, .identity)

  /// Creates a change. The completion handler is called after all notifications, but not if a gesture cancels the change.
  init(
    _ name: String, of stack: [ViewController], keeping kept: Int, adding newTop: [ViewController],
    isInteractive: Bool, completion: (() -> Void)?
  ) {
    let oldTop = Array(stack[kept...])
    (self.name, self.kept, self.oldTop, self.newTop) = (name, kept, oldTop, newTop)
    (self.isInteractive, self.completion) = (isInteractive, completion)
    let lastKept = kept > 0 ? stack[kept - 1] : nil
    (outgoing, incoming) = (stack.last, newTop.last ?? lastKept)
    let (old, new) = (Set(oldTop.map(ObjectIdentifier.init)), Set(newTop.map(ObjectIdentifier.init)))
    added = newTop.filter { !old.contains(ObjectIdentifier($0)) }
    removed = oldTop.filter { !new.contains(ObjectIdentifier($0)) }
    isForward = newTop.last.map { !old.contains(ObjectIdentifier($0)) } ?? (kept == 0)
  }

  var changesTop: Bool { outgoing !== incoming }

  func doubled(on stack: [ViewController]) -> ViewController? {
    var seen: Set<ObjectIdentifier> = []
    if let twice = newTop.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) { return twice }
    // Controllers that remain on the stack have a parent, so the search is unnecessary if no new controller has a parent.
    guard newTop.contains(where: { $0.parent != nil }) else { return nil }
    return stack[..<kept].first { seen.contains(ObjectIdentifier($0)) }
  }
}
