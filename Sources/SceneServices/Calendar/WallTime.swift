/// A local date and time with a precision of one second. The year is from 1 to 9999.
package struct WallTime: Equatable {
  /// The number of days since January 1, 1970.
  package var day: Int
  /// The number of seconds since midnight.
  package var second: Int

  package static let firstDay = CivilDate(year: 1, month: 1, day: 1).daysSince1970
  package static let lastDay = CivilDate(year: 9999, month: 12, day: 31).daysSince1970
  private static let secondsInDay = 86_400

  package init(day: Int, second: Int) { (self.day, self.second) = (day, second) }

  /// Creates the local time for a date in seconds since 1970. `offset` is the offset from UTC in seconds.
  package init(date: Double, offset: Int) {
    let first = Double(Self.firstDay * Self.secondsInDay)
    let end = Double((Self.lastDay + 1) * Self.secondsInDay)
    let local = Int(nearest: max(first, min((date + Double(offset)).rounded(.down), end - 1)))
    day = Int((Double(local) / Double(Self.secondsInDay)).rounded(.down))
    second = local - day * Self.secondsInDay
  }

  package var secondsSince1970: Int { day * Self.secondsInDay + second }

  package var civil: CivilDate {
    get { CivilDate(daysSince1970: day) }
    set { day = newValue.daysSince1970 }
  }

  package var hour: Int { second / 3600 }
  package var minute: Int { second / 60 % 60 }

  package mutating func set(hour: Int, minute: Int) { second = hour * 3600 + minute * 60 }
}
