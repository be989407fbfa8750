import SceneServices

/// A notification that is delivered to the user at a given time, even if the app is not visible.
///
/// ```swift
/// var time = CalendarTime(date: context.clock.now, in: context.timeZone)
/// time.day += 1
/// (time.hour, time.minute, time.second) = (7, 0, 0)
/// var alarm = LocalNotification(id: "alarm", title: "Good morning", at: .local(time))
/// alarm.repeatUnit = .day  // at 7:00 each day, even after a change to daylight saving time
/// context.localNotifications.schedule(alarm)
/// ```
public struct LocalNotification: Sendable, Hashable, Identifiable {
  /// The time at which a notification is first due.
  public enum Time: Sendable, Hashable {
    /// A time in seconds since 1970. A time in the past is due at the next update of the clock.
    case at(Double)
    /// A delay in seconds after the notification is scheduled.
    case after(Double)
    /// A local time in the notification's `timeZone`. A time in the past is due at the next update of the clock.
    case local(CalendarTime)
  }

  /// The identifier. Scheduling another notification with the same identifier replaces this notification.
  public var id: String
  /// A short title.
  public var title: String
  /// The text below the title, which can be empty.
  public var body: String
  /// The time at which the notification is first due. A time in the past is due at the next update of the clock.
  public var time: Time
  /// The time between repetitions, in seconds. It is nil if the notification does not repeat or if `repeatUnit` is set.
  public var repeatInterval: Double?
  /// The calendar unit between repetitions, such as a month. Repetitions are at the same local time, even if the offset
  /// of the time zone changes. Monthly notifications use the same day of the month, or the last day in shorter months.
  /// The value must be nil if `repeatInterval` is set.
  public var repeatUnit: CalendarUnit?
  /// The time zone of a `local` time and of `repeatUnit`, or nil, the default, for the context's time zone. If the
  /// context's time zone changes, pending notifications without a time zone of their own keep their local time.
  public var timeZone: TimeZone?
  /// The number that the app's badge is set to if the notification is delivered while the app is not in the foreground,
  /// or nil to leave the badge unchanged.
  public var badgeNumber: Int?
  /// The sound that the context's `soundPlayer` plays on delivery, or nil for none. While the app is in the foreground,
  /// the sound is played only if the delegate's `application(_:willPresent:)` returns `sound`.
  public var sound: NotificationSound?
  /// The `id` of the category in `LocalNotificationCenter.categories` that defines the actions, or nil for no actions.
  public var category: String?
  /// Custom information for the app.
  public var info: [String: String]

  /// Creates a notification. The notification has no effect until it is scheduled. It is delivered once unless
  /// `repeatInterval` or `repeatUnit` is set.
  public init(
    id: String, title: String, body: String = "", at time: Time, repeatInterval: Double? = nil,
    badgeNumber: Int? = nil, info: [String: String] = [:], sound: NotificationSound? = nil,
    category: String? = nil
  ) {
    self.id = id
    self.title = title
    self.body = body
    self.time = time
    self.repeatInterval = repeatInterval
    self.badgeNumber = badgeNumber
    self.info = info
    self.sound = sound
    self.category = category
  }
}
