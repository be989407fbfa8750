import SceneServices

/// A notification that is delivered to the user at a given time, even if the app is not visible.
///
/// ```swift
/// var alarm = LocalNotification(id: "alarm", title: "Good morning", at: .after(8 * 3600))
/// alarm.repeatInterval = 24 * 3600
/// context.localNotifications.schedule(alarm)
/// ```
public struct LocalNotification: Sendable, Hashable, Identifiable {
  /// The time at which a notification is first due.
  public enum Time: Sendable, Hashable {
    /// A time in seconds since 1970. A time in the past is due at the next update of the clock.
    case at(Double)
    /// A delay in seconds after the notification is scheduled.
    case after(Double)

    /// Creates a time from a local calendar time.
    ///
    /// - Parameters:
    ///   - time: The local calendar time.
    ///   - offset: The local time zone's offset from UTC, in seconds.
    /// - Returns: The corresponding time in seconds since 1970.
    public static func at(_ time: CalendarTime, timeZoneOffset offset: Int) -> Self {
      .at(time.date(timeZoneOffset: offset))
    }
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
  /// The calendar unit between repetitions, such as a month. Monthly notifications use the same day of the month, or the
  /// last day in shorter months. The value must be nil if `repeatInterval` is set.
  public var repeatUnit: CalendarUnit?
  /// The UTC offset, in seconds, of the time zone in which `repeatUnit` is applied. The default is 0.
  public var timeZoneOffset = 0
  /// The number that the app's badge is set to if the notification is delivered while the app is not in the foreground,
  /// or nil to leave the badge unchanged.
  public var badgeNumber: Int?
  /// The name of the sound that the context's `soundPlayer` plays on delivery, or nil for none.
  public var sound: String?
  /// The `id` of the category in `LocalNotificationCenter.categories` that defines the actions, or nil for no actions.
  public var category: String?
  /// Custom information for the app.
  public var info: [String: String]

  /// Creates a notification. The notification has no effect until it is scheduled. It is delivered once unless
  /// `repeatInterval` or `repeatUnit` is set.
  public init(
    id: String, title: String, body: String = "", at time: Time, repeatInterval: Double? = nil,
    badgeNumber: Int? = nil, info: [String: String] = [:], sound: String? = nil, category: String? = nil
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
