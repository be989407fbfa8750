import SceneServices

/// A timer that calls an action once per frame of a context's clock. Use it for movement that animations cannot express.
///
/// ```swift
/// let link = DisplayLink(on: context) { link in
///   ball.center.x += 60 * link.frameDuration
/// }
/// // To let the loop sleep while nothing moves:
/// link.isPaused = true
/// ```
///
/// All links on the same clock are called at the same times, at multiples of a sixtieth of a second. The clock does not
/// retain its links. A link is not called for missed frames.
public final class DisplayLink {
  /// The number of frames per second. A link is called at most this often.
  public static let maximumFramesPerSecond = 60

  /// The display time of the latest frame for which the link was called, in seconds since 1970. Before the first call,
  /// this is the time at which the link was created.
  public private(set) var timestamp: Double
  /// The display time of the link's next frame, in seconds since 1970. Content drawn now stays visible until then.
  public private(set) var targetTimestamp: Double
  /// Whether the link is paused. The default is false. A paused link does not keep the run loop awake.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }
  /// The maximum number of calls per second, up to 60. Because the link is called for every nth frame, the actual rate is
  /// 60, 30, 20, 15, or fewer calls per second. If the value is 0 (the default), the link is called for every frame.
  @Bounded(0...60) public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { follow() } }
  }

  private let clock: Clock
  private var action: ((DisplayLink) -> Void)?
  private var timer: Timer?

  /// Creates a link whose action is first called for the next frame.
  ///
  /// - Parameters:
  ///   - context: The context whose clock the link uses.
  ///   - action: A closure that receives the link. Until the link is invalidated, it retains the closure, so the closure
  ///     must capture the link's owner weakly.
  public init(on context: SceneContext, _ action: @escaping (DisplayLink) -> Void) {
    clock = context.clock
    self.action = action
    timestamp = clock.now
    targetTimestamp = clock.now
    follow()
  }

  /// Creates a link that calls an action with a target, starting with the next frame.
  ///
  /// - Parameters:
  ///   - context: The context whose clock the link uses.
  ///   - target: The target, which the link references weakly. After the target is released, the link invalidates itself.
  ///   - action: A closure that receives the target and the link.
  public convenience init<Target: AnyObject>(
    on context: SceneContext, target: Target, action: @escaping (Target, DisplayLink) -> Void
  ) {
    self.init(on: context) { [weak target] link in
      guard let target else { return link.invalidate() }
      action(target, link)
    }
  }

  deinit { timer?.invalidate() }

  /// Whether the link is valid. Even if it is paused, a link is valid until it is invalidated.
  public var isValid: Bool { action != nil }

  /// The time between consecutive calls of the action, in seconds.
  public var frameDuration: Double { Double(framesBetween) / Double(Self.maximumFramesPerSecond) }

  /// Stops the link permanently and releases its action. Calling this method again has no effect.
  public func invalidate() {
    action = nil
    timer?.invalidate()
    timer = nil
  }

  private var framesBetween: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return (Self.maximumFramesPerSecond + preferredFramesPerSecond - 1) / preferredFramesPerSecond
  }

  private func follow() {
    timer?.invalidate()
    timer = nil
    guard isValid, !isPaused else { return }
    let frames = Double(Self.maximumFramesPerSecond)
    let step = Double(framesBetween)
    // The number of the current frame. The addend compensates for rounding errors.
    let frame = ((clock.now * frames + 0.01) / step).rounded(.down) * step
    targetTimestamp = (frame + step) / frames
    // A loop that wakes with each frame of the display may wake slightly before the frame, and would miss every other one.
    let tolerance = clock is SystemClock ? 0.0001 : 0
    timer = Timer(interval: targetTimestamp - tolerance - clock.now, on: clock) { [weak self] _ in
      self?.call()
    }
  }

  private func call() {
    timestamp = targetTimestamp
    // The run loop may have slept through several frames.
    let frames = Double(Self.maximumFramesPerSecond)
    timestamp = max(timestamp, (clock.now * frames + 0.01).rounded(.down) / frames)
    follow()
    action?(self)
  }
}
