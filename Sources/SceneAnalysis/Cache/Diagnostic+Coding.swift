import SceneDiagnostics
import SceneSyntax

extension CacheWriter {
  mutating func write(_ range: SourceRange) {
    guard writesPlaces else { return }
    write(Int(range.start))
    write(Int(range.end))
  }

  /// A place in the scene itself, in one of its tables, or in Swift code: which of them, 0 for the scene, and where.
  private mutating func write(_ location: SourceLocation, _ tables: [SourceText]) {
    if location.source.path.hasSuffix(".swift") {
      write(tables.count + 1)
      write(location.source.path)
    } else {
      write((tables.firstIndex { $0 === location.source } ?? -1) + 1)
    }
    write(location.range)
  }

  /// A finding in a scene or in its tables, which are not written. Its notes may be about Swift code, which is called by
  /// its path.
  mutating func write(_ finding: Diagnostic, _ tables: [SourceText]) {
    write(finding.rule.rawValue)
    write(Severity.allCases.firstIndex(of: finding.severity) ?? 0)
    write(finding.message)
    write(finding.location, tables)
    write(finding.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.location) { $0.write($1, tables) }
    }
    write(finding.fixIts) { writer, fix in
      writer.write(fix.message)
      writer.write(fix.isSafe)
      writer.write(fix.edits) { writer, edit in
        writer.write(edit.range)
        writer.write(edit.replacement)
      }
    }
  }
}

extension CacheReader {
  mutating func range() throws(Damaged) -> SourceRange {
    let start = try number(below: Int(UInt32.max) + 1)
    let end = try number(below: Int(UInt32.max) + 1)
    guard start <= end else { throw Damaged() }
    return SourceRange(start..<end)
  }

  private mutating func location(in sources: [SourceText]) throws(Damaged) -> SourceLocation {
    let place = try number(below: sources.count + 1)
    guard place == sources.count else { return SourceLocation(sources[place], try range()) }
    let path = try text()
    return SourceLocation(
      (try? SourceReader.read(path: path)) ?? SourceText(path: path, bytes: []), try range())
  }

  /// A finding, which may be about any of `sources`: the scene, then its tables.
  mutating func finding(in sources: [SourceText]) throws(Damaged) -> Diagnostic {
    let rule = RuleID(rawValue: try text())
    let severity = Severity.allCases[try number(below: Severity.allCases.count)]
    let message = try message()
    let location = try location(in: sources)
    let notes = try list { (reader) throws(Damaged) in
      Diagnostic.Note(
        try reader.message(),
        at: try reader.optional { (reader) throws(Damaged) in try reader.location(in: sources) })
    }
    let fixIts = try list { (reader) throws(Damaged) in
      let message = try reader.message()
      let isSafe = try reader.flag()
      let edits = try reader.list { (reader) throws(Damaged) in
        FixIt.Edit(try reader.range(), with: try reader.text())
      }
      return FixIt(message, edits: edits, isSafe: isSafe)
    }
    return Diagnostic(
      rule: rule, severity: severity, message: message, at: location, notes: notes, fixIts: fixIts)
  }
}
