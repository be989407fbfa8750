import SceneUI

private class Declaring: View {
  // snippet: Hosts.md
  override class var declaration: ClassDeclaration {
    ClassDeclaration(ClockView.self, element: "clockView", "A clock with two hands.") {
      $0.property("hour", default: 10, in: 0...23, get: \.hour, set: { $0.hour = $1 })
      $0.outlet("label") { $0.label = $1 }
      $0.action("wind:") { (clock, sender: Button) in clock.wind() }
    }
  }
  // end
}

private enum InCode {
  // snippet: Hosts.md
  final class StepsController: ViewController {
    private let label = Label(frame: Rect(x: 20, y: 180, width: 280, height: 44))
    private var steps = 0 { didSet { label.text = "\(steps) steps" } }

    override func loadView() {
      view = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      let button = Button(frame: Rect(x: 110, y: 260, width: 100, height: 40))
      button.kind = .filled
      button.setTitle("Step", for: .normal)
      button.addTarget(self, for: .touchUpInside) { (controller, _: Button) in controller.steps += 1 }
      view.addSubview(label)
      view.addSubview(button)
    }
  }
  // end

  static func run() {
    // snippet: Hosts.md, continued
    Application.main {
      let context = SceneContext(registry: .library)
      let application = Application(context: context)
      let window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
      window.rootViewController = StepsController()
      application.add(window)
      try window.makeKeyAndVisible()
      print(SVGRenderer().svg(window.picture()))
    }
    // end
  }
}

// snippet: Hosts.md
final class CounterDelegate: Responder, ApplicationDelegate {
  private weak var window: Window!

  override class var declaration: ClassDeclaration {
    ClassDeclaration(CounterDelegate.self) { $0.outlet("window") { $0.window = $1 } }
  }

  func application(
    _ application: Application, didFinishLaunchingWithOptions options: LaunchOptions
  ) -> Bool {
    do { try window.makeKeyAndVisible() } catch { context.report(error) }
    return true
  }
}
// end

private enum MainNib {
  private static func run() {
    // snippet: Hosts.md, continued
    Application.main {
      var registry = Registry.library
      try registry.register(CounterDelegate.self, CounterViewController.self)
      let context = SceneContext(registry: registry)
      let application = Application(context: context)
      try application.loadMainNib(Nib(path: "MainWindow.scenec", context: context))
      application.launch()
      application.activate()
      print(SVGRenderer().svg(application.windows[0].picture()))
    }
    // end
  }
}

enum Unloading {
  // snippet: Hosts.md
  final class AlbumViewController: ViewController {
    weak var notes: TextView!
    private var text = ""
    private var captions: [String] = []

    override var unloadsViewOnMemoryWarning: Bool { true }

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.text = text
    }

    override func viewWillUnload() {
      super.viewWillUnload()
      text = notes.text
    }

    override func viewDidUnload() {
      super.viewDidUnload()
      captions = []
    }
  }
  // end
}

private final class PanesController: ViewController {
  override class var declaration: ClassDeclaration {
    ClassDeclaration(PanesController.self) {
      // snippet: Hosts.md
      $0.relationship("panes") { (container, pane: ViewController) in container.hold(pane) }
      // end
    }
  }

  private func hold(_ pane: ViewController) {
    addChild(pane)
    pane.didMove(toParent: self)
  }
}

private func appearance(in context: SceneContext) {
  // snippet: Hosts.md
  context.appearance(of: Label.self, in: [TableViewCell.self, TableView.self]).textColor = Color(.darkGray)
  context.appearance(of: Button.self).setTitleColor(.red, for: .highlighted)
  context.appearance(of: BarButtonItem.self).setBackgroundImage("plate", for: .normal, barMetrics: .compact)
  // end
}

// snippet: Hosts.md
extension AppearanceKeys where Object: ClockView {
  var dialColor: AppearanceKey<Color> { AppearanceKey() }
}
// end

private func localTime(in context: SceneContext, _ dayLabel: Label, _ departurePicker: DatePicker) {
  // snippet: Hosts.md
  var time = CalendarTime(date: context.clock.now, in: context.timeZone)
  time.day += 1
  (time.hour, time.minute, time.second) = (7, 0, 0)
  var alarm = LocalNotification(id: "alarm", title: "Good morning", at: .local(time))
  alarm.repeatUnit = .day
  context.localNotifications.schedule(alarm)
  dayLabel.text = context.calendarLocale.text(ofDay: time.date(in: context.timeZone), in: context.timeZone)
  // end
  // snippet: Hosts.md
  let tokyo = TimeZone(identifier: "Asia/Tokyo")
  departurePicker.timeZone = tokyo
  alarm.timeZone = tokyo
  // end
}

private final class RingingDelegate: Responder, ApplicationDelegate {
  // snippet: Hosts.md
  func application(
    _ application: Application, willPresent notification: LocalNotification
  ) -> NotificationPresentationOptions { [.sound, .badge] }
  // end
}

private enum Restoring {
  // snippet: Hosts.md
  final class RememberingDelegate: Responder, ApplicationDelegate {
    func applicationDidEnterBackground(_ application: Application) { application.saveState() }
  }

  func launch(_ application: Application, with storyboard: Storyboard) throws {
    try application.show(storyboard, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    application.restoreState()
    application.activate()
  }
  // end
}

private class NoteController: ViewController {
  var note = ""

  // snippet: Hosts.md
  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(note, forKey: "note")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    note = coder.decode(String.self, forKey: "note") ?? ""
  }
  // end
}
