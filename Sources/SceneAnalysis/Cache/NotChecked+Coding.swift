import SceneDiagnostics

extension CacheWriter {
  mutating func write(_ notChecked: NotChecked) {
    write(notChecked.rules) { $0.write($1.rawValue) }
    write(notChecked.reason.rawValue)
    write(notChecked.count)
    write(notChecked.places) { writer, place in
      writer.write(place.path)
      writer.write(place.line)
      writer.write(place.column)
    }
    write(notChecked.isAboutFiles)
  }
}

extension CacheReader {
  mutating func notChecked() throws(Damaged) -> NotChecked {
    let rules = try list { (reader) throws(Damaged) in RuleID(rawValue: try reader.text()) }
    guard !rules.isEmpty, let reason = NotChecked.Reason(rawValue: try text()) else { throw Damaged() }
    return NotChecked(
      rules, reason, count: try number(below: .max),
      places: try list { (reader) throws(Damaged) in
        NotChecked.Place(
          path: try reader.text(), line: try reader.number(below: .max),
          column: try reader.number(below: .max))
      }, isAboutFiles: try flag())
  }
}
