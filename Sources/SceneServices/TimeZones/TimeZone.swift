import ScenePlatform
import SceneValues

/// A time zone, which determines local time. Its rules come from the system's time zone database.
///
/// ```swift
/// if let berlin = TimeZone(identifier: "Europe/Berlin") {
///   let offset = berlin.secondsFromGMT(for: context.clock.now)
///   print("Clocks in Berlin are \(offset / 3600) hours ahead of GMT")
/// }
/// ```
///
/// Dates are in seconds since 1970. Two time zones are equal if they have the same identifier and the same rules.
public struct TimeZone: Hashable, Sendable, CustomStringConvertible {
  private final class Content: Hashable, Sendable {
    let identifier: String
    let rules: TimeZoneRules

    init(identifier: String, rules: TimeZoneRules) { (self.identifier, self.rules) = (identifier, rules) }

    static func == (left: Content, right: Content) -> Bool {
      left === right || (left.identifier == right.identifier && left.rules == right.rules)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
  }

  private let content: Content
  var rules: TimeZoneRules { content.rules }

  init(identifier: String, rules: TimeZoneRules) {
    content = Content(identifier: identifier, rules: rules)
  }

  /// The identifier, such as `Europe/Berlin`.
  public var identifier: String { content.identifier }
  /// The identifier.
  public var description: String { identifier }

  /// Creates a time zone from its IANA identifier, such as `Asia/Tokyo`. Returns nil if the system's database, in `TZDIR`
  /// or `/usr/share/zoneinfo`, does not contain it. `GMT`, `UTC`, and offsets such as `GMT+0530` require no database.
  public init?(identifier: String) {
    guard let zone = Self.known(identifier, in: .system) else { return nil }
    self = zone
  }

  package static func known(_ identifier: String, in directory: TimeZoneDirectory) -> TimeZone? {
    if identifier == gmt.identifier { return gmt }
    guard let bytes = try? directory.file(of: identifier) else { return fixed(identifier) }
    return try? TimeZone(identifier: identifier, data: bytes)
  }

  /// Creates a time zone from the content of a TZif file, for example from the app's own database. Throws an error if the
  /// data is not valid.
  public init(identifier: String, data: [UInt8]) throws(TimeZoneError) {
    self.init(identifier: identifier, rules: try TimeZoneRules(tzif: data))
  }

  /// Creates a time zone with a fixed offset in seconds, such as `GMT+0530`. Positive offsets are east of Greenwich.
  /// Returns nil if the offset is greater than 18 hours.
  public init?(secondsFromGMT seconds: Int) {
    guard (-FixedOffset.maximum...FixedOffset.maximum).contains(seconds) else { return nil }
    self = Self.fixed(seconds: seconds)
  }

  /// The time zone without an offset, `GMT`.
  public static let gmt = fixed("GMT", seconds: 0, abbreviation: "GMT")

  /// The system's time zone, which the environment variable `TZ` or `/etc/localtime` specifies. If the setting is not
  /// valid, it is GMT. Each access reads the setting.
  public static var current: TimeZone { SystemTimeZone().timeZone }

  /// The sorted identifiers in the system's database, including former names. Empty if the database has no list. The list
  /// is read once, on first access.
  public static var knownTimeZoneIdentifiers: [String] { TimeZoneDirectory.systemIdentifiers.value ?? [] }

  /// Returns the offset of local time from GMT at a date, in seconds. Positive offsets are east of Greenwich.
  public func secondsFromGMT(for date: Double) -> Int { rules.offset(at: Self.time(date)).seconds }

  /// Returns the abbreviation at a date, such as `CET` or `CEST`. In some time zones, it is a number such as `+03`.
  public func abbreviation(for date: Double) -> String { rules.offset(at: Self.time(date)).abbreviation }

  /// Returns whether daylight saving time is in effect at a date.
  public func isDaylightSavingTime(for date: Double) -> Bool {
    rules.offset(at: Self.time(date)).isDaylightSaving
  }

  /// Returns the time of the next change of the offset, usually because daylight saving time starts or ends. Returns nil
  /// if the offset does not change again.
  public func nextDaylightSavingTimeTransition(after date: Double) -> Double? {
    var time = Self.time(date)
    let seconds = rules.offset(at: time).seconds
    while let change = rules.transition(after: time) {
      if change.offset.seconds != seconds { return Double(change.time) }
      time = change.time
    }
    return nil
  }

  private static func time(_ date: Double) -> Int { WallTime(date: date, offset: 0).secondsSince1970 }
}

extension TimeZone {
  static func fixed(_ identifier: String) -> TimeZone? {
    if identifier == "GMT" { return gmt }
    if identifier == "UTC" { return fixed("UTC", seconds: 0, abbreviation: "UTC") }
    return FixedOffset.seconds(in: identifier).map(fixed)
  }

  fileprivate static func fixed(seconds: Int) -> TimeZone {
    guard seconds != 0 else { return gmt }
    let (hours, minutes) = (abs(seconds) / 3600, abs(seconds) / 60 % 60)
    func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let sign = seconds < 0 ? "-" : "+"
    let rest = abs(seconds) % 60 == 0 ? "" : two(abs(seconds) % 60)
    return fixed(
      "GMT\(sign)\(two(hours))\(two(minutes))\(rest)", seconds: seconds,
      abbreviation: "GMT\(sign)\(hours)" + (minutes == 0 ? "" : ":\(two(minutes))"))
  }

  private static func fixed(_ identifier: String, seconds: Int, abbreviation: String) -> TimeZone {
    let offset = TimeZoneRules.Offset(
      seconds: seconds, isDaylightSaving: false, abbreviation: abbreviation)
    return TimeZone(identifier: identifier, rules: TimeZoneRules(initial: offset))
  }
}
