import SceneValues

extension JSONWriter {
  /// The member `names` of a message: what it names, in its order, each with what it is the name of. Nothing where it
  /// names nothing.
  mutating func names(of message: Message) {
    let names = message.parts.compactMap { part -> (name: String, kind: Message.Kind)? in
      guard case .name(let name, let kind) = part else { return nil }
      return (name, kind)
    }
    guard !names.isEmpty else { return }
    member("names") { writer in
      writer.array(names) { writer, entry in
        writer.object {
          $0.member("kind", entry.kind.word)
          $0.member("name", entry.name)
        }
      }
    }
  }
}

extension Message.Kind {
  /// What other programs are told, and what never changes.
  fileprivate var word: String {
    switch self {
    case .object: "object"
    case .className: "class"
    case .key: "key"
    case .element: "element"
    case .translationKey: "translation-key"
    }
  }
}
