import SceneServices

/// Calls somebody once for each frame, by the clock of a context: for what no animation says, such as a game.
///
/// ```swift
/// let link = DisplayLink(on: context) { link in
///   ball.center.x += 60 * link.frameDuration
/// }
/// // The loop sleeps while nothing moves:
/// link.isPaused = true
/// ```
///
/// A screen shows 60 frames a second, at whole sixtieths of the clock's seconds, so all links of a clock are called at the same
/// moments. It goes on until it is invalidated, or let go: the clock does not keep it. Frames that a loop has missed are not
/// made up for.
public final class DisplayLink {
  /// How many frames a screen shows in a second.
  public static let maximumFramesPerSecond = 60

  /// When the frame is shown that it was called for last, in seconds since 1970; when it was made, before the first.
  public private(set) var timestamp: Double
  /// When the next frame is shown that it is called for, in seconds since 1970: what is drawn now, is seen until then.
  public private(set) var targetTimestamp: Double
  /// Whether it is called no more, until it is set to false; false by default. While it is true, the link keeps no loop awake.
  public var isPaused = false {
    didSet { if isPaused != oldValue { follow() } }
  }
  /// How often it would be called in a second, from 1 to 60; 0, the default, for each frame. It is called for each second, third,
  /// fourth … frame: 60, 30, 20, 15 times, or less, but not more often than this.
  @Bounded(0...60) public var preferredFramesPerSecond = 0 {
    didSet { if preferredFramesPerSecond != oldValue { follow() } }
  }

  private let clock: Clock
  private var action: ((DisplayLink) -> Void)?
  private var timer: Timer?

  /// Makes a link, which is called for the next frame.
  ///
  /// - Parameters:
  ///   - context: of whose clock.
  ///   - action: gets the link. It is kept until the link is invalid: hold objects weakly that keep the link.
  public init(on context: SceneContext, _ action: @escaping (DisplayLink) -> Void) {
    clock = context.clock
    self.action = action
    timestamp = clock.now
    targetTimestamp = clock.now
    follow()
  }

  /// Makes a link that calls a method, which is called for the next frame.
  ///
  /// - Parameters:
  ///   - context: of whose clock.
  ///   - target: not kept alive: where it has gone, the link is invalid.
  ///   - action: gets the target, then the link.
  public convenience init<Target: AnyObject>(
    on context: SceneContext, target: Target, action: @escaping (Target, DisplayLink) -> Void
  ) {
    self.init(on: context) { [weak target] link in
      guard let target else { return link.invalidate() }
      action(target, link)
    }
  }

  deinit { timer?.invalidate() }

  /// Whether it will be called, now or when it is no longer paused.
  public var isValid: Bool { action != nil }

  /// In seconds: from one of its frames to the next.
  public var frameDuration: Double { Double(framesBetween) / Double(Self.maximumFramesPerSecond) }

  /// Ends it for good, and lets its action go. More than once does nothing.
  public func invalidate() {
    action = nil
    timer?.invalidate()
    timer = nil
  }

  private var framesBetween: Int {
    guard preferredFramesPerSecond > 0 else { return 1 }
    return (Self.maximumFramesPerSecond + preferredFramesPerSecond - 1) / preferredFramesPerSecond
  }

  /// Waits for the next of its frames, unless it is paused.
  private func follow() {
    timer?.invalidate()
    timer = nil
    guard isValid, !isPaused else { return }
    let frames = Double(Self.maximumFramesPerSecond)
    let step = Double(framesBetween)
    // Which frame it is now, but for the last digits of a time.
    let frame = ((clock.now * frames + 0.01) / step).rounded(.down) * step
    targetTimestamp = (frame + step) / frames
    timer = Timer(interval: targetTimestamp - clock.now, on: clock) { [weak self] _ in self?.call() }
  }

  private func call() {
    timestamp = targetTimestamp
    // After a long sleep, frames have gone by.
    let frames = Double(Self.maximumFramesPerSecond)
    timestamp = max(timestamp, (clock.now * frames + 0.01).rounded(.down) / frames)
    follow()
    action?(self)
  }
}
