import SceneTesting
import SceneUI
import SceneValues
import Testing

private final class Watcher: ViewController {
  var calls: [String] = []
  var orientations = InterfaceOrientationMask.all
  var turns = true

  override func loadView() {
    view = WatchingView()
    (view as? WatchingView)?.owner = self
  }
  override func willTransition(to traits: TraitCollection, with coordinator: TransitionCoordinator) {
    super.willTransition(to: traits, with: coordinator)
    calls.append("\(title!) will \(traits.horizontalSizeClass) \(traits.verticalSizeClass)")
  }
  override func viewWillTransition(to size: Size, with coordinator: TransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    calls.append("\(title!) will be \(Int(size.width))x\(Int(size.height))")
    coordinator.animate(
      alongside: { [unowned self] in calls.append("\(title!) alongside at \(Int(view.bounds.width))") },
      completion: { [unowned self] in calls.append("\(title!) completion") })
  }
  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    calls.append(
      "\(title!) did \(traitCollection.horizontalSizeClass) \(traitCollection.verticalSizeClass), "
        + "was \(previous.horizontalSizeClass) \(previous.verticalSizeClass)")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    calls.append("\(title!) layout")
  }
  override var supportedInterfaceOrientations: InterfaceOrientationMask { orientations }
  override var shouldAutorotate: Bool { turns }

  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

private final class WatchingView: View {
  weak var owner: Watcher?
  override func traitCollectionDidChange(_ previous: TraitCollection) {
    super.traitCollectionDidChange(previous)
    owner?.calls.append("view \(traitCollection.style)")
  }
}

@Suite struct TraitTests {
  private struct Setting {
    let context = SceneContext(clock: ManualClock())
    let window: Window
    let root = Watcher()
    let harness: Harness

    init(_ size: Size = Size(width: 375, height: 667), idiom: Idiom = .phone) throws {
      context.idiom = idiom
      window = Window(frame: Rect(origin: .zero, size: size), context: context)
      root.title = "root"
      window.rootViewController = root
      try window.makeKeyAndVisible()
      harness = Harness(window)
      root.calls = []
    }

    func addChild(_ title: String, fills: Bool = true) -> Watcher {
      let child = Watcher()
      child.title = title
      root.addChild(child)
      child.view.frame = fills ? root.view.bounds : Rect(x: 0, y: 0, width: 100, height: 100)
      child.view.autoresizingMask = fills ? [.flexibleWidth, .flexibleHeight] : []
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      window.layoutIfNeeded()
      (root.calls, child.calls) = ([], [])
      return child
    }

    func present(_ title: String, _ style: ModalPresentationStyle) throws -> Watcher {
      let controller = Watcher()
      controller.title = title
      controller.modalPresentationStyle = style
      try root.present(controller, animated: false)
      window.layoutIfNeeded()
      (root.calls, controller.calls) = ([], [])
      return controller
    }
  }

  @Test(
    "Size classes match those of known devices",
    arguments: [
      (Idiom.phone, 320.0, 568.0, SizeClass.compact, SizeClass.regular),
      (.phone, 568, 320, .compact, .compact),
      (.phone, 375, 667, .compact, .regular), (.phone, 667, 375, .compact, .compact),
      (.phone, 414, 736, .compact, .regular), (.phone, 736, 414, .regular, .compact),
      (.phone, 812, 375, .compact, .compact), (.phone, 896, 414, .regular, .compact),
      (.phone, 844, 390, .compact, .compact), (.phone, 926, 428, .regular, .compact),
      (.pad, 768, 1024, .regular, .regular), (.pad, 1024, 768, .regular, .regular),
      (.pad, 320, 1024, .compact, .regular), (.pad, 507, 768, .compact, .regular),
      (.pad, 678, 768, .regular, .regular),
    ] as [(Idiom, Double, Double, SizeClass, SizeClass)])
  func devices(idiom: Idiom, width: Double, height: Double, horizontal: SizeClass, vertical: SizeClass) throws
  {
    let setting = try Setting(Size(width: width, height: height), idiom: idiom)
    let traits = setting.root.traitCollection
    #expect(traits.horizontalSizeClass == horizontal)
    #expect(traits.verticalSizeClass == vertical)
    #expect(traits.orientation == (width > height ? .landscapeLeft : .portrait))
  }

  @Test("A rotation notifies controllers and views in order")
  func rotation() throws {
    let setting = try Setting()
    #expect(setting.harness.rotateDevice(to: .landscapeRight))
    #expect(
      setting.root.take() == [
        "root will compact compact", "root will be 667x375", "root did compact compact, was compact regular",
        "view light", "root alongside at 667", "root layout", "root completion",
      ])
    #expect(setting.window.orientation == .landscapeRight)
    #expect(setting.window.bounds.size == Size(width: 667, height: 375))
    // Rotation by 180° changes no size.
    #expect(setting.harness.rotateDevice(to: .landscapeLeft))
    #expect(setting.root.take().filter { $0.contains("will be") || $0.contains("layout") } == [])
    #expect(setting.root.traitCollection.orientation == .landscapeLeft)
  }

  @Test("rule 27: touches are blocked until the rotation ends on the context's clock")
  func onTheClock() throws {
    let setting = try Setting()
    setting.window.rotate(to: .landscapeLeft, animated: true)
    #expect(!setting.root.take().contains("root completion"))
    #expect(throws: HarnessError.self) { try setting.harness.tap(setting.root.view) }
    setting.harness.advance(seconds: 0.3)
    #expect(setting.root.take() == ["root completion"])
    try setting.harness.tap(setting.root.view)
  }

  @Test("Notifies children after their parent, and reports a size change only to children that resize")
  func children() throws {
    let setting = try Setting()
    let (filling, fixed) = (setting.addChild("filling"), setting.addChild("fixed", fills: false))
    setting.window.resize(to: Size(width: 500, height: 667))
    #expect(setting.root.take().contains("root will be 500x667"))
    #expect(
      filling.take() == [
        "filling will be 500x667", "filling alongside at 500", "filling layout", "filling completion",
      ])
    #expect(fixed.take() == [])
    setting.window.resize(to: Size(width: 600, height: 400))
    #expect(
      fixed.take() == [
        "fixed will compact compact", "fixed did compact compact, was compact regular", "view light",
      ])
  }

  @Test(
    "A container can override the traits of a child until the container removes the override"
  )
  func overrides() throws {
    let setting = try Setting()
    let child = setting.addChild("child")
    let label = Label()
    child.view.addSubview(label)
    setting.root.setOverrideTraitCollection(TraitOverride(horizontalSizeClass: .regular), forChild: child)
    #expect(child.take() == ["child did regular regular, was compact regular", "view light"])
    #expect(label.traitCollection.horizontalSizeClass == .regular)
    #expect(setting.root.traitCollection.horizontalSizeClass == .compact)
    #expect(setting.root.take() == [])
    setting.context.style = .dark
    #expect(child.take() == ["child did regular regular, was regular regular", "view dark"])
    #expect(setting.root.overrideTraitCollection(forChild: child)?.horizontalSizeClass == .regular)
    setting.root.setOverrideTraitCollection(nil, forChild: child)
    #expect(child.traitCollection == setting.root.traitCollection)
    setting.root.setOverrideTraitCollection(
      TraitOverride(horizontalSizeClass: .regular, style: .light), forChild: child)
    _ = child.take()
    setting.context.style = .light
    #expect(child.take() == [], "the style was already light")
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(child.traitCollection.style == .light && child.traitCollection.horizontalSizeClass == .compact)
  }

  @Test(
    "Notifies presented controllers of new traits only once",
    arguments: [ModalPresentationStyle.fullScreen, .pageSheet])
  func presented(style: ModalPresentationStyle) throws {
    let setting = try Setting()
    let presented = try setting.present("presented", style)
    setting.context.style = .dark
    #expect(presented.take() == ["presented did compact regular, was compact regular", "view dark"])
  }

  @Test("The orientation does not change if the controller that fills the window prevents rotation")
  func refusal() throws {
    let setting = try Setting()
    setting.root.orientations = .portrait
    #expect(!setting.harness.rotateDevice(to: .landscapeLeft))
    setting.root.orientations = .all
    setting.root.turns = false
    #expect(!setting.harness.rotateDevice(to: .landscapeLeft))
    #expect(setting.root.take() == [])
    #expect(setting.window.orientation == .portrait && setting.window.bounds.width == 375)
    #expect(ViewController().supportedInterfaceOrientations == .allButUpsideDown)
  }

  @Test("Only the covering controller determines whether rotation is allowed")
  func refusalOfCover() throws {
    let setting = try Setting()
    let cover = try setting.present("cover", .fullScreen)
    cover.orientations = .portrait
    #expect(!setting.harness.rotateDevice(to: .landscapeLeft))
    (setting.root.orientations, cover.orientations) = (.portrait, .all)
    #expect(setting.harness.rotateDevice(to: .landscapeLeft))
  }

  @Test("Changing the window's frame updates the traits at the next layout")
  func frame() throws {
    let setting = try Setting()
    setting.window.frame = Rect(x: 0, y: 0, width: 667, height: 375)
    #expect(setting.root.take() == [])
    setting.harness.advance(seconds: 0)
    #expect(
      setting.root.take() == ["root did compact compact, was compact regular", "view light", "root layout"])
  }

  @Test("The root controller has its window's traits before its view loads")
  func early() throws {
    let context = SceneContext(clock: ManualClock())
    context.idiom = .pad
    let window = Window(frame: Rect(x: 0, y: 0, width: 400, height: 1024), context: context)
    let (root, child) = (ViewController(), ViewController())
    root.addChild(child)
    window.rootViewController = root
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.idiom == .pad)
    #expect(!root.isViewLoaded)
  }
}
