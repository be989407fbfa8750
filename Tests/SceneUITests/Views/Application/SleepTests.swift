import SceneRuntime
import SceneUI
import SceneValues
import TestSupport
import Testing

/// The computer sleeps while an app is in use. Everything that was due in the meantime happens once, and then continues.
@Suite("The computer sleeps for an hour, or is off for ten years")
struct SleepTests {
  private static let times = [3600, 10 * 365.25 * 86_400]
  /// A day in 2026, in seconds since 1970.
  private static let start = 1_790_000_000.0

  /// A window with a clock that follows a scripted system.
  private final class Bedroom {
    let system = ScriptedSystem(now: SleepTests.start)
    let clock: SystemClock
    let context: SceneContext
    let window: Window
    let controller = ViewController()
    var states: [GestureRecognizer.State] = []
    var taps = 0
    var root: View { controller.view }

    init() throws {
      clock = SystemClock(system: system)
      context = SceneContext(registry: .library, clock: clock)
      context.failureHandler = { Issue.record($0) }
      window = Window(frame: Rect(x: 0, y: 0, width: 320, height: 480), context: context)
      window.rootViewController = controller
      try window.makeKeyAndVisible()
    }

    /// Sleeps, and then runs the loop once.
    func sleep(_ seconds: Double) {
      system.pass(seconds)
      clock.loop.step()
      window.layoutIfNeeded()
      _ = window.picture()
    }

    /// Runs the loop, which wakes whenever a timer is due.
    func pass(_ seconds: Double) {
      var isOver = false
      Timer(interval: seconds, on: clock) { _ in isOver = true }
      clock.run { !isOver }
    }
  }

  @Test("A display link is called once, for the current frame", arguments: times)
  func displayLinks(slept: Double) throws {
    let bedroom = try Bedroom()
    var frames: [Double] = []
    let link = DisplayLink(on: bedroom.context) { frames.append($0.timestamp) }
    bedroom.sleep(slept)
    #expect(frames.count == 1)
    #expect(abs(frames[0] - bedroom.clock.now) < 1.0 / 30)
    bedroom.pass(1)
    #expect((59...61).contains(frames.count - 1))
    withExtendedLifetime(link) {}
  }

  @Test("A stepper whose button is held changes by one step", arguments: times)
  func steppers(slept: Double) throws {
    let bedroom = try Bedroom()
    let stepper = Stepper(frame: Rect(x: 10, y: 10, width: 94, height: 32))
    stepper.maximumValue = 1e9
    bedroom.root.addSubview(stepper)
    let touch = bedroom.window.beginTouch(at: Point(x: 90, y: 26))
    let first = stepper.value
    bedroom.sleep(slept)
    #expect(stepper.value == first + 1)
    bedroom.pass(1)
    #expect(stepper.value > first + 2)
    bedroom.window.endTouches([touch])
    let last = stepper.value
    bedroom.pass(1)
    #expect(stepper.value == last)
  }

  @Test("Animations, transitions, and motions end once, at their end", arguments: times)
  func animations(slept: Double) throws {
    let bedroom = try Bedroom()
    var ends: [String] = []
    let view = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    bedroom.root.addSubview(view)
    View.animate(
      withDuration: 1, animations: { view.alpha = 0.5 }, completion: { ends.append("plain \($0)") })
    View.animate(
      withDuration: 1, delay: 5, usingSpringWithDamping: 0.5, animations: { view.center.x = 100 },
      completion: { ends.append("spring \($0)") })
    let spinning = View(frame: Rect(x: 0, y: 60, width: 50, height: 50))
    bedroom.root.addSubview(spinning)
    View.animate(
      withDuration: 1, options: [.repeat, .autoreverse], animations: { spinning.alpha = 0 },
      completion: { _ in ends.append("endless") })
    try bedroom.controller.present(
      AlertController(title: "Hello"), animated: true, completion: { ends.append("alert") })
    let scroll = ScrollView(frame: Rect(x: 0, y: 120, width: 320, height: 200))
    scroll.contentSize = Size(width: 320, height: 4000)
    bedroom.root.addSubview(scroll)
    scroll.setContentOffset(Point(x: 0, y: 900), animated: true)
    bedroom.sleep(slept)
    #expect(ends.sorted() == ["alert", "plain true", "spring true"])
    #expect(view.alpha == 0.5 && view.center.x == 100 && scroll.contentOffset.y == 900)
    bedroom.pass(1)
    #expect(ends.count == 3)
    #expect(bedroom.controller.presentedViewController != nil)
  }

  @Test("Scrolled content stops at the end of its motion", arguments: times)
  func momentum(slept: Double) throws {
    let bedroom = try Bedroom()
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 320, height: 400))
    scroll.contentSize = Size(width: 320, height: 40_000)
    bedroom.root.addSubview(scroll)
    func flick() {
      let touch = bedroom.window.beginTouch(at: Point(x: 160, y: 300))
      for step in 1...10 {
        bedroom.pass(1.0 / 60)
        bedroom.window.moveTouches([(touch, Point(x: 160, y: 300 - 20 * Double(step)))])
      }
      bedroom.window.endTouches([touch])
    }
    flick()
    #expect(scroll.isDecelerating)
    let released = scroll.contentOffset.y
    bedroom.sleep(slept)
    #expect(!scroll.isDecelerating && scroll.contentOffset.y > released + 100)
    #expect(scroll.contentOffset.y.isFinite && scroll.contentOffset.y < 39_600)
    flick()
    #expect(scroll.isDecelerating)
  }

  @Test(
    "A held finger becomes a long press, and taps around the sleep are not a double tap", arguments: times)
  func fingers(slept: Double) throws {
    let bedroom = try Bedroom()
    let press = LongPressGestureRecognizer()
    press.addTarget(bedroom) { bedroom, press in bedroom.states.append(press.state) }
    bedroom.root.addGestureRecognizer(press)
    let touch = bedroom.window.beginTouch(at: Point(x: 160, y: 300))
    bedroom.sleep(slept)
    #expect(bedroom.states == [.began])
    bedroom.window.endTouches([touch])
    bedroom.pass(0.1)
    #expect(bedroom.states == [.began, .ended])
    // Two taps that are years apart are not a double tap.
    let tap = TapGestureRecognizer()
    tap.numberOfTapsRequired = 2
    tap.addTarget(bedroom) { bedroom, _ in bedroom.taps += 1 }
    bedroom.root.addGestureRecognizer(tap)
    bedroom.window.endTouches([bedroom.window.beginTouch(at: Point(x: 50, y: 50))])
    bedroom.sleep(slept)
    bedroom.window.endTouches([bedroom.window.beginTouch(at: Point(x: 50, y: 50))])
    #expect(bedroom.taps == 0)
    bedroom.window.endTouches([bedroom.window.beginTouch(at: Point(x: 50, y: 50))])
    #expect(bedroom.taps == 1)
  }

  @Test(
    "A repeating notification is delivered once, and is next due at its usual time",
    arguments: times, ["interval", "minute", "hour", "day", "week", "month", "year"])
  func notifications(slept: Double, repetition: String) throws {
    let bedroom = try Bedroom()
    let timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    bedroom.context.timeZone = timeZone
    let center = bedroom.context.localNotifications
    let first = CalendarTime(date: Self.start, in: timeZone).adding(1, .minute)
    var alarm = LocalNotification(id: "alarm", title: "Alarm", at: .local(first))
    let unit = CalendarUnit(rawValue: repetition)
    alarm.repeatUnit = unit
    alarm.repeatInterval = unit == nil ? 1 : nil
    alarm.badgeNumber = 1
    let sounds = SoundLog()
    bedroom.context.soundPlayer = sounds
    alarm.sound = NotificationSound(named: "bell")
    center.schedule(alarm)
    bedroom.sleep(slept)
    #expect(sounds.count == 1 && center.delivered.count == 1)
    let next = try #require(center.nextTime(of: "alarm"))
    #expect(next > bedroom.clock.now)
    if let unit {
      #expect(next <= bedroom.clock.now + unit.maxSeconds + 7200)
      let local = CalendarTime(date: next, in: timeZone)
      if unit != .minute { #expect(local.minute == first.minute) }
      if ![.minute, .hour].contains(unit) { #expect(local.hour == first.hour) }
    }
    bedroom.sleep(next - bedroom.clock.now)
    #expect(sounds.count == 2)
  }

  private final class SoundLog: SoundPlayer {
    var count = 0
    func playSound(named name: String) { count += 1 }
  }

  @Test("A date picker keeps its date", arguments: times)
  func datePickers(slept: Double) throws {
    let bedroom = try Bedroom()
    let picker = DatePicker(frame: Rect(x: 0, y: 0, width: 320, height: 216))
    bedroom.root.addSubview(picker)
    let date = picker.date
    #expect(abs(date - Self.start) < 60)
    bedroom.sleep(slept)
    #expect(picker.date == date)
    picker.date = bedroom.clock.now
    #expect(abs(picker.date - bedroom.clock.now) < 60)
  }

  @Test("Controls that change by themselves go on", arguments: times)
  func selfChangingControls(slept: Double) throws {
    let bedroom = try Bedroom()
    let indicator = ActivityIndicator(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    let field = TextField(frame: Rect(x: 0, y: 40, width: 200, height: 40))
    for view in [indicator, field] { bedroom.root.addSubview(view) }
    indicator.startAnimating()
    field.becomeFirstResponder()
    var calls = 0
    bedroom.context.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in calls += 1 }
    bedroom.sleep(slept)
    #expect(calls == 1)
    #expect(bedroom.clock.nextDueTime.map { $0 > bedroom.clock.now } == true)
    let before = bedroom.window.picture()
    bedroom.pass(0.6)
    #expect(bedroom.window.picture() != before)
    #expect(calls > 20)
  }
}
