import SceneDiagnostics
import SceneSyntax

extension ByteWriter {
  mutating func write(_ range: SourceRange) {
    write(Int(range.start))
    write(Int(range.end))
  }

  /// A finding in a file, which is not written. Notes may be about others: Swift code, say.
  mutating func write(_ finding: Diagnostic) {
    write(finding.rule.rawValue)
    write(Severity.allCases.firstIndex(of: finding.severity) ?? 0)
    write(finding.message)
    write(finding.location.range)
    write(finding.notes) { writer, note in
      writer.write(note.message)
      writer.write(note.location) { writer, location in
        let isElsewhere = location.source.path != finding.location.source.path
        writer.write(isElsewhere ? location.source.path : nil) { $0.write($1) }
        writer.write(location.range)
      }
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

extension ByteReader {
  mutating func range() throws(Damaged) -> SourceRange {
    let start = try number(below: Int(UInt32.max) + 1)
    let end = try number(below: Int(UInt32.max) + 1)
    guard start <= end else { throw Damaged() }
    return SourceRange(start..<end)
  }

  /// - Parameter source: the file that the finding is about.
  mutating func finding(in source: SourceText) throws(Damaged) -> Diagnostic {
    let rule = RuleID(rawValue: try text())
    let severity = Severity.allCases[try number(below: Severity.allCases.count)]
    let message = try text()
    let location = SourceLocation(source, try range())
    let notes = try list { (reader) throws(Damaged) in
      Diagnostic.Note(
        try reader.text(),
        at: try reader.optional { (reader) throws(Damaged) in
          let path = try reader.optional { (reader) throws(Damaged) in try reader.text() }
          let other = path.map { (try? SourceReader.read(path: $0)) ?? SourceText(path: $0, bytes: []) }
          return SourceLocation(other ?? source, try reader.range())
        })
    }
    let fixIts = try list { (reader) throws(Damaged) in
      let message = try reader.text()
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
