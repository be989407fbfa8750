import Observation
import SceneUI

// snippet: Preferences.swift
extension PreferenceKey<Double> {
  static var volume: Self { PreferenceKey("volume", default: 0.5) }
}
// end

private func preferences(_ context: SceneContext) {
  // snippet: Preferences.swift, continued
  context.preferences[.volume] = 0.8
  context.preferences.reset(.volume)
  // end
}

private enum Observed {
  // snippet: SceneContext+Observation.swift
  @Observable final class Counter { var count = 0 }
  // end

  static func observe(_ context: SceneContext) {
    // snippet: SceneContext+Observation.swift, continued
    let counter = Counter()
    let token = context.observe {
      counter.count
    } onChange: {
      print($0)
    }
    counter.count = 1
    counter.count = 2
    // Prints 2 once, at the end of this event or when the clock next advances.
    token.cancel()
    // end
  }
}

// snippet: NotificationName.swift
extension NotificationName<Int> {
  /// The score has changed. The content is the new score.
  static var scoreDidChange: Self { "scoreDidChange" }
}
// end

private func notifications(_ context: SceneContext, _ label: Label) {
  do {
    // snippet: NotificationCenter.swift
    let token = context.notifications.observe(.scoreDidChange) { print($0.content) }
    context.notifications.post(.scoreDidChange, content: 3)
    token.cancel()
    // end
  }
  // snippet: NotificationCenter.swift
  context.notifications.observe(.scoreDidChange, with: label) { label, change in
    label.text = "\(change.content)"
  }
  // end
}

private enum Scores {
  // snippet: ObservationToken.swift
  final class ScoreController: ViewController {
    private var observation: ObservationToken?

    override func viewDidLoad() {
      observation = context.notifications.observe(.applicationWillResignActive) { [weak self] _ in
        self?.pause()
      }
    }

    private func pause() {}
  }
  // end

  // snippet: UndoManager.swift
  final class Drawing {
    var width = 1.0

    func setWidth(_ new: Double, undo: UndoManager) {
      let old = width
      undo.registerUndo(withTarget: self) { [unowned undo] in $0.setWidth(old, undo: undo) }
      undo.setActionName("Line Width")
      width = new
    }
  }
  // end
}

private func device(_ context: SceneContext) {
  do {
    // snippet: Device.swift
    let token = context.notifications.observe(.deviceOrientationDidChange) { change in
      print("turned from \(change.content.rawValue)")
    }
    context.device.orientation = .landscapeLeft
    token.cancel()
    // end
  }
  // snippet: Accelerometer.swift
  let token = context.device.accelerometer.observe(interval: 0.1, threshold: 0.05) { print($0.x) }
  context.device.accelerometer.measure(x: 0.4, y: -0.9, z: 0)
  token.cancel()
  // end
}

private func categories(_ context: SceneContext) {
  // snippet: LocalNotificationCategory.swift
  context.localNotifications.categories = [
    LocalNotificationCategory(id: "alarm", actions: [LocalNotificationAction(id: "snooze", title: "Snooze")])
  ]
  // end
}

private func time(_ context: SceneContext) -> Double {
  // snippet: CalendarTime.swift
  var time = CalendarTime(date: context.clock.now, in: context.timeZone)
  time.day += 1  // tomorrow, even on the last day of a month
  (time.hour, time.minute, time.second) = (7, 0, 0)
  let date = time.date(in: context.timeZone)
  // end
  return date
}

private func later() {
  // snippet: CalendarUnit.swift
  let january = CalendarTime(year: 2027, month: 1, day: 31, hour: 9)
  print(january.adding(1, .month).day)  // prints 28
  print(january.adding(2, .month).day)  // prints 31
  // end
}

private enum Watching {
  // snippet: Watched.swift
  final class Thermometer {
    @Watched var degrees = 20.0
  }
  // end

  static func watch() {
    // snippet: Watched.swift, continued
    let thermometer = Thermometer()
    let token = thermometer.$degrees.observe { print("from \($0.old!) to \($0.new!)") }
    thermometer.degrees = 21  // prints "from 20.0 to 21.0"
    thermometer.degrees = 22  // prints "from 21.0 to 22.0"
    token.cancel()
    // end
  }
}

private func nib() -> ViewController {
  final class ClockViewController: ViewController {}
  // snippet: ViewController+Nib.swift
  let controller = ClockViewController(nibName: "Clock")
  // end
  return controller
}

private func alarm(_ context: SceneContext) {
  // snippet: LocalNotification.swift
  var time = CalendarTime(date: context.clock.now, in: context.timeZone)
  time.day += 1
  (time.hour, time.minute, time.second) = (7, 0, 0)
  var alarm = LocalNotification(id: "alarm", title: "Good morning", at: .local(time))
  alarm.repeatUnit = .day  // at 7:00 each day, even after a change to daylight saving time
  context.localNotifications.schedule(alarm)
  // end
}

private func locale(_ context: SceneContext, _ label: Label, _ picker: DatePicker) {
  // snippet: CalendarLocale+TimeZone.swift
  label.text = context.calendarLocale.text(ofDay: picker.date, in: context.timeZone)
  // end
  // snippet: CalendarLocale.swift
  var locale = CalendarLocale.english
  locale.usesTwelveHours = false
  context.calendarLocale = locale
  // end
}

private func images(_ context: SceneContext) {
  // snippet: ImageProvider.swift
  struct Catalog: ImageProvider {
    func content(of image: ImageName, for traits: TraitCollection) -> ImageContent? {
      image == "bell" ? ImageContent(size: Size(width: 24, height: 24)) : nil
    }
  }
  context.imageProvider = Catalog()
  // end
  // snippet: ImageDirectory.swift
  context.imageProvider = ImageDirectory(path: "Images")
  context.displayScale = 3
  // end
}

private func colors(_ context: SceneContext) {
  // snippet: ColorProvider.swift
  struct Catalog: ColorProvider {
    func components(of name: String, for traits: TraitCollection) -> RGBA? {
      name == "paper" ? RGBA(packed: traits.style == .dark ? 0x222222FF : 0xFFF8E0FF) : nil
    }
  }
  context.colorProvider = Catalog()
  // end
}

private func pasteboard(_ context: SceneContext) {
  // snippet: Pasteboard.swift
  final class LoggedPasteboard: Pasteboard {
    var string: String? { didSet { print("copied: \(string ?? "nothing")") } }
  }
  context.pasteboard = LoggedPasteboard()
  // end
}

private func zone(_ context: SceneContext) {
  // snippet: TimeZone.swift
  if let berlin = TimeZone(identifier: "Europe/Berlin") {
    let offset = berlin.secondsFromGMT(for: context.clock.now)
    print("Clocks in Berlin are \(offset / 3600) hours ahead of GMT")
  }
  // end
}
