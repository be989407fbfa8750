import SceneRuntime
import SceneTesting
import SceneUI
import SceneValues
import TestSupport
import Testing

@Suite("Rule 14: actions without a target use the responder chain")
struct ResponderChainTests {
  private let full = Rect(x: 0, y: 0, width: 320, height: 480)

  private struct Chain {
    let sender: Control
    let inner: AnsweringView
    let controller: AnsweringController
    let presenter: AnsweringController
    let window: AnsweringWindow
    let application: AnsweringApplication
    let delegate: AnsweringDelegate
    let harness: Harness

    var answers: [String] {
      [
        ("inner", inner.answers), ("controller", controller.answers), ("presenter", presenter.answers),
        ("window", window.answers), ("application", application.answers), ("delegate", delegate.answers),
      ].flatMap { name, answers in answers.map { "\(name) \($0)" } }
    }
  }

  /// Creates a chain in which the kinds of responders before the given index decline the action.
  private func chain(first: Int = 0, style: ModalPresentationStyle = .fullScreen) throws -> Chain {
    let context = try SceneContext(registry: .answering(), clock: ManualClock())
    let application = AnsweringApplication(context: context)
    let delegate = AnsweringDelegate()
    application.delegate = delegate
    let window = AnsweringWindow(frame: full, context: context)
    let presenter = AnsweringController()
    window.rootViewController = presenter
    application.add(window)
    try window.makeKeyAndVisible()
    let controller = AnsweringController()
    controller.modalPresentationStyle = style
    try presenter.present(controller, animated: false)
    let inner = AnsweringView(frame: full)
    controller.view.addSubview(inner)
    let sender = Control(frame: Rect(x: 10, y: 10, width: 50, height: 50))
    inner.addSubview(sender)
    sender.connect(BoundAction(selector: "act:"), forEvent: Control.Events.touchUpInside.rawValue)
    inner.accepts = first == 0
    for controller in [controller, presenter] { controller.accepts = first <= 1 }
    window.accepts = first <= 2
    application.accepts = first <= 3
    delegate.accepts = first <= 4
    return Chain(
      sender: sender, inner: inner, controller: controller, presenter: presenter, window: window,
      application: application, delegate: delegate, harness: Harness(application))
  }

  @Test(
    arguments: [
      (0, "inner act: Control"), (1, "controller act: Control"), (2, "window act: Control"),
      (3, "application act: Control"), (4, "delegate act: Control"),
    ], [ModalPresentationStyle.fullScreen, .overFullScreen])
  func firstHandlerInResponderChainReceivesAction(
    _ expected: (first: Int, answer: String), _ style: ModalPresentationStyle
  )
    throws
  {
    let chain = try chain(first: expected.first, style: style)
    try chain.harness.tap(chain.sender)
    #expect(chain.answers == [expected.answer])
  }

  @Test("Responders do not retain each other")
  func noRetention() throws {
    func run() throws -> Witnesses {
      let chain = try chain()
      try chain.harness.tap(chain.sender)
      var witnesses = Witnesses()
      for object in [
        chain.sender, chain.inner, chain.controller, chain.presenter, chain.window, chain.application,
        chain.delegate, chain.harness, chain.window.context,
      ] as [AnyObject] { witnesses.watch(object) }
      return witnesses
    }
    #expect(try run().survivors == [])
  }

  @Test("An action that no responder handles causes no error")
  func unhandledActions() throws {
    let chain = try chain(first: 5)
    try chain.harness.tap(chain.sender)
    #expect(chain.answers == [])
  }

  @Test("The presenter follows the presented controller in the responder chain")
  func presenterFollowsPresentedController() throws {
    let chain = try chain()
    var responder: Responder? = chain.sender
    var walk: [AnyObject] = []
    while let current = responder {
      walk.append(current)
      responder = current.next
    }
    let expected: [AnyObject] = [
      chain.sender, chain.inner, chain.controller.view, chain.controller, chain.presenter, chain.window,
      chain.application, chain.delegate,
    ]
    #expect(walk.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
  }

  @Test("A child controller follows its view in the responder chain")
  func childControllerFollowsItsView() throws {
    try onStage { stage in
      let child = ViewController()
      stage.controller.addChild(child)
      let holder = stage.add(View(frame: full))
      stage.add(child.view, to: holder)
      child.didMove(toParent: stage.controller)
      #expect(child.view.next === child)
      #expect(child.next === holder)
      #expect(holder.next === stage.root)
      #expect(stage.root.next === stage.controller)
      #expect(stage.controller.next === stage.window)
      stage.watch(child)
    }
  }

  @Test("An action goes to the first responder before the sender's responder chain")
  func asksFirstResponderBeforeSenderChain() throws {
    try onStage(.answering()) { stage in
      let first = stage.add(AnsweringView(frame: Rect(x: 0, y: 300, width: 50, height: 50)))
      let around = stage.add(AnsweringView(frame: Rect(x: 0, y: 0, width: 200, height: 200)))
      let sender = stage.add(Control(frame: Rect(x: 0, y: 0, width: 50, height: 50)), to: around)
      sender.connect(BoundAction(selector: "act"), forEvent: Control.Events.touchUpInside.rawValue)
      let recognizer = stage.add(TapGestureRecognizer(), to: around)
      recognizer.connect(BoundAction(selector: "act:"), forEvent: 1)

      try stage.harness.tap(sender)
      try stage.harness.tap(around, at: Point(x: 150, y: 150))
      #expect(around.answers == ["act", "act: TapGestureRecognizer"])
      #expect(first.becomeFirstResponder())
      try stage.harness.tap(sender)
      try stage.harness.tap(around, at: Point(x: 150, y: 150))
      #expect(first.answers == ["act", "act: TapGestureRecognizer"])
      #expect(around.answers.count == 2)
    }
  }

  @Test("Skips a responder that declines an action")
  func decliningResponders() throws {
    try onStage(.answering()) { stage in
      let outer = stage.add(AnsweringView(frame: full))
      let inner = stage.add(AnsweringView(frame: full), to: outer)
      inner.accepts = false
      let sender = stage.add(Control(frame: Rect(x: 0, y: 0, width: 50, height: 50)), to: inner)
      sender.connect(BoundAction(selector: "act"), forEvent: Control.Events.touchDown.rawValue)
      try stage.harness.tap(sender)
      #expect(inner.answers == [] && outer.answers == ["act"])
    }
  }
}
