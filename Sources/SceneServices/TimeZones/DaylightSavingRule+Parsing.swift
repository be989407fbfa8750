extension DaylightSavingRule {
  init?(_ text: some Collection<UInt8>) {
    var scanner = Scanner(rest: ArraySlice(text))
    guard let name = scanner.name(), let west = scanner.time(maximumHours: 24) else { return nil }
    standard = Offset(seconds: -west, isDaylightSaving: false, abbreviation: name)
    guard !scanner.rest.isEmpty else {
      daylight = nil
      return
    }
    guard let name = scanner.name() else { return nil }
    var seconds = standard.seconds + 3600
    if let next = scanner.rest.first, next != UInt8(ascii: ",") {
      guard let west = scanner.time(maximumHours: 24) else { return nil }
      seconds = -west
    }
    // Rules without dates are not portable. Other systems also use the dates of the United States for them.
    if scanner.rest.isEmpty { scanner.rest = ArraySlice(",M3.2.0,M11.1.0".utf8) }
    guard scanner.take(","), let start = scanner.yearlyTime(), scanner.take(","),
      let end = scanner.yearlyTime(), scanner.rest.isEmpty
    else { return nil }
    daylight = Daylight(
      offset: Offset(seconds: seconds, isDaylightSaving: true, abbreviation: name), start: start, end: end)
  }

  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func name() -> String? {
      let isQuoted = take("<")
      let name = rest.prefix { byte in
        let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        return isLetter || (isQuoted && (Self.isDigit(byte) || "+-".utf8.contains(byte)))
      }
      rest = rest[name.endIndex...]
      guard (3...32).contains(name.count), !isQuoted || take(">") else { return nil }
      return String(decoding: name, as: UTF8.self)
    }

    /// Parses a time such as `3`, `-1:30`, or `+2:00:01`, and returns the number of seconds.
    mutating func time(maximumHours: Int) -> Int? {
      let isNegative = take("-")
      if !isNegative { _ = take("+") }
      guard let hours = number(0...maximumHours) else { return nil }
      var (minutes, seconds) = (0, 0)
      if take(":") {
        guard let number = number(0...59) else { return nil }
        minutes = number
        if take(":") {
          guard let number = self.number(0...59) else { return nil }
          seconds = number
        }
      }
      let total = hours * 3600 + minutes * 60 + seconds
      return isNegative ? -total : total
    }

    mutating func yearlyTime() -> YearlyTime? {
      let day: YearlyTime.Day
      if take("J") {
        guard let number = number(1...365) else { return nil }
        day = .ofCommonYear(number)
      } else if take("M") {
        guard let month = number(1...12), take("."), let week = number(1...5), take("."),
          let weekday = number(0...6)
        else { return nil }
        day = .ofMonth(month, week: week, weekday: weekday)
      } else {
        guard let number = number(0...365) else { return nil }
        day = .ofYear(number)
      }
      guard take("/") else { return YearlyTime(day: day, seconds: 2 * 3600) }
      return time(maximumHours: 167).map { YearlyTime(day: day, seconds: $0) }
    }

    private mutating func number(_ range: ClosedRange<Int>) -> Int? {
      let digits = rest.prefix { Self.isDigit($0) }
      guard (1...3).contains(digits.count) else { return nil }
      rest = rest[digits.endIndex...]
      let number = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
      return range.contains(number) ? number : nil
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
