import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneValues

struct FindingWriter: Sendable {
  let client: ClientFeatures
  let pages: RulePages?

  /// The rules that report code without an effect, which clients show faded.
  static let unnecessary: Set<RuleID> = [
    "unused-id", "unused-suppression", "unused-plural-form", "redundant-variation", "empty-variation",
    "overridden-variation", "appearance-without-effect", "duplicate-constraint",
  ]

  func json(_ finding: Diagnostic) -> JSONText {
    let advice = finding.notes.filter { $0.location == nil }.map { "\n\($0.message.text)" }
    var members: [(String, JSONText)] = [
      ("range", range(finding.location)),
      ("severity", .int(Self.severity(finding.severity))),
      ("code", .string(finding.rule.rawValue)),
    ]
    if let page = pages?.uri(of: finding.rule), client.showsRulePages {
      members.append(("codeDescription", .object([("href", .string(page))])))
    }
    members += [("source", .string("scenec")), ("message", .string(finding.message.text + advice.joined()))]
    if client.showsTags, Self.unnecessary.contains(finding.rule) {
      members.append(("tags", .array([.int(1)])))
    }
    let related = client.showsRelatedPlaces ? related(finding) : []
    if !related.isEmpty { members.append(("relatedInformation", .array(related))) }
    return .object(members)
  }

  func json(problem message: String, line: Int = 1) -> JSONText {
    let start = ClientPosition(line: max(0, line - 1), character: 0)
    return .object([
      ("range", ClientRange(start, ClientPosition(line: start.line + 1, character: 0)).json),
      ("severity", .int(1)), ("source", .string("scenec")), ("message", .string(message)),
    ])
  }

  private func related(_ finding: Diagnostic) -> [JSONText] {
    finding.notes.compactMap { note in
      note.location.map { location in
        let path = LexicalPath.absolute(location.source.path)
        return .object([
          ("location", .object([("uri", .string(FileURI.uri(of: path))), ("range", range(location))])),
          ("message", .string(note.message.text)),
        ])
      }
    }
  }

  func range(_ location: SourceLocation) -> JSONText {
    ClientRange(
      location.source.clientPosition(at: Int(location.range.start), client.encoding),
      location.source.clientPosition(at: Int(location.range.end), client.encoding)
    ).json
  }

  private static func severity(_ severity: Severity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension SourceText {
  func clientPosition(at offset: Int, _ encoding: PositionEncoding) -> ClientPosition {
    let position = position(at: offset, in: .utf16)
    guard encoding == .utf8 else {
      return ClientPosition(line: position.line - 1, character: max(0, position.column - 1))
    }
    let start = line(position.line).startIndex
    return ClientPosition(line: position.line - 1, character: max(0, min(offset, bytes.count) - start))
  }
}
