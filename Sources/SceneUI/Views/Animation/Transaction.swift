import SceneValues

/// How changes of layers that belong to no view are animated: a quarter of a second unless a transaction says otherwise.
///
/// ```swift
/// Transaction.perform(duration: 1) { dot.position = Point(x: 100, y: 12) }
/// Transaction.withoutAnimation { dot.position = .zero }
/// ```
public enum Transaction {
  private static let stack = ThreadStack<TransactionSettings>()
  private static let usualDuration = 0.25

  private static var current: TransactionSettings? { stack.top }

  /// Calls a block, whose changes of layers take so long.
  ///
  /// - Parameters:
  ///   - duration: in seconds; nil for that of the transaction around this one, or a quarter of a second.
  ///   - curve: nil for that of the transaction around this one, or the standard one.
  ///   - changes: changes layers.
  ///   - completion: called once, when all animations that the block began are over: before this returns, where there are
  ///     none.
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

  /// Calls a block, whose changes of layers are seen at once.
  public static func withoutAnimation(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }

  /// Begins a transaction; `commit()` ends it, in the same thread. Whoever can, calls `perform` instead.
  public static func begin() {
    stack.open(TransactionSettings(in: current))
  }

  /// Ends the transaction that was begun last; where none was, nothing happens.
  public static func commit() {
    guard let settings = stack.top else { return }
    stack.close(settings)
    settings.close()
  }

  /// How long changes take in the transaction, in seconds.
  public static func setAnimationDuration(_ duration: Double) {
    current?.duration = duration.isFinite ? max(duration, 0) : 0
  }

  /// How changes go in the transaction.
  public static func setAnimationTimingCurve(_ curve: TimingCurve) { current?.curve = curve }

  /// Whether changes are seen at once in the transaction.
  public static func setDisableActions(_ isDisabled: Bool) { current?.isDisabled = isDisabled }

  /// Called once, when all animations that the transaction begins are over.
  public static func setCompletion(_ completion: @escaping () -> Void) { current?.completion = completion }

  /// How long what says nothing else takes now, in seconds.
  static var animationDuration: Double { current?.duration ?? usualDuration }

  /// A layer's property has another value.
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

  /// An animation was added to a layer in the transaction, which is over only with it.
  static func follow() -> ((Bool) -> Void)? { current?.follow() }
}

/// What a transaction says.
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
      tellIfOver()
    }
  }

  func close() {
    isOpen = false
    tellIfOver()
  }

  private func tellIfOver() {
    guard !isOpen, running == 0 else { return }
    let completion = completion
    self.completion = nil
    completion?()
  }
}
