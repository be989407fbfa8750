import Foundation
import SceneServices
import Testing

private typealias TimeZone = SceneServices.TimeZone
private typealias FoundationTimeZone = Foundation.TimeZone

/// Foundation has its own database, so that the versions of both can differ in years that have not yet been decided.
@Suite("Time zones compared with Foundation", .enabled(if: hasTimeZones, "needs tzdata"))
struct TimeZoneFoundationTests {
  static let names = [
    "Africa/Cairo", "Africa/Casablanca", "Africa/Johannesburg", "Africa/Monrovia", "America/Adak",
    "America/Argentina/Buenos_Aires", "America/Caracas", "America/Chicago", "America/Halifax",
    "America/Havana",
    "America/Los_Angeles", "America/New_York", "America/Nuuk", "America/Santiago", "America/Sao_Paulo",
    "America/St_Johns", "Antarctica/Troll", "Asia/Gaza", "Asia/Istanbul", "Asia/Jerusalem", "Asia/Kathmandu",
    "Asia/Kolkata", "Asia/Pyongyang", "Asia/Shanghai", "Asia/Tehran", "Asia/Tokyo", "Australia/Adelaide",
    "Australia/Lord_Howe", "Australia/Sydney", "Europe/Berlin", "Europe/Dublin", "Europe/Lisbon",
    "Europe/London", "Europe/Moscow", "Europe/Paris", "Pacific/Apia", "Pacific/Auckland", "Pacific/Chatham",
    "Pacific/Kiritimati", "Pacific/Kwajalein", "UTC",
  ]

  private static func calendar(_ name: String) throws -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(FoundationTimeZone(identifier: name))
    return calendar
  }

  /// The dates are from the years 1900 to 2200.
  @Test("Offsets are equal", arguments: names)
  func offsets(_ name: String) throws {
    let ours = try #require(TimeZone(identifier: name))
    let theirs = try #require(FoundationTimeZone(identifier: name))
    var differences: [Double] = []
    for date in stride(from: -2_208_000_000.0, to: 7_258_000_000, by: 1_700_003) {
      let expected = theirs.secondsFromGMT(for: Date(timeIntervalSince1970: date))
      if ours.secondsFromGMT(for: date) != expected { differences.append(date) }
    }
    #expect(differences == [])
  }

  @Test("Local times before, in and after each change have the same dates", arguments: names)
  func localTimes(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let calendar = try Self.calendar(name)
    var differences: [CalendarTime] = []
    var change = -2_208_000_000.0
    while let next = zone.nextDaylightSavingTimeTransition(after: change), next < 3_000_000_000 {
      change = next
      let local = next + Double(zone.secondsFromGMT(for: next - 1))
      for minutes in stride(from: -150, through: 150, by: 15) {
        let time = CalendarTime(date: local + Double(minutes * 60), in: .gmt)
        let expected = calendar.date(
          from: DateComponents(
            year: time.year, month: time.month, day: time.day, hour: time.hour, minute: time.minute,
            second: time.second))
        let date = time.date(in: zone)
        if date != expected?.timeIntervalSince1970 { differences.append(time) }
        let parts = calendar.dateComponents([.day, .hour, .minute], from: Date(timeIntervalSince1970: date))
        let shown = CalendarTime(date: date, in: zone)
        if (parts.day, parts.hour, parts.minute) != (shown.day, shown.hour, shown.minute) {
          differences.append(time)
        }
      }
    }
    #expect(differences == [])
  }

  @Test(
    "Adding calendar units has the same results",
    arguments: [
      "Europe/Berlin", "Australia/Lord_Howe", "America/Sao_Paulo", "Africa/Casablanca", "Asia/Kathmandu",
    ])
  func units(_ name: String) throws {
    let zone = try #require(TimeZone(identifier: name))
    let calendar = try Self.calendar(name)
    let units: [(CalendarUnit, Calendar.Component)] = [
      (.minute, .minute), (.hour, .hour), (.day, .day), (.week, .weekOfYear), (.month, .month),
      (.year, .year),
    ]
    for date in stride(from: 0.0, to: 3_000_000_000, by: 21_000_013) {
      for (unit, component) in units {
        for count in [1, 2, 7, 40] {
          let expected = calendar.date(
            byAdding: component, value: count, to: Date(timeIntervalSince1970: date))
          let found = CalendarTime.date(count, unit, after: date, in: zone)
          #expect(found == expected?.timeIntervalSince1970, "\(date) + \(count) \(unit)")
        }
      }
    }
  }

  @Test("The next changes are equal", arguments: ["Europe/Berlin", "America/New_York", "Pacific/Auckland"])
  func changes(_ name: String) throws {
    let ours = try #require(TimeZone(identifier: name))
    let theirs = try #require(FoundationTimeZone(identifier: name))
    for date in stride(from: 315_532_800.0, to: 4_000_000_000, by: 15_000_013) {
      let expected = theirs.nextDaylightSavingTimeTransition(after: Date(timeIntervalSince1970: date))
      #expect(ours.nextDaylightSavingTimeTransition(after: date) == expected?.timeIntervalSince1970)
      let isDaylightSaving = theirs.isDaylightSavingTime(for: Date(timeIntervalSince1970: date))
      #expect(ours.isDaylightSavingTime(for: date) == isDaylightSaving)
    }
  }
}
