import SceneUI

final class WaterViewController: ViewController {
  private weak var countLabel: Label!
  private weak var progress: ProgressView!
  private weak var restLabel: Label!
  private(set) weak var undoButton: Button!
  private weak var eventsLabel: Label!
  private var log: WaterLog!
  private var observations: [ObservationToken] = []
  private var restTimer: Timer?
  private var minutes = 0 { didSet { restLabel.text = "\(minutes) minutes since the last glass" } }
  private var events: [String] = []

  override class var declaration: ClassDeclaration {
    ClassDeclaration(WaterViewController.self) {
      $0.outlet("countLabel") { $0.countLabel = $1 }
      $0.outlet("progress") { $0.progress = $1 }
      $0.outlet("restLabel") { $0.restLabel = $1 }
      $0.outlet("undoButton") { $0.undoButton = $1 }
      $0.outlet("eventsLabel") { $0.eventsLabel = $1 }
      $0.action("drink") { $0.log.change(by: 1) }
      $0.action("undo") { $0.undoManager?.undo() }
    }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    log = WaterLog(context: context, undoManager: undoManager)
    observations = [
      log.$glasses.observe(.initial) { [weak self] in self?.glassesDidChange(from: $0.old) },
      context.notifications.observe(.goalReached) { [weak self] in
        self?.note("Goal of \($0.content) glasses reached")
      },
      context.notifications.observe(.preferencesDidChange) { [weak self] in
        self?.note("Preference '\($0.content)' saved")
        self?.glassesDidChange(from: nil)
      },
    ]
    restTimer = Timer(interval: 60, repeats: true, on: context.clock) { [weak self] _ in self?.minutes += 1 }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    observations = []
    restTimer?.invalidate()
  }

  private func glassesDidChange(from old: Int?) {
    let (count, goal) = (log.glasses, context.preferences[.goal])
    countLabel.text = "\(count) of \(goal) glasses"
    progress.progress = Double(count) / Double(goal)
    guard let old, count > old else { return }
    minutes = 0
    let reminder = LocalNotification(id: "drink", title: "Time for a glass", at: .after(45 * 60))
    context.localNotifications.schedule(reminder)
  }

  func note(_ event: String) {
    events.append(event)
    eventsLabel.text = events.joined(separator: "\n")
  }
}

final class WaterDelegate: Responder, ApplicationDelegate {
  func application(_ application: Application, didReceive notification: LocalNotification) {
    let controller = application.keyWindow?.rootViewController as? WaterViewController
    controller?.note("Reminder: \(notification.title)")
  }
}

Application.main {
  var registry = Registry.library
  try registry.register(WaterViewController.self)
  let clock = ManualClock()
  let context = SceneContext(registry: registry, clock: clock)
  context.preferences.store = try PreferenceFile(
    path: "Models.preferences", failureHandler: context.failureHandler)
  let (application, delegate) = (Application(context: context), WaterDelegate())
  application.delegate = delegate
  application.launch()
  let storyboard = try Storyboard(path: "Models.scenec", context: context)
  let window = try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 320, height: 350))
  application.activate()

  guard let water = window.rootViewController as? WaterViewController else { return }
  context.preferences[.goal] = 4
  for _ in 1...4 {
    water.view.view(named: "add", as: Button.self)?.sendActions(for: .touchUpInside)
    clock.advance(by: 60)
  }
  water.undoButton.sendActions(for: .touchUpInside)
  clock.advance(by: 46 * 60)
  water.undoButton.setTitle(water.undoManager?.redoMenuItemTitle, for: .normal)
  print(SVGRenderer().svg(window.picture()))
}
