extension TimeZoneRules {
  /// Reads a TZif file. RFC 9636 describes the format.
  init(tzif bytes: [UInt8]) throws(TimeZoneError) {
    var reader = Reader(rest: bytes[...])
    var header = try Header(&reader)
    var timeSize = 4
    if header.version >= UInt8(ascii: "2") {
      // The first block contains times of 32 bits, for old programs.
      _ = try reader.take(header.size(timeSize: timeSize))
      header = try Header(&reader)
      timeSize = 8
    }
    guard header.leapSeconds == 0 else { throw .countsLeapSeconds }
    guard header.offsets > 0, header.letters > 0 else { throw .invalidData }

    let times = try reader.take(header.transitions * timeSize)
    let indices = try reader.take(header.transitions)
    let records = try reader.take(header.offsets * 6)
    let letters = try reader.take(header.letters)
    _ = try reader.take(header.standardMarks + header.universalMarks)

    var offsets: [Offset] = []
    for index in 0..<header.offsets { offsets.append(try Self.offset(index, in: records, letters)) }
    var transitions: [Transition] = []
    transitions.reserveCapacity(header.transitions)
    for (number, index) in indices.enumerated() {
      let start = times.startIndex + number * timeSize
      let time = Reader.number(times[start..<start + timeSize])
      guard index < offsets.count, transitions.last.map({ $0.time < time }) ?? true else {
        throw .invalidData
      }
      transitions.append(Transition(time: time, offset: offsets[Int(index)]))
    }

    var rule: DaylightSavingRule?
    if timeSize == 8 {
      let text = try reader.line()
      if !text.isEmpty {
        guard let parsed = DaylightSavingRule(text) else { throw .invalidData }
        rule = parsed
      }
    }
    self.init(initial: offsets[0], transitions: transitions, rule: rule)
  }

  private static func offset(
    _ index: Int, in records: ArraySlice<UInt8>, _ letters: ArraySlice<UInt8>
  ) throws(TimeZoneError) -> Offset {
    let record = records[(records.startIndex + index * 6)...].prefix(6)
    let seconds = Reader.number(record.prefix(4))
    let place = letters.startIndex + Int(record[record.startIndex + 5])
    guard abs(seconds) <= maximumOffset, place < letters.endIndex else { throw .invalidData }
    return Offset(
      seconds: seconds, isDaylightSaving: record[record.startIndex + 4] != 0,
      abbreviation: String(decoding: letters[place...].prefix { $0 != 0 }, as: UTF8.self))
  }

  private struct Header {
    let version: UInt8
    let universalMarks, standardMarks, leapSeconds, transitions, offsets, letters: Int

    init(_ reader: inout Reader) throws(TimeZoneError) {
      let start = try reader.take(44)
      guard start.prefix(4).elementsEqual("TZif".utf8) else { throw .notTimeZoneData }
      version = start[start.startIndex + 4]
      func count(_ index: Int) throws(TimeZoneError) -> Int {
        let count = Reader.number(start[(start.startIndex + 20 + index * 4)...].prefix(4))
        guard (0...65_536).contains(count) else { throw .invalidData }
        return count
      }
      universalMarks = try count(0)
      standardMarks = try count(1)
      leapSeconds = try count(2)
      transitions = try count(3)
      offsets = try count(4)
      letters = try count(5)
    }

    func size(timeSize: Int) -> Int {
      transitions * (timeSize + 1) + offsets * 6 + letters + leapSeconds * (timeSize + 4) + standardMarks
        + universalMarks
    }
  }

  private struct Reader {
    var rest: ArraySlice<UInt8>

    mutating func take(_ count: Int) throws(TimeZoneError) -> ArraySlice<UInt8> {
      guard rest.count >= count else { throw rest.count < 4 ? .notTimeZoneData : .truncated }
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }

    mutating func line() throws(TimeZoneError) -> ArraySlice<UInt8> {
      guard try take(1).first == UInt8(ascii: "\n") else { throw .invalidData }
      let text = rest.prefix { $0 != UInt8(ascii: "\n") }
      guard text.endIndex < rest.endIndex else { throw .truncated }
      return text
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> Int {
      let start = Int(Int8(bitPattern: bytes.first ?? 0))
      return bytes.dropFirst().reduce(start) { $0 << 8 | Int($1) }
    }
  }
}
