import SceneServices

/// Delivers local notifications when the context's clock says so: to the application's delegate while the application
/// is in the foreground, and otherwise, as before it is launched and after it has ended, to a list from which the person
/// opens them (`Application.openLocalNotification(id:)`).
public final class LocalNotificationCenter {
  private struct Scheduled {
    let notification: LocalNotification
    let timer: Timer
    /// When it was due first, and how many steps of `repeatUnit` ago that was.
    let first: Double
    let steps: Int
  }

  private let clock: Clock
  private var scheduled: [Scheduled] = []
  /// The last that was launched in the context.
  weak var application: Application?

  /// What came while the application was not in the foreground, and was not opened since; the oldest first.
  public private(set) var delivered: [LocalNotification] = []
  /// What a person can do about notifications, by what these say as their `category`.
  public var categories: [LocalNotificationCategory] = []
  /// See `SceneContext.soundPlayer`.
  var soundPlayer: (any SoundPlayer)?
  /// What the application's icon shows; 0 for nothing.
  public var badgeNumber = 0

  init(clock: Clock) { self.clock = clock }

  deinit { for entry in scheduled { entry.timer.invalidate() } }

  /// What is still to come, the next first.
  ///
  /// Setting it cancels what is not in the list, and schedules what is new or has changed; what is as it was goes on
  /// waiting for its time.
  public var pending: [LocalNotification] {
    get { inOrder.map(\.notification) }
    set {
      let waiting = pending
      for notification in waiting where !newValue.contains(notification) { cancel(id: notification.id) }
      for notification in newValue where !waiting.contains(notification) { schedule(notification) }
    }
  }

  /// What the person can do about a notification; empty where its category is not known.
  public func actions(for notification: LocalNotification) -> [LocalNotificationAction] {
    categories.first { $0.id == notification.category }?.actions ?? []
  }

  /// When one is due next, in seconds since 1970; nil for one that is not pending.
  public func nextTime(of id: String) -> Double? {
    scheduled.first { $0.notification.id == id }?.timer.fireTime
  }

  private var inOrder: [Scheduled] {
    scheduled.sorted { ($0.timer.fireTime, $0.timer.sequence) < ($1.timer.fireTime, $1.timer.sequence) }
  }

  /// Waits for its time, in place of any that waits with the same `id`.
  ///
  /// - Precondition: it has a `repeatInterval` above 0, or a `repeatUnit`, or neither.
  public func schedule(_ notification: LocalNotification) {
    precondition(
      notification.repeatInterval == nil || notification.repeatUnit == nil,
      "a notification comes again by a repeat interval or by a repeat unit, not by both")
    if let interval = notification.repeatInterval {
      precondition(interval > 0 && interval.isFinite, "a repeat interval is a number of seconds, more than 0")
    }
    cancel(id: notification.id)
    let seconds =
      switch notification.time {
      case .at(let time): time - clock.now
      case .after(let seconds): seconds
      }
    wait(seconds, repeats: false, for: notification, first: clock.now + seconds)
  }

  /// It is not to come any more, or not again. What was delivered stays.
  public func cancel(id: String) {
    for entry in scheduled where entry.notification.id == id { entry.timer.invalidate() }
    scheduled.removeAll { $0.notification.id == id }
  }

  /// Nothing is to come any more. What was delivered stays.
  public func cancelAll() {
    for entry in scheduled { entry.timer.invalidate() }
    scheduled = []
  }

  /// Takes one out of what was delivered, unopened.
  public func removeDelivered(id: String) { _ = takeDelivered(id: id) }

  /// Takes all out of what was delivered, unopened; the badge stays.
  public func removeAllDelivered() { delivered = [] }

  func takeDelivered(id: String) -> LocalNotification? {
    guard let index = delivered.firstIndex(where: { $0.id == id }) else { return nil }
    return delivered.remove(at: index)
  }

  // MARK: Delivery

  private func wait(
    _ seconds: Double, repeats: Bool, for notification: LocalNotification, first: Double = 0, steps: Int = 0
  ) {
    let timer = Timer(interval: seconds, repeats: repeats, on: clock) { [weak self] timer in
      self?.fire(notification, timer)
    }
    scheduled.append(Scheduled(notification: notification, timer: timer, first: first, steps: steps))
  }

  /// Waits for the next time on the calendar; what was slept through is not made up for.
  private func wait(after entry: Scheduled, _ unit: CalendarUnit) {
    let offset = entry.notification.timeZoneOffset
    let first = CalendarTime(date: entry.first, timeZoneOffset: offset)
    let fraction = entry.first - first.date(timeZoneOffset: offset)
    // No step takes longer, so as many are over for certain: the last few are looked at.
    let over = (clock.now - entry.first) / unit.mostSeconds
    var steps = max(entry.steps, Int(min(max(over, 0), 1e9)))
    var (next, last) = (entry.first, -Double.infinity)
    while next <= clock.now, next > last {
      steps += 1
      last = next
      next = first.adding(steps, unit).date(timeZoneOffset: offset) + fraction
    }
    // The calendar ends with the year 9999.
    guard next > clock.now else { return }
    wait(next - clock.now, repeats: false, for: entry.notification, first: entry.first, steps: steps)
  }

  private func fire(_ notification: LocalNotification, _ timer: Timer) {
    if !timer.isValid {
      let place = scheduled.firstIndex { $0.timer === timer }
      let entry = place.map { scheduled.remove(at: $0) }
      if let entry, let unit = notification.repeatUnit { wait(after: entry, unit) }
      // From here on, a timer of its own keeps the beat, also over times that were slept through.
      if let interval = notification.repeatInterval { wait(interval, repeats: true, for: notification) }
    }
    if let sound = notification.sound { soundPlayer?.playSound(named: sound) }
    if let application, application.receive(notification) { return }
    delivered.removeAll { $0.id == notification.id }
    delivered.append(notification)
    if let badge = notification.badgeNumber { badgeNumber = badge }
  }
}

extension Application {
  /// - Returns: false where it is not in the foreground.
  fileprivate func receive(_ notification: LocalNotification) -> Bool {
    guard !isTerminated, state != .background else { return false }
    context.note(self, "didReceive('\(notification.id)')")
    delegate?.application(self, didReceive: notification)
    return true
  }
}
