import SceneUI

final class LevelViewController: ViewController {
  private weak var ring: View!
  private weak var bubble: View!
  private weak var controllerLabel: Label!
  private weak var applicationLabel: Label!
  private var tilt = Acceleration(x: 0, y: 0, z: -1)
  private var measurements: ObservationToken?

  override class var declaration: ClassDeclaration {
    ClassDeclaration(LevelViewController.self) {
      $0.outlet("ring") { $0.ring = $1 }
      $0.outlet("bubble") { $0.bubble = $1 }
      $0.outlet("controllerLabel") { $0.controllerLabel = $1 }
      $0.outlet("applicationLabel") { $0.applicationLabel = $1 }
    }
  }

  override var supportedInterfaceOrientations: InterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    ring.layer.borderColor = .systemGreen
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    placeBubble()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    start()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    stop()
  }

  func start() {
    measurements = context.device.accelerometer.observe(interval: 0.1) { [weak self] in
      self?.tilt = $0
      self?.placeBubble()
    }
  }

  func stop() { measurements = nil }

  /// The bubble floats to the side that is higher.
  private func placeBubble() {
    let (center, radius) = (ring.bounds.center, ring.bounds.width / 2 - 20)
    bubble.center = Point(x: center.x - tilt.x * radius, y: center.y + tilt.y * radius)
  }

  func show(_ events: [LifecycleEvent]) {
    func names(where isWanted: (LifecycleEvent) -> Bool) -> String {
      events.filter(isWanted).map { String($0.moment.prefix { $0 != "(" }) }.joined(separator: "\n")
    }
    controllerLabel.text = names { $0.subject === self }
    applicationLabel.text = names { $0.subject is Application }
    for label in [controllerLabel, applicationLabel] { label?.sizeToFit() }
  }
}

/// Stops the measurements while the app is not active.
final class LevelDelegate: Responder, ApplicationDelegate {
  func applicationDidBecomeActive(_ application: Application) { level(of: application)?.start() }

  func applicationWillResignActive(_ application: Application) { level(of: application)?.stop() }

  private func level(of application: Application) -> LevelViewController? {
    application.keyWindow?.rootViewController as? LevelViewController
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(LevelViewController.self)
  let clock = ManualClock()
  let context = SceneContext(registry: registry, clock: clock)
  var events: [LifecycleEvent] = []
  context.observer = { events.append($0) }

  let (application, delegate) = (Application(context: context), LevelDelegate())
  application.delegate = delegate
  application.launch()
  let storyboard = try Storyboard(path: "Controllers.scenec", context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 380))
  application.activate()

  context.device.accelerometer.measure(x: -0.4, y: -0.25, z: -0.9)
  application.enterBackground()
  // The level does not observe this measurement.
  context.device.accelerometer.measure(x: 0.9, y: 0, z: -0.4)
  application.activate()
  clock.advance(by: 0.1)

  if !window.rotate(to: .landscapeLeft), let level = window.rootViewController as? LevelViewController {
    level.show(events)
  }
  print(SVGRenderer().svg(window.picture()))
}
