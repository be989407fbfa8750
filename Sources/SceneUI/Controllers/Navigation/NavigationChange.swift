import SceneValues

/// A change of a navigation controller's stack, from the moment that it is decided until all have heard of it.
final class NavigationChange {
  let name: String
  let old: [ViewController]
  let new: [ViewController]
  let isForward: Bool
  /// Whether a finger may still take it back.
  let isInteractive: Bool
  let completion: (() -> Void)?

  /// Whether it keeps other transitions from beginning.
  var isLocking = false
  /// Whether the two controllers are told of coming and going here; else they hear with the navigation controller.
  var tells = false
  var isAnimated = false
  /// What the bars hide of the outgoing view, and how high they were: it keeps its place until it is gone.
  var outgoingInsets = EdgeInsets.zero
  var outgoingBarHeight = 0.0
  /// Between the two views.
  var shade: View?
  var transforms: (outgoing: AffineTransform, incoming: AffineTransform) = (.identity, .identity)

  init(
    _ name: String, from old: [ViewController], to new: [ViewController], isInteractive: Bool,
    completion: (() -> Void)?
  ) {
    (self.name, self.old, self.new) = (name, old, new)
    (self.isInteractive, self.completion) = (isInteractive, completion)
    isForward = !old.contains { $0 === new.last }
  }

  var outgoing: ViewController? { old.last }
  var incoming: ViewController? { new.last }
  var changesTop: Bool { outgoing !== incoming }

  var added: [ViewController] { new.filter { controller in !old.contains { $0 === controller } } }
  var removed: [ViewController] { old.filter { controller in !new.contains { $0 === controller } } }

  /// How far tab bars around are to be out of the way.
  func hidingOfBottomBar(progress: Double) -> Double {
    let (before, after) = (old.hidesBottomBar ? 1.0 : 0, new.hidesBottomBar ? 1.0 : 0)
    return before + (after - before) * progress
  }
}

extension [ViewController] {
  /// Whether one of those that lie above the first hides bars at the bottom.
  var hidesBottomBar: Bool { dropFirst().contains(where: \.hidesBottomBarWhenPushed) }
}
