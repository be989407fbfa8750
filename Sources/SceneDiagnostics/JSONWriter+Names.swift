import SceneValues

extension JSONWriter {
  /// Writes the `names` member for a message, unless the message contains no names.
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
  /// The stable word that represents the kind in output for other tools.
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
