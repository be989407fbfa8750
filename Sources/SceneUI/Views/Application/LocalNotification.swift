import SceneServices

/// Something that is to be called to the person's mind at some time, also where the application is not seen then.
///
/// ```swift
/// var alarm = LocalNotification(id: "alarm", title: "Good morning", at: .after(8 * 3600))
/// alarm.repeatInterval = 24 * 3600
/// context.localNotifications.schedule(alarm)
/// ```
public struct LocalNotification: Sendable, Hashable, Identifiable {
  /// When it is due first.
  public enum Time: Sendable, Hashable {
    /// In seconds since 1970. What lies in the past is due when the clock next goes on.
    case at(Double)
    /// In seconds from when it is scheduled.
    case after(Double)

    /// When clock and calendar on the wall of a place show a time.
    ///
    /// - Parameters:
    ///   - time: what they show.
    ///   - offset: how far the clocks of the place are ahead of UTC, in seconds.
    /// - Returns: the time, as seconds since 1970.
    public static func at(_ time: CalendarTime, timeZoneOffset offset: Int) -> Self {
      .at(time.date(timeZoneOffset: offset))
    }
  }

  /// Another that is scheduled with the same one takes its place.
  public var id: String
  /// What it is about, in a few words.
  public var title: String
  /// What there is to say beside the title; empty for nothing.
  public var body: String
  /// When it is due first; a time that has passed is due when the clock next goes on.
  public var time: Time
  /// In seconds from one time to the next; nil for once, or where `repeatUnit` says when it comes again.
  public var repeatInterval: Double?
  /// The step of the calendar from one time to the next, such as each month: on the same day, or on the last one of a month
  /// that has no such day. Nil where `repeatInterval` says it, which must be nil otherwise.
  public var repeatUnit: CalendarUnit?
  /// How far the clocks of the place are ahead of UTC by whose wall `repeatUnit` counts, in seconds; 0 unless something else
  /// is said.
  public var timeZoneOffset = 0
  /// What the application's badge shows once it was delivered while the application was not in the foreground; nil
  /// leaves the badge as it is.
  public var badgeNumber: Int?
  /// The sound that the context's `soundPlayer` plays when it is delivered; nil for none.
  public var sound: String?
  /// The `id` of one of the center's `categories`, which says what the person can do about it; nil for none.
  public var category: String?
  /// What the application wants to know when it comes.
  public var info: [String: String]

  /// Makes a notification that is due once, unless it is given a repeat interval; it waits when it is
  /// scheduled.
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
