/// The real time, read when its loop looks at it: between two looks nothing changes.
///
/// ```swift
/// let clock = SystemClock()
/// let context = SceneContext(registry: registry, clock: clock)
/// let application = Application(context: context)
/// try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// clock.run()
/// ```
///
/// `loop` has more: it watches file descriptors, and can be a part of another loop.
public final class SystemClock: Clock {
  let state: LoopState

  /// Makes a clock that shows the present time of the system; from then on, changes of the system's clock do
  /// not count.
  public convenience init() { self.init(system: RealLoopSystem()) }

  package init(system: any LoopSystem) {
    state = LoopState(system)
    super.init(now: system.now)
  }

  /// What runs the clock's timers, and what else a program waits for.
  public var loop: MainLoop { MainLoop(clock: self) }

  /// Runs timers as they become due and does what is posted, until `stop()` or until a condition no longer holds; the
  /// thread sleeps in between. See ``MainLoop/run(while:)``.
  ///
  /// - Parameter condition: asked after everything that is called, and after each sleep.
  public func run(while condition: () -> Bool = { true }) { loop.run(while: condition) }

  /// Ends the innermost `run` that is under way. Another thread ends it by `workQueue.stop()`.
  public func stop() { stopRun() }

  override func stopRun() { state.stop() }

  override func didAdd(_ timer: Timer) { state.wakeOuterLoop(at: timer.fireTime) }
}
