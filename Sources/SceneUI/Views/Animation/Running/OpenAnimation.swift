final class OpenAnimation {
  private static let stack = ThreadStack<OpenAnimation>()

  static var current: OpenAnimation? { stack.top }

  private let name: String?
  private let context: AnyObject?
  let recorder: AnimationRecorder
  private let scope: AnimationScope
  private var transitions: [() -> Void] = []
  var willStart: ((String?, AnyObject?) -> Void)?
  var didStop: ((String?, Bool, AnyObject?) -> Void)?

  private init(_ name: String?, context: AnyObject?) {
    self.name = name
    self.context = context
    let isAnimated = AnimationScope.current.map { $0.recorder != nil } ?? true
    recorder = AnimationRecorder(
      run: MotionRun(timeline: MotionTimeline(duration: 0.2), allowsInteraction: false), options: [])
    scope = AnimationScope(recorder: isAnimated ? recorder : nil)
  }

  static func begin(_ name: String?, context: AnyObject?) {
    let animation = OpenAnimation(name, context: context)
    animation.scope.open()
    stack.open(animation)
  }

  static func commit() {
    guard let animation = stack.top else { return }
    stack.close(animation)
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
    scope.close()
    let (name, context) = (name, context)
    if let willStart { recorder.run.willStart = { willStart(name, context) } }
    if let didStop { recorder.run.completion = { didStop(name, $0, context) } }
    for transition in transitions { transition() }
    recorder.commit(in: scope)
  }
}
