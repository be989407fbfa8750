import SceneValues

/// A renderer that writes diagnostics as JSON for other tools.
///
/// ```json
/// {
///   "version": 1,
///   "diagnostics": [
///     {
///       "rule": "outlet-not-found",
///       "severity": "error",
///       "message": "Outlet 'titel' does not exist on 'CardView'",
///       "names": [{ "kind": "key", "name": "titel" }, { "kind": "class", "name": "CardView" }],
///       "path": "Main.scene",
///       "range": {
///         "start": { "line": 3, "column": 22, "offset": 61 },
///         "end": { "line": 3, "column": 27, "offset": 66 }
///       },
///       "notes": [{ "message": "…", "path": "…", "range": {…} }],
///       "fixIts": [{ "message": "…", "edits": [{ "range": {…}, "replacement": "title" }] }]
///     }
///   ],
///   "notChecked": [
///     {
///       "rules": ["segue-not-found"],
///       "reason": "unknown-names",
///       "message": "'segue-not-found' at Clock.swift:12:30: the names in code are known at run time only",
///       "count": 1,
///       "places": [{ "path": "Clock.swift", "line": 12, "column": 30 }]
///     }
///   ],
///   "omitted": [{ "rule": "unknown-attribute", "path": "Main.scene", "count": 20 }],
///   "problems": [{ "message": "Cannot read 'Lost.scene': …", "path": "Lost.scene" }],
///   "summary": { "files": 2, "errors": 1, "warnings": 0, "notes": 0 }
/// }
/// ```
///
/// - `names` contains the names in a message, in order of appearance. It is omitted if the message contains no names.
///   Notes and fixes have this member, too.
/// - `notChecked` lists the rules that were skipped because information is missing. It is omitted if no rules were
///   skipped. If the reason concerns the whole check, `count` is 0 and `places` is empty. A whole file is represented by
///   its first line and column.
/// - `omitted` is present only if diagnostics were omitted. An entry with `rule` and `path` counts the diagnostics of a
///   rule in a file that exceed the limit for each rule. An entry without them counts the diagnostics that exceed the
///   total limit. The summary includes omitted diagnostics.
/// - `severity` is `error`, `warning`, or `note`.
/// - Lines and columns start at 1, and columns are counted in Unicode scalars. Offsets start at 0 and are counted in
///   UTF-8 bytes. The end of a range is exclusive.
/// - A note without a location has neither `path` nor `range`.
/// - An edit applies to the file at the diagnostic's `path`.
///
/// New members can be added without a change to `version`. Existing members are never removed and keep their meaning. The
/// page `Schemas/diagnostics.md` describes the format, for which a schema is also available.
package struct JSONRenderer: Sendable {
  package static let version = 1

  package init() {}

  package func render(_ report: Report) -> String {
    let diagnostics = report.diagnostics
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("version", Self.version)
      writer.member("diagnostics") { $0.array(report.printed, Self.write) }
      if !report.notChecked.isEmpty {
        writer.member("notChecked") { $0.array(report.notChecked, Self.write) }
      }
      if !report.omittedDiagnostics.isEmpty {
        writer.member("omitted") { $0.array(report.omittedDiagnostics, Self.write) }
      }
      writer.member("problems") { problems in
        problems.array(report.problems) { problems, problem in
          problems.object { writer in
            writer.member("message", problem.message)
            writer.member("path", problem.path)
          }
        }
      }
      writer.member("summary") { summary in
        summary.object { summary in
          summary.member("files", report.files.count)
          summary.member("errors", diagnostics.count(of: .error))
          summary.member("warnings", diagnostics.count(of: .warning))
          summary.member("notes", diagnostics.count(of: .note))
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ writer: inout JSONWriter, _ diagnostic: Diagnostic) {
    writer.object { writer in
      writer.member("rule", diagnostic.rule.rawValue)
      writer.member("severity", diagnostic.severity.rawValue)
      writer.member("message", diagnostic.message.text)
      writer.names(of: diagnostic.message)
      write(&writer, diagnostic.location)
      writer.member("notes") { $0.array(diagnostic.notes, write) }
      writer.member("fixIts") { fixIts in
        fixIts.array(diagnostic.fixIts) { write(&$0, $1, in: diagnostic.location.source) }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ notChecked: NotChecked) {
    writer.object { writer in
      writer.member("rules") { $0.array(notChecked.rules) { $0.string($1.rawValue) } }
      writer.member("reason", notChecked.reason.rawValue)
      writer.member("message", notChecked.message)
      writer.member("count", notChecked.count)
      writer.member("places") { places in
        places.array(notChecked.places) { places, place in
          places.object { writer in
            writer.member("path", place.path)
            writer.member("line", place.line)
            writer.member("column", place.column)
          }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ omitted: OmittedDiagnostics) {
    writer.object { writer in
      if let rule = omitted.rule { writer.member("rule", rule.rawValue) }
      if let path = omitted.path { writer.member("path", path) }
      writer.member("count", omitted.count)
    }
  }

  private static func write(_ writer: inout JSONWriter, _ note: Diagnostic.Note) {
    writer.object { writer in
      writer.member("message", note.message.text)
      writer.names(of: note.message)
      if let location = note.location { write(&writer, location) }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ fixIt: FixIt, in source: SourceText) {
    writer.object { writer in
      writer.member("message", fixIt.message.text)
      writer.names(of: fixIt.message)
      writer.member("edits") { edits in
        edits.array(fixIt.edits) { writer, edit in
          writer.object { writer in
            write(&writer, range: SourceLocation(source, edit.range))
            writer.member("replacement", edit.replacement)
          }
        }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ location: SourceLocation) {
    writer.member("path", location.source.path)
    write(&writer, range: location)
  }

  private static func write(_ writer: inout JSONWriter, range location: SourceLocation) {
    writer.member("range") { range in
      range.object { range in
        range.member("start") { write(&$0, location.start, offset: location.range.start) }
        range.member("end") { write(&$0, location.end, offset: location.range.end) }
      }
    }
  }

  private static func write(_ writer: inout JSONWriter, _ position: SourcePosition, offset: UInt32) {
    writer.object { writer in
      writer.member("line", position.line)
      writer.member("column", position.column)
      writer.member("offset", Int(offset))
    }
  }
}
