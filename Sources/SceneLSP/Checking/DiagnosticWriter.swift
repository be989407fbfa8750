import SceneAnalysis
import SceneDiagnostics
import SceneFiles
import SceneValues

struct DiagnosticWriter: Sendable {
  let client: ClientFeatures
  let pages: RulePages?

  /// The rules that report items without effect. Clients display these items in a faded color.
  static let unnecessary: Set<RuleID> = [
    "unused-id", "unused-suppression", "unused-plural-form", "redundant-variation", "empty-variation",
    "overridden-variation", "appearance-without-effect", "duplicate-constraint",
  ]

  func json(_ diagnostic: Diagnostic) -> JSONText {
    let advice = diagnostic.notes.filter { $0.location == nil }.map { "\n\($0.message.text)" }
    var members: [(String, JSONText)] = [
      ("range", range(diagnostic.location)),
      ("severity", .int(Self.severity(diagnostic.severity))),
      ("code", .string(diagnostic.rule.rawValue)),
    ]
    if let page = pages?.uri(of: diagnostic.rule), client.showsRulePages {
      members.append(("codeDescription", .object([("href", .string(page))])))
    }
    members += [
      ("source", .string("scenec")), ("message", .string(diagnostic.message.text + advice.joined())),
    ]
    if client.showsTags, Self.unnecessary.contains(diagnostic.rule) {
      members.append(("tags", .array([.int(1)])))
    }
    let related = client.showsRelatedPlaces ? related(diagnostic) : []
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

  private func related(_ diagnostic: Diagnostic) -> [JSONText] {
    diagnostic.notes.compactMap { note in
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
