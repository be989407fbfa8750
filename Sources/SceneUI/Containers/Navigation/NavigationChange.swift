import SceneValues

/// A change of a navigation controller's stack, from the moment that it is decided until all have heard of it.
///
/// What lies at the bottom of both stacks is only counted: to push a controller takes as long on a high stack as on a
/// low one.
final class NavigationChange {
  let name: String
  /// How many controllers at the bottom stay what they are.
  let kept: Int
  /// What lies above them before, and after.
  let oldTop: [ViewController]
  let newTop: [ViewController]
  let outgoing: ViewController?
  let incoming: ViewController?
  let isForward: Bool
  let added: [ViewController]
  let removed: [ViewController]
  /// Whether a finger may still take it back.
  private(set) var isInteractive: Bool
  let completion: (() -> Void)?

  /// Whether it keeps other transitions from beginning.
  var isLocking = false
  /// Whether the two controllers are told of coming and going here; else they hear with the navigation controller.
  var tells = false
  var isAnimated = false
  /// What a delegate moves it by; nil for how it usually goes.
  var movement: TransitionMovement? {
    didSet { if let movement { isInteractive = movement.startsInteractively } }
  }
  /// What the two views move in, where a delegate moves them.
  var container: View?
  /// How often the stack had changed when this was done to it.
  var restacks = 0
  /// What the bars hide of the outgoing view, and how high they were: it keeps its place until it is gone.
  var outgoingInsets = EdgeInsets.zero
  var outgoingBarHeight = 0.0
  /// Between the two views.
  var shade: View?
  var transforms: (outgoing: AffineTransform, incoming: AffineTransform) = (.identity, .identity)

  /// - Parameters:
  ///   - name: of the change, for what cannot begin meanwhile.
  ///   - stack: as it is before, from the bottom up.
  ///   - kept: of the stack, whose other controllers the new ones take the place of.
  ///   - newTop: what lies above these from now on.
  ///   - isInteractive: whether a finger says how far it is.
  ///   - completion: called when all have heard of it, unless a finger took it back.
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

  /// One of the new controllers that would be on the stack twice.
  func doubled(on stack: [ViewController]) -> ViewController? {
    var seen: Set<ObjectIdentifier> = []
    if let twice = newTop.first(where: { !seen.insert(ObjectIdentifier($0)).inserted }) { return twice }
    // What stays is this navigation controller's child: one that is not lies nowhere below.
    guard newTop.contains(where: { $0.parent != nil }) else { return nil }
    return stack[..<kept].first { seen.contains(ObjectIdentifier($0)) }
  }
}
