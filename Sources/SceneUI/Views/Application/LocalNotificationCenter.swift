import SceneServices

/// An object that delivers local notifications when they are due on the context's clock. Notifications delivered while
/// the app is not in the foreground are added to `delivered`, and their sounds are played. To open one of these
/// notifications, call `Application.openLocalNotification(id:)`.
public final class LocalNotificationCenter {
  private struct Scheduled {
    let notification: LocalNotification
    let timer: Timer
    /// The time at which the notification was first due. `steps` counts the `repeatUnit` periods since that time.
    let first: Double
    let steps: Int
  }

  private let clock: Clock
  private var scheduled: [Scheduled] = []
  weak var application: Application?
  var contextTimeZone: () -> TimeZone = { .gmt }

  /// The unopened notifications delivered while the app was not in the foreground, or presented with the option `list`,
  /// oldest first.
  public private(set) var delivered: [LocalNotification] = []
  /// The categories, which define available actions. A notification specifies its category in its `category` property.
  public var categories: [LocalNotificationCategory] = []
  var soundPlayer: (any SoundPlayer)?
  /// The badge on the app's icon. A value of 0 hides the badge.
  public var badgeNumber = 0

  init(clock: Clock) { self.clock = clock }

  deinit { for entry in scheduled { entry.timer.invalidate() } }

  /// The scheduled notifications, ordered by the time at which each is next due. Setting this property cancels
  /// notifications that are not in the new value and schedules new and changed notifications. The schedule of unchanged
  /// notifications remains the same.
  public var pending: [LocalNotification] {
    get { inOrder.map(\.notification) }
    set {
      let waiting = pending
      for notification in waiting where !newValue.contains(notification) { cancel(id: notification.id) }
      for notification in newValue where !waiting.contains(notification) { schedule(notification) }
    }
  }

  /// Returns the available actions of a notification, or an empty array if its category does not exist.
  public func actions(for notification: LocalNotification) -> [LocalNotificationAction] {
    categories.first { $0.id == notification.category }?.actions ?? []
  }

  /// Returns the time at which a notification is next due, in seconds since 1970, or nil if it is not pending.
  public func nextTime(of id: String) -> Double? {
    scheduled.first { $0.notification.id == id }?.timer.fireTime
  }

  private var inOrder: [Scheduled] {
    scheduled.sorted { ($0.timer.fireTime, $0.timer.sequence) < ($1.timer.fireTime, $1.timer.sequence) }
  }

  /// Schedules a notification, replacing any pending notification with the same `id`.
  ///
  /// - Precondition: The notification has a positive `repeatInterval`, a `repeatUnit`, or neither.
  public func schedule(_ notification: LocalNotification) {
    precondition(
      notification.repeatInterval == nil || notification.repeatUnit == nil,
      "a notification can have a repeat interval or a repeat unit, not both")
    if let interval = notification.repeatInterval {
      precondition(interval > 0 && interval.isFinite, "a repeat interval must be greater than 0 seconds")
    }
    cancel(id: notification.id)
    let first =
      switch notification.time {
      case .at(let time): time
      case .after(let seconds): clock.now + seconds
      case .local(let time): time.date(in: timeZone(of: notification))
      }
    wait(first - clock.now, repeats: false, for: notification, first: first)
  }

  private func timeZone(of notification: LocalNotification) -> TimeZone {
    notification.timeZone ?? contextTimeZone()
  }

  /// Moves notifications to the same local time in the context's new time zone.
  func timeZoneDidChange(from old: TimeZone) {
    for entry in inOrder where entry.notification.timeZone == nil && !entry.timer.repeats {
      let notification = entry.notification
      let first: Double
      switch (notification.time, notification.repeatUnit) {
      case (.local(let time), _): first = time.date(in: contextTimeZone())
      case (_, .day), (_, .week), (_, .month), (_, .year):
        first = CalendarTime(date: entry.first, in: old).date(in: contextTimeZone()) + entry.first.fraction
      case (_, .minute), (_, .hour), (_, nil): continue
      }
      cancel(id: notification.id)
      if entry.steps > 0, first <= clock.now, let unit = notification.repeatUnit {
        wait(for: notification, first: first, after: 0, unit)
      } else {
        wait(first - clock.now, repeats: false, for: notification, first: first)
      }
    }
  }

  /// Cancels a pending notification and its repetitions. Delivered notifications remain.
  public func cancel(id: String) {
    for entry in scheduled where entry.notification.id == id { entry.timer.invalidate() }
    scheduled.removeAll { $0.notification.id == id }
  }

  /// Cancels all pending notifications. Delivered notifications remain.
  public func cancelAll() {
    for entry in scheduled { entry.timer.invalidate() }
    scheduled = []
  }

  /// Removes a delivered notification without opening it.
  public func removeDelivered(id: String) { _ = takeDelivered(id: id) }

  /// Removes all delivered notifications without opening them. The badge does not change.
  public func removeAllDelivered() { delivered = [] }

  func takeDelivered(id: String) -> LocalNotification? {
    guard let index = delivered.firstIndex(where: { $0.id == id }) else { return nil }
    return delivered.remove(at: index)
  }

  private func wait(
    _ seconds: Double, repeats: Bool, for notification: LocalNotification, first: Double = 0, steps: Int = 0
  ) {
    let timer = Timer(interval: seconds, repeats: repeats, on: clock) { [weak self] timer in
      self?.fire(notification, timer)
    }
    scheduled.append(Scheduled(notification: notification, timer: timer, first: first, steps: steps))
  }

  /// Schedules the next repetition, one or more calendar units after the first due time. Missed repetitions are skipped.
  private func wait(
    for notification: LocalNotification, first: Double, after passed: Int, _ unit: CalendarUnit
  ) {
    // `maxSeconds` is the maximum length of a step, apart from changes of the offset. They are shorter than two days, so
    // that at least this many steps have passed.
    let over = (clock.now - first - 2 * 86_400) / unit.maxSeconds
    var steps = max(passed, Int(min(max(over, 0), 1e9)))
    var (next, last) = (first, -Double.infinity)
    while next <= clock.now, next > last {
      steps += 1
      last = next
      next = repetition(steps, unit, of: notification, first: first)
    }
    // The calendar ends after the year 9999.
    guard next > clock.now else { return }
    wait(next - clock.now, repeats: false, for: notification, first: first, steps: steps)
  }

  private func repetition(
    _ steps: Int, _ unit: CalendarUnit, of notification: LocalNotification, first: Double
  ) -> Double {
    let timeZone = timeZone(of: notification)
    // If clocks skip the first local time, the following repetitions are not affected.
    if case .local(let time) = notification.time, unit != .minute, unit != .hour {
      return time.adding(steps, unit).date(in: timeZone)
    }
    return CalendarTime.date(steps, unit, after: first, in: timeZone)
  }

  private func fire(_ notification: LocalNotification, _ timer: Timer) {
    if !timer.isValid {
      let place = scheduled.firstIndex { $0.timer === timer }
      let entry = place.map { scheduled.remove(at: $0) }
      if let entry, let unit = notification.repeatUnit {
        wait(for: notification, first: entry.first, after: entry.steps, unit)
      }
      // A separate repeating timer maintains the interval even if some repetitions are missed.
      if let interval = notification.repeatInterval { wait(interval, repeats: true, for: notification) }
    }
    if let application, application.isInForeground {
      present(notification, application.presentationOptions(for: notification))
      application.receive(notification)
    } else {
      present(notification, [.badge, .sound, .list])
    }
  }

  private func present(_ notification: LocalNotification, _ options: NotificationPresentationOptions) {
    if options.contains(.sound), let sound = notification.sound { soundPlayer?.playSound(named: sound.name) }
    if options.contains(.list) {
      delivered.removeAll { $0.id == notification.id }
      delivered.append(notification)
    }
    if options.contains(.badge), let badge = notification.badgeNumber { badgeNumber = badge }
  }
}

extension Application {
  fileprivate var isInForeground: Bool { !isTerminated && state != .background }

  fileprivate func presentationOptions(for notification: LocalNotification) -> NotificationPresentationOptions
  {
    delegate?.application(self, willPresent: notification) ?? []
  }

  fileprivate func receive(_ notification: LocalNotification) {
    context.note(self, "didReceive('\(notification.id)')")
    delegate?.application(self, didReceive: notification)
  }
}

extension Double {
  fileprivate var fraction: Double { self - rounded(.down) }
}
