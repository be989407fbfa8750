import SceneServices
import SceneValues

/// The changes made in one animation block, which are animated together. The animated layers retain the run, but the
/// clock does not. If all these layers are released, the run ends.
final class MotionRun {
  /// The timing of the run, which can be changed until the animation block returns.
  var timeline: MotionTimeline
  let allowsInteraction: Bool
  let control: MotionControl?
  /// The interactive time that replaces the layers' own time, or nil if the run is not part of an interactive transition.
  let held: InteractiveTime?
  let heldStart: Double
  private(set) var clock: Clock?
  private var tracks: [WeakTrack] = []
  private var tracksLeft = 0
  private var isWhole = true
  private var timers: [Timer] = []
  var willStart: (() -> Void)?
  var completion: ((Bool) -> Void)?
  private var isCommitted = false
  /// The run of the enclosing block. It ends only after this run has ended.
  private var outer: MotionRun?

  private struct WeakTrack {
    weak var track: MotionTrack?
  }

  /// Creates a run. `willStart` is called after the delay, before the first change is displayed. `completion` is called
  /// once when the run ends. Its argument indicates whether all tracks ran to their end.
  init(
    timeline: MotionTimeline, allowsInteraction: Bool, control: MotionControl? = nil,
    willStart: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    self.timeline = timeline
    self.allowsInteraction = allowsInteraction
    self.control = control
    self.willStart = willStart
    self.completion = completion
    held = control == nil ? InteractiveTime.stack.top : nil
    heldStart = held?.elapsed ?? 0
    held?.add(self)
  }

  deinit {
    for timer in timers { timer.invalidate() }
    guard let completion else { return }
    if let clock { clock.turns.afterwards { completion(false) } } else { completion(false) }
  }

  /// Returns the progress, which exceeds 1 if a spring overshoots. If the run has a control, the control determines the
  /// progress, and `elapsed` is ignored.
  func progress(after elapsed: Double) -> Double {
    guard let control else { return timeline.progress(after: elapsed) }
    return control.progress(at: clock?.now ?? 0)
  }

  func add(_ track: MotionTrack, on clock: Clock) {
    self.clock = clock
    tracks.append(WeakTrack(track: track))
    tracksLeft += 1
  }

  /// Delays the end of another run until this run has ended.
  func hold(_ outer: MotionRun) {
    self.outer = outer
    outer.tracksLeft += 1
  }

  func commit() {
    isCommitted = true
    guard tracksLeft > 0 else {
      start()
      return end()
    }
    // A run without its own tracks ends when the runs of nested blocks end.
    guard let clock else { return start() }
    guard control == nil else { return }
    waitForStart(on: clock)
    waitForEnd(on: clock)
  }

  private func waitForStart(on clock: Clock) {
    guard willStart != nil else { return }
    let live = liveTracks
    guard held == nil, !live.isEmpty else { return start() }
    guard let next = live.compactMap({ $0.secondsToStart(at: clock.now) }).min() else { return }
    guard next > 0 else { return start() }
    wait(next, on: clock) { $0.start() }
  }

  private func start() {
    let willStart = willStart
    self.willStart = nil
    willStart?()
  }

  private func waitForEnd(on clock: Clock) {
    let left = tracks.compactMap { $0.track?.secondsLeft(at: clock.now) }
    guard let next = left.min() else { return }
    guard next > 0 else { return endDueTracks(on: clock) }
    wait(next, on: clock) { $0.endDueTracks(on: clock) }
  }

  private func endDueTracks(on clock: Clock) {
    // Only the layers retain the run, and they release it during these calls.
    withExtendedLifetime(self) {
      let all = tracks
      tracks = []
      var due: [MotionTrack] = []
      for entry in all {
        guard let track = entry.track else { continue }
        if track.secondsLeft(at: clock.now) == 0 { due.append(track) } else { tracks.append(entry) }
      }
      for track in due { track.leave(isWhole: true) }
      endIfOver()
      if tracksLeft > 0 { waitForEnd(on: clock) }
    }
  }

  func timeDidChange() {
    for timer in timers { timer.invalidate() }
    clock?.turns.afterwards { [weak self] in self?.followTime() }
  }

  private func followTime() {
    guard isCommitted, control == nil, let clock else { return }
    for timer in timers { timer.invalidate() }
    timers = []
    waitForStart(on: clock)
    waitForEnd(on: clock)
  }

  private func wait(_ seconds: Double, on clock: Clock, _ action: @escaping (MotionRun) -> Void) {
    timers.append(Timer(interval: seconds, on: clock) { [weak self] _ in self.map(action) })
  }

  func finish() { endAll(isWhole: true) }

  func cut() { endAll(isWhole: false) }

  private func endAll(isWhole: Bool) {
    withExtendedLifetime(self) {
      let due = tracks
      tracks = []
      for entry in due { entry.track?.leave(isWhole: isWhole) }
      endIfOver()
    }
  }

  func revert() {
    for track in liveTracks.reversed() {
      if case .timed = track.course { continue }
      track.layer?.setModelValue(track.key, to: track.course.start)
    }
  }

  var liveTracks: [MotionTrack] { tracks.compactMap(\.track).filter { !$0.isOver } }

  func trackDidEnd(isWhole: Bool) {
    tracksLeft -= 1
    if !isWhole { self.isWhole = false }
  }

  /// If the run has ended, calls the completion closure, now or, if `afterTurn` is true, after the loop's current turn.
  func endIfOver(afterTurn: Bool = false) {
    guard isCommitted, tracksLeft == 0 else { return }
    for timer in timers { timer.invalidate() }
    timers = []
    guard afterTurn, let clock, let completion else { return end() }
    self.completion = nil
    let isWhole = isWhole
    clock.turns.afterwards { completion(isWhole) }
    detachFromOuterRun(afterTurn: true)
  }

  private func detachFromOuterRun(afterTurn: Bool) {
    guard let outer else { return }
    self.outer = nil
    outer.tracksLeft -= 1
    if !isWhole { outer.isWhole = false }
    outer.endIfOver(afterTurn: afterTurn)
  }

  private func end() {
    let completion = completion
    self.completion = nil
    completion?(isWhole)
    detachFromOuterRun(afterTurn: false)
  }
}

extension MotionTrack {
  func leave(isWhole: Bool) {
    guard !isOver else { return }
    isOver = true
    if !isWhole || !holdsFinalValue { layer?.remove(self) }
    run.trackDidEnd(isWhole: isWhole)
  }

  func cut() {
    leave(isWhole: false)
    run.endIfOver(afterTurn: true)
  }
}
