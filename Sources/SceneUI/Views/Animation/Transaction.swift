import SceneValues

/// A group of animated changes to layers that no view owns. By default, the animation takes 0.25 seconds.
///
/// ```swift
/// Transaction.perform(duration: 1) { dot.position = Point(x: 100, y: 12) }
/// Transaction.withoutAnimation { dot.position = .zero }
/// ```
public enum Transaction {
  private static let stack = ThreadStack<TransactionSettings>()
  private static let usualDuration = 0.25

  private static var current: TransactionSettings? { stack.top }

  /// Runs a block and animates the layer changes that the block makes.
  ///
  /// - Parameters:
  ///   - duration: The duration, in seconds. The default is that of the enclosing transaction or, if there is none, 0.25.
  ///   - curve: The curve. The default is that of the enclosing transaction or, if there is none, the standard curve.
  ///   - changes: The block that changes layers.
  ///   - completion: A closure that is called once when all animations from the block have ended. If there are no
  ///     animations, it is called before the method returns.
  public static func perform(
    duration: Double? = nil, curve: TimingCurve? = nil, _ changes: () -> Void, completion: (() -> Void)? = nil
  ) {
    begin()
    if let duration { setAnimationDuration(duration) }
    if let curve { setAnimationTimingCurve(curve) }
    if let completion { setCompletion(completion) }
    changes()
    commit()
  }

  /// Runs a block without animating the layer changes that the block makes.
  public static func withoutAnimation(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }

  /// Begins a transaction. To end it, call `commit()` on the same thread. If possible, use `perform` instead.
  public static func begin() {
    stack.open(TransactionSettings(in: current))
  }

  /// Ends the innermost transaction. If there is no transaction, the method does nothing.
  public static func commit() {
    guard let settings = stack.top else { return }
    stack.close(settings)
    settings.close()
  }

  /// Sets the innermost transaction's duration, in seconds.
  public static func setAnimationDuration(_ duration: Double) {
    current?.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// Sets the innermost transaction's timing curve.
  public static func setAnimationTimingCurve(_ curve: TimingCurve) { current?.curve = curve }

  /// Sets whether the innermost transaction applies changes without animation.
  public static func setDisableActions(_ isDisabled: Bool) { current?.isDisabled = isDisabled }

  /// Sets the closure that is called once when all animations of the innermost transaction have ended.
  public static func setCompletion(_ completion: @escaping () -> Void) { current?.completion = completion }

  static var animationDuration: Double { current?.duration ?? usualDuration }

  static func animate(
    _ key: LayerKey, of layer: Layer, from old: AnimatedValue, to new: AnimatedValue
  ) {
    let settings = current
    let duration = animationDuration
    guard settings?.isDisabled != true, duration > 0, let context = layer.home?.window?.context,
      context.areAnimationsEnabled, let now = layer.localTime
    else { return }
    let start = layer.presentedValue(key, model: old, at: now)
    layer.cutTracks(of: key)
    let run = MotionRun(
      timeline: MotionTimeline(duration: duration, timing: .curve(settings?.curve ?? .standard)),
      allowsInteraction: true, completion: settings?.follow())
    let track = MotionTrack(
      key, of: layer, in: run, course: .between(start, new), isRelative: false,
      name: key.description)
    run.add(track, on: context.clock)
    layer.add(track)
    run.commit()
  }

  /// Delays the end of the innermost transaction until the returned closure is called. Returns nil if there is none.
  static func follow() -> ((Bool) -> Void)? { current?.follow() }
}

private final class TransactionSettings {
  var duration: Double?
  var curve: TimingCurve?
  var isDisabled: Bool
  var completion: (() -> Void)?
  private var running = 0
  private var isOpen = true

  init(in outer: TransactionSettings?) {
    duration = outer?.duration
    curve = outer?.curve
    isDisabled = outer?.isDisabled ?? false
  }

  func follow() -> ((Bool) -> Void)? {
    running += 1
    return { [self] _ in
      running -= 1
      notifyIfFinished()
    }
  }

  func close() {
    isOpen = false
    notifyIfFinished()
  }

  private func notifyIfFinished() {
    guard !isOpen, running == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
  }
}
