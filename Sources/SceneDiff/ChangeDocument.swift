import SceneDiagnostics
import SceneValues

package struct ChangeDocument {
  let changes: [SceneChange]

  package init(changes: [SceneChange]) { self.changes = changes }

  package var text: String {
    JSONText.object([("version", .int(1)), ("changes", .array(changes.map(change)))]).text + "\n"
  }

  private func change(_ change: SceneChange) -> JSONText {
    var members: [(String, JSONText)] = [
      ("kind", .string(change.kind.rawValue)), ("element", .string(change.element)),
      ("id", Self.text(change.id)), ("subject", .string(change.subject)),
    ]
    if let property = change.property { members.append(("property", .string(property))) }
    if change.isText { members.append(("localizable", .bool(true))) }
    members += [
      ("old", Self.text(change.old)), ("new", Self.text(change.new)),
      ("oldPlace", Self.place(change.oldPlace)), ("newPlace", Self.place(change.newPlace)),
    ]
    return .object(members)
  }

  private static func text(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }

  private static func place(_ place: SourceLocation?) -> JSONText {
    guard let place else { return .null }
    return .object([
      ("file", .string(place.source.path)), ("line", .int(place.start.line)),
      ("column", .int(place.start.column)),
    ])
  }
}
