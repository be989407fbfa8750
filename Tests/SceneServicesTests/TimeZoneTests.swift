import SceneServices
import SceneValues
import Testing

@Suite struct TimeZoneTests {
  private static let summer = 1_782_000_000.0  // June 21, 2026

  @Test(
    "Time zones with fixed offsets require no database",
    arguments: [
      ("GMT", 0, "GMT"), ("UTC", 0, "UTC"), ("GMT+0530", 19_800, "GMT+5:30"),
      ("GMT-03:30", -12_600, "GMT-3:30"),
      ("GMT+2", 7200, "GMT+2"), ("GMT-18", -64_800, "GMT-18"),
    ])
  func fixedOffsets(_ identifier: String, _ seconds: Int, _ abbreviation: String) throws {
    let nowhere = TimeZoneDirectory(path: "/nonexistent")
    let zone = try #require(TimeZone.known(identifier, in: nowhere))
    #expect(zone.secondsFromGMT(for: Self.summer) == seconds && zone.abbreviation(for: 0) == abbreviation)
    #expect(zone.nextDaylightSavingTimeTransition(after: 0) == nil && !zone.isDaylightSavingTime(for: 0))
    #expect(TimeZone(secondsFromGMT: seconds)?.secondsFromGMT(for: 0) == seconds)
  }

  @Test(
    "Identifiers that are not in the database, or that lead out of it, have no time zone",
    arguments: [
      "", "Europe/Berln", "GMT+19", "GMT+0560", "GMT+12345", "../zoneinfo/UTC", "/usr/share/zoneinfo/UTC",
      "Europe",
      "Europe/", "./UTC", "Europe//Berlin", "Europe/Berlin\0", "zone.tab",
      String(repeating: "a", count: 10_000),
    ])
  func unknown(_ identifier: String) { #expect(TimeZone(identifier: identifier) == nil) }

  @Test func equalTimeZonesHaveSameIdentifierAndRules() {
    #expect(TimeZone(secondsFromGMT: 3600) == TimeZone(identifier: "GMT+01:00"))
    #expect(TimeZone(secondsFromGMT: 0) == .gmt && TimeZone(identifier: "UTC")?.identifier == "UTC")
    #expect(Set([TimeZone.gmt, .gmt, TimeZone(secondsFromGMT: 60)!]).count == 2)
    #expect(TimeZone(secondsFromGMT: 64_801) == nil && TimeZone(secondsFromGMT: .min) == nil)
  }

  @Test(
    "The system's list of time zones can be loaded completely", .enabled(if: hasTimeZones, "needs tzdata"))
  func loadsAll() {
    let names = TimeZone.knownTimeZoneIdentifiers
    #expect(names.count > 400 && names == names.sorted() && names.contains("Asia/Katmandu"))
    for name in names { #expect(TimeZone(identifier: name)?.identifier == name) }
  }

  // MARK: The system's setting

  private func current(_ variables: [String: String], localTime: String = "/nonexistent") -> TimeZone {
    SystemTimeZone(variable: { variables[$0] }, localTime: localTime).timeZone
  }

  @Test(
    "The variable TZ contains an identifier, a path, or a rule", .enabled(if: hasTimeZones, "needs tzdata"))
  func variable() {
    #expect(current(["TZ": "Asia/Tokyo"]) == TimeZone(identifier: "Asia/Tokyo"))
    #expect(current(["TZ": ":Asia/Tokyo"]).identifier == "Asia/Tokyo")
    #expect(current(["TZ": "/usr/share/zoneinfo/Asia/Tokyo"]).identifier == "Asia/Tokyo")
    let rule = current(["TZ": "CET-1CEST,M3.5.0,M10.5.0/3"])
    #expect(rule.secondsFromGMT(for: Self.summer) == 7200 && rule.secondsFromGMT(for: 0) == 3600)
    #expect(rule.abbreviation(for: Self.summer) == "CEST")
    // In a rule, positive offsets are west of Greenwich.
    #expect(current(["TZ": "GMT+5"]).secondsFromGMT(for: 0) == -18_000)
    #expect(current(["TZ": "Asia/Tokyo", "TZDIR": "/nonexistent"]) == .gmt)
  }

  @Test("Settings that are missing or not valid result in GMT")
  func invalidSettings() {
    for text in ["", "Asia/Tokio", "/dev/zero", "/etc/passwd", "CET-1CEST,M13.5.0,M10.5.0", ":", "🕰"] {
      #expect(current(["TZ": text]).secondsFromGMT(for: Self.summer) == 0, "\(text)")
    }
    #expect(current([:]) == .gmt && current([:], localTime: "/etc/passwd") == .gmt)
  }

  @Test("A link to the database has the identifier of its target", .enabled(if: hasTimeZones, "needs tzdata"))
  func localTime() {
    #expect(current([:], localTime: "/usr/share/zoneinfo/Asia/Tokyo").identifier == "Asia/Tokyo")
  }

  // MARK: Local times

  @Test("A skipped time moves forward, and a repeated time is the first one", .enabled(if: hasTimeZones))
  func gapsAndOverlaps() throws {
    let berlin = try #require(TimeZone(identifier: "Europe/Berlin"))
    let skipped = CalendarTime(year: 2026, month: 3, day: 29, hour: 2, minute: 30)
    #expect(CalendarTime(date: skipped.date(in: berlin), in: berlin).hour == 3)
    let repeated = CalendarTime(year: 2026, month: 10, day: 25, hour: 2, minute: 30)
    #expect(berlin.abbreviation(for: repeated.date(in: berlin)) == "CEST")
    #expect(berlin.isDaylightSavingTime(for: repeated.date(in: berlin)))
    let apia = try #require(TimeZone(identifier: "Pacific/Apia"))
    let missingDay = CalendarTime(year: 2011, month: 12, day: 30, hour: 12)
    #expect(CalendarTime(date: missingDay.date(in: apia), in: apia).day == 31)
  }

  @Test(
    "Extreme dates are in the years 1 to 9999", .enabled(if: hasTimeZones),
    arguments: [
      -Double.infinity, .infinity, .nan, 1e300, -1e300,
    ])
  func extremeDates(_ date: Double) throws {
    for name in ["Europe/Berlin", "Asia/Kolkata", "America/New_York"] {
      let zone = try #require(TimeZone(identifier: name))
      #expect((1...9999).contains(CalendarTime(date: date, in: zone).year))
      _ = zone.nextDaylightSavingTimeTransition(after: date)
    }
  }
}

let hasTimeZones = !TimeZone.knownTimeZoneIdentifiers.isEmpty
