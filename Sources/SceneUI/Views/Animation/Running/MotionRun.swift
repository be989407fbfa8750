import SceneServices
import SceneValues

/// All that one animation block moves: it begins and ends together.
///
/// The layers that it moves keep it. The clock does not: where they all are let go, it is over.
final class MotionRun {
  /// When it is where; code may say otherwise until the block has been run.
  var timeline: MotionTimeline
  /// Whether fingers reach what it moves.
  let allowsInteraction: Bool
  /// Says where it is in place of the clock: for what can be stopped and turned back.
  let control: MotionControl?
  /// Says how much time has passed, in place of the layers: for what a hand moves, with all that began with it.
  let held: HeldTime?
  /// In seconds: how much had passed in it when this began.
  let heldStart: Double
  private(set) var clock: Clock?
  private var tracks: [WeakTrack] = []
  private var tracksLeft = 0
  private var isWhole = true
  private var timers: [Timer] = []
  var willStart: (() -> Void)?
  var completion: ((Bool) -> Void)?
  private var isCommitted = false
  /// In seconds: when those hear that it begins whose tracks begin later than they were added.
  var startDelay = 0.0
  /// The run whose block this one's stood in, and which is over only with this.
  private var outer: MotionRun?

  private struct WeakTrack {
    weak var track: MotionTrack?
  }

  /// - Parameters:
  ///   - timeline: when it is where.
  ///   - allowsInteraction: whether fingers reach what it moves.
  ///   - control: says where it is, and when it ends; nil for the clock.
  ///   - willStart: called when the delay is over, before anything moves.
  ///   - completion: called once, when nothing of it moves any more, with whether all has come to its end.
  init(
    timeline: MotionTimeline, allowsInteraction: Bool, control: MotionControl? = nil,
    willStart: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    self.timeline = timeline
    self.allowsInteraction = allowsInteraction
    self.control = control
    self.willStart = willStart
    self.completion = completion
    held = control == nil ? HeldTime.stack.top : nil
    heldStart = held?.elapsed ?? 0
    held?.add(self)
  }

  deinit {
    for timer in timers { timer.invalidate() }
    guard let completion else { return }
    // All that it moved is gone.
    if let clock { clock.turns.afterwards { completion(false) } } else { completion(false) }
  }

  /// Where it is: 0 at the beginning, 1 at the end.
  ///
  /// - Parameter elapsed: how long it has run, in seconds of a layer's own time. What is controlled goes by the clock.
  /// - Returns: more than 1 where a spring swings beyond its place.
  func progress(after elapsed: Double) -> Double {
    guard let control else { return timeline.progress(after: elapsed) }
    return control.progress(at: clock?.now ?? 0)
  }

  /// Takes part of the way.
  func add(_ track: MotionTrack, on clock: Clock) {
    self.clock = clock
    tracks.append(WeakTrack(track: track))
    tracksLeft += 1
  }

  /// Another run is not over before this one.
  func hold(_ outer: MotionRun) {
    self.outer = outer
    outer.tracksLeft += 1
  }

  /// The block has been run: from now on, it ends when nothing of it moves.
  func commit() {
    isCommitted = true
    guard tracksLeft > 0 else {
      start()
      return end()
    }
    // Without tracks of its own, it is over with the runs whose blocks stood in its own.
    guard let clock else { return start() }
    guard control == nil else { return }
    if willStart != nil {
      let delay = max(timeline.delay, startDelay)
      guard delay > 0, held == nil else { return start(thenWait: clock) }
      wait(delay, on: clock) { $0.start() }
    }
    waitForEnd(on: clock)
  }

  private func start(thenWait clock: Clock) {
    start()
    waitForEnd(on: clock)
  }

  private func start() {
    let willStart = willStart
    self.willStart = nil
    willStart?()
  }

  private func waitForEnd(on clock: Clock) {
    let left = tracks.compactMap { $0.track?.secondsLeft(at: clock.now) }
    // A layer whose time goes faster is there before the others.
    guard let next = left.min() else { return }
    guard next > 0 else { return endDueTracks(on: clock) }
    wait(next, on: clock) { $0.endDueTracks(on: clock) }
  }

  private func endDueTracks(on clock: Clock) {
    // Held by the layers alone, it would go while it tells them.
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

  /// Time passes otherwise for a layer that it moves: looked at when all of it has been said.
  func timeDidChange() {
    for timer in timers { timer.invalidate() }
    clock?.turns.afterwards { [weak self] in self?.followTime() }
  }

  private func followTime() {
    guard isCommitted, control == nil, let clock else { return }
    for timer in timers { timer.invalidate() }
    timers = []
    waitForEnd(on: clock)
  }

  private func wait(_ seconds: Double, on clock: Clock, _ action: @escaping (MotionRun) -> Void) {
    timers.append(Timer(interval: seconds, on: clock) { [weak self] _ in self.map(action) })
  }

  /// All of it is where it ends.
  func finish() { endAll(isWhole: true) }

  /// All of it stops, where it may be.
  func cut() { endAll(isWhole: false) }

  private func endAll(isWhole: Bool) {
    withExtendedLifetime(self) {
      let due = tracks
      tracks = []
      for entry in due { entry.track?.leave(isWhole: isWhole) }
      endIfOver()
    }
  }

  /// Properties have the values that they had when it began. It goes on.
  func takeBack() {
    for track in liveTracks.reversed() {
      if case .timed = track.course { continue }
      track.layer?.setModelValue(track.key, to: track.course.start)
    }
  }

  /// The tracks that are on their way.
  var liveTracks: [MotionTrack] { tracks.compactMap(\.track).filter { !$0.isOver } }

  /// One track is over, at its end or before.
  func trackDidEnd(isWhole: Bool) {
    tracksLeft -= 1
    if !isWhole { self.isWhole = false }
  }

  /// Tells that it is over, where it is: at once where the clock has said so, and else at the end of the turn.
  func endIfOver(afterTurn: Bool = false) {
    guard isCommitted, tracksLeft == 0 else { return }
    for timer in timers { timer.invalidate() }
    timers = []
    guard afterTurn, let clock, let completion else { return end() }
    self.completion = nil
    let isWhole = isWhole
    clock.turns.afterwards { completion(isWhole) }
    letGoOfOuter(afterTurn: true)
  }

  private func letGoOfOuter(afterTurn: Bool) {
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
    letGoOfOuter(afterTurn: false)
  }
}

extension MotionTrack {
  /// Leaves its layer; its run is told, and ends where this was the last.
  func leave(isWhole: Bool) {
    guard !isOver else { return }
    isOver = true
    if !isWhole || !staysAtEnd { layer?.remove(self) }
    run.trackDidEnd(isWhole: isWhole)
  }

  /// Stops where it may be, in the middle of whatever goes on.
  func cut() {
    leave(isWhole: false)
    run.endIfOver(afterTurn: true)
  }
}
