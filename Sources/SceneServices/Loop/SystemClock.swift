/// A clock that follows real time. Its time changes only when the clock's loop reads the time.
///
/// ```swift
/// let clock = SystemClock()
/// let context = SceneContext(registry: registry, clock: clock)
/// let application = Application(context: context)
/// try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// clock.run()
/// ```
public final class SystemClock: Clock {
  let state: LoopState

  /// Creates a clock that starts at the current time. Later changes to the system clock have no effect.
  public convenience init() { self.init(system: RealLoopSystem()) }

  package init(system: any LoopSystem) {
    state = LoopState(system)
    super.init(now: system.now)
  }

  /// The loop that fires timers and calls other handlers.
  public var loop: MainLoop { MainLoop(clock: self) }

  /// Fires timers and performs posted work until `stop()` is called or a condition is false. The condition is evaluated
  /// after each handler and after each sleep.
  public func run(while condition: () -> Bool = { true }) { loop.run(while: condition) }

  /// Ends the innermost active `run`. To end it from another thread, call `workQueue.stop()` instead.
  public func stop() { stopRun() }

  override func stopRun() { state.stop() }

  override func didAdd(_ timer: Timer) { state.wakeOuterLoop(at: timer.fireTime) }
}
