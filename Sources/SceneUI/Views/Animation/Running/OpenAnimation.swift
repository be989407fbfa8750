import ScenePlatform

/// An animation that was begun and is yet to be committed.
final class OpenAnimation {
  private static let slot = ThreadSlot()

  /// The one that was begun last in this thread.
  static var current: OpenAnimation? {
    slot.pointer.map { Unmanaged<OpenAnimation>.fromOpaque($0).takeUnretainedValue() }
  }

  private let outer: OpenAnimation?
  private let name: String?
  private let context: AnyObject?
  let recorder: AnimationRecorder
  private let scope: AnimationScope
  /// What changes belonged to before.
  private let outerScope: UnsafeRawPointer?
  private var transitions: [() -> Void] = []
  var willStart: ((String?, AnyObject?) -> Void)?
  var didStop: ((String?, Bool, AnyObject?) -> Void)?

  private init(_ name: String?, context: AnyObject?) {
    outer = Self.current
    self.name = name
    self.context = context
    let isAnimated = AnimationScope.current.map { $0.recorder != nil } ?? true
    recorder = AnimationRecorder(
      run: MotionRun(timeline: MotionTimeline(duration: 0.2), allowsInteraction: false), options: [])
    scope = AnimationScope(recorder: isAnimated ? recorder : nil)
    outerScope = scope.enter()
  }

  static func begin(_ name: String?, context: AnyObject?) {
    let animation = OpenAnimation(name, context: context)
    slot.pointer = UnsafeRawPointer(Unmanaged.passRetained(animation).toOpaque())
  }

  static func commit() {
    guard let pointer = slot.pointer else { return }
    let animation = Unmanaged<OpenAnimation>.fromOpaque(pointer).takeRetainedValue()
    slot.pointer = animation.outer.map { UnsafeRawPointer(Unmanaged.passUnretained($0).toOpaque()) }
    animation.run()
  }

  func change(_ change: (inout MotionTimeline) -> Void) { change(&recorder.run.timeline) }

  func addTransition(_ transition: AnimationOptions, for view: View) {
    let old = view.transitionFace
    transitions.append { [self] in
      view.beginTransition(transition, from: old, duration: recorder.run.timeline.duration, completion: nil)
    }
  }

  private func run() {
    scope.leave(to: outerScope)
    let (name, context) = (name, context)
    if let willStart { recorder.run.willStart = { willStart(name, context) } }
    if let didStop { recorder.run.completion = { didStop(name, $0, context) } }
    for transition in transitions { transition() }
    recorder.commit(in: scope)
  }
}
