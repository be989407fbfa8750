import SceneServices
import SceneValues
import Testing

@Suite("Time zone files")
struct TimeZoneFileTests {
  /// Returns a file of version 2 with the given transitions.
  private static func file(
    transitions: [(time: Int64, index: UInt8)] = [],
    offsets: [(seconds: Int32, isDaylight: UInt8, letter: UInt8)],
    letters: String = "AAA\0BBB\0", footer: String = "\n\n", leapSeconds: UInt8 = 0
  ) -> [UInt8] {
    func bytes<Number: FixedWidthInteger>(_ number: Number) -> [UInt8] {
      withUnsafeBytes(of: number.bigEndian) { Array($0) }
    }
    func header(_ counts: [Int]) -> [UInt8] {
      Array("TZif2".utf8) + [UInt8](repeating: 0, count: 15) + counts.flatMap { bytes(Int32($0)) }
    }
    var file = header([0, 0, 0, 0, 0, 0])
    file += header([0, 0, Int(leapSeconds), transitions.count, offsets.count, letters.utf8.count])
    file += transitions.flatMap { bytes($0.time) } + transitions.map(\.index)
    file += offsets.flatMap { bytes($0.seconds) + [$0.isDaylight, $0.letter] }
    return file + Array(letters.utf8) + [UInt8](repeating: 0, count: Int(leapSeconds) * 12)
      + Array(footer.utf8)
  }

  private func error(_ bytes: [UInt8]) -> TimeZoneError? {
    do throws(TimeZoneError) {
      _ = try TimeZone(identifier: "Test", data: bytes)
      return nil
    } catch {
      return error
    }
  }

  private static let good = file(
    transitions: [(100, 1), (200, 0)], offsets: [(3600, 0, 0), (7200, 1, 4)],
    footer: "\nAAA-1BBB,J60/0,J365/24\n")

  @Test func readsTransitionsAndFooter() throws {
    let zone = try TimeZone(identifier: "Test", data: Self.good)
    #expect(zone.secondsFromGMT(for: 99) == 3600 && zone.abbreviation(for: 100) == "BBB")
    #expect(zone.nextDaylightSavingTimeTransition(after: 0) == 100)
    let march = CalendarTime(year: 2400, month: 3, day: 1)
    #expect(zone.nextDaylightSavingTimeTransition(after: 13_570_000_000) == march.date(in: .gmt) - 3600)
  }

  @Test(
    "Rejects data with invalid values",
    arguments: [
      (file(offsets: []), TimeZoneError.invalidData),
      (file(offsets: [(3600, 0, 8)]), .invalidData),
      (file(offsets: [(1_000_000, 0, 0)]), .invalidData),
      (file(transitions: [(1, 1)], offsets: [(0, 0, 0)]), .invalidData),
      (file(transitions: [(2, 0), (1, 0)], offsets: [(0, 0, 0)]), .invalidData),
      (file(offsets: [(0, 0, 0)], footer: "\nAAA25\n"), .invalidData),
      (file(offsets: [(0, 0, 0)], footer: "\nAAA0"), .truncated),
      (file(offsets: [(0, 0, 0)], leapSeconds: 1), .countsLeapSeconds),
      ([], .notTimeZoneData),
      (Array("root:x:0:0:root:/root:/bin/bash\nmore lines follow".utf8), .notTimeZoneData),
      (Array("TZif2".utf8), .truncated),
      (Array("TZif2".utf8) + [UInt8](repeating: 255, count: 80), .invalidData),
    ])
  func invalid(_ bytes: [UInt8], _ expected: TimeZoneError) { #expect(error(bytes) == expected) }

  @Test("Each truncated file is rejected, and changed bytes cause no crash")
  func hostileFiles() {
    for count in 0..<Self.good.count { #expect(error(Array(Self.good.prefix(count))) != nil) }
    for index in Self.good.indices {
      for byte: UInt8 in [0, 1, 127, 128, 255] {
        var bytes = Self.good
        bytes[index] = byte
        guard let zone = try? TimeZone(identifier: "Test", data: bytes) else { continue }
        for date in [-1e12, 0, 150, 1e9, 1e12] {
          let time = CalendarTime(date: date, in: zone)
          #expect(time.date(in: zone).isFinite && abs(zone.secondsFromGMT(for: date)) <= 93_600)
        }
      }
    }
  }

  @Test(
    "Reads the rules of POSIX",
    arguments: [
      // Daylight saving time in the south includes the change of the year.
      ("<-03>3<-02>,M10.3.0/0,M2.3.0/0", 1_767_225_600.0, -7200),
      ("<-03>3<-02>,M10.3.0/0,M2.3.0/0", 1_782_000_000, -10_800),
      // A time before midnight, as in Greenland.
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_774_745_999, -7200),
      ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", 1_774_746_000, -3600),
      // Daylight saving time that lasts all year.
      ("AST3EDT4,0/0,J365/23", 1_767_225_600, -14_400), ("AST3EDT4,0/0,J365/23", 1_782_000_000, -14_400),
      // Half an hour, as on Lord Howe Island.
      ("<+1030>-10:30<+11>-11,M10.1.0,M4.1.0", 1_767_225_600, 39_600),
      ("IST-1GMT0,M10.5.0,M3.5.0/1", 1_767_225_600, 0),
    ])
  func rules(_ rule: String, _ date: Double, _ seconds: Int) throws {
    let data = Self.file(offsets: [(0, 0, 0)], footer: "\n\(rule)\n")
    let zone = try TimeZone(identifier: "Test", data: data)
    #expect(zone.secondsFromGMT(for: date) == seconds)
  }
}
