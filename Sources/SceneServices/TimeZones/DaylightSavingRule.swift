/// A rule for the offsets of all years, such as `CET-1CEST,M3.5.0,M10.5.0/3`. POSIX and RFC 9636 describe the format.
struct DaylightSavingRule: Hashable, Sendable {
  typealias Offset = TimeZoneRules.Offset
  typealias Transition = TimeZoneRules.Transition

  let standard: Offset
  let daylight: Daylight?

  struct Daylight: Hashable, Sendable {
    let offset: Offset
    let start: YearlyTime
    let end: YearlyTime
  }

  struct YearlyTime: Hashable, Sendable {
    enum Day: Hashable, Sendable {
      /// The day of the year from 1 to 365. February 29 is not counted.
      case ofCommonYear(Int)
      /// The day of the year from 0 to 365.
      case ofYear(Int)
      /// A weekday from 0 (Sunday) to 6. The week is from 1 to 5, where 5 is the last week of the month.
      case ofMonth(Int, week: Int, weekday: Int)
    }

    let day: Day
    let seconds: Int

    func local(in year: Int) -> Int { days(in: year) * 86_400 + seconds }

    private func days(in year: Int) -> Int {
      let first = CivilDate(year: year, month: 1, day: 1)
      switch day {
      case .ofYear(let number): return first.daysSince1970 + number
      case .ofCommonYear(let number):
        let isPastLeapDay = first.isLeapYear && number >= 60
        return first.daysSince1970 + number - (isPastLeapDay ? 0 : 1)
      case .ofMonth(let month, let week, let weekday):
        let start = CivilDate(year: year, month: month, day: 1)
        let wait: Int = (weekday - start.weekday + 7) % 7
        var day: Int = 1 + wait + (week - 1) * 7
        while day > start.daysInMonth { day -= 7 }
        return start.daysSince1970 + day - 1
      }
    }
  }

  func offset(at time: Int) -> Offset {
    guard daylight != nil else { return standard }
    return transitions(around: time).last { $0.time <= time }?.offset ?? standard
  }

  func transition(after time: Int) -> Transition? { transitions(around: time).first { $0.time > time } }

  private func transitions(around time: Int) -> [Transition] {
    guard let daylight else { return [] }
    let limit = 400_000_000_000
    let day: Int = min(max(time, -limit), limit) / 86_400
    let year = CivilDate(daysSince1970: day).year
    let all = [year - 1, year, year + 1].flatMap { (year: Int) -> [Transition] in
      [
        Transition(time: daylight.start.local(in: year) - standard.seconds, offset: daylight.offset),
        Transition(time: daylight.end.local(in: year) - daylight.offset.seconds, offset: standard),
      ]
    }
    // If daylight saving time lasts all year, it ends when it starts again.
    return all.sorted { ($0.time, $0.offset == standard ? 0 : 1) < ($1.time, $1.offset == standard ? 0 : 1) }
  }
}
