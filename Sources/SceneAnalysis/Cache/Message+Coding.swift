import SceneDiagnostics
import SceneValues

extension CacheWriter {
  /// A message with its names: 0 for text, otherwise one more than the kind of the name, before each piece.
  mutating func write(_ message: Message) {
    write(message.parts) { writer, part in
      switch part {
      case .text(let text):
        writer.write(0)
        writer.write(text)
      case .name(let name, let kind):
        writer.write((Message.Kind.allCases.firstIndex(of: kind) ?? 0) + 1)
        writer.write(name)
      }
    }
  }
}

extension CacheReader {
  mutating func message() throws(Damaged) -> Message {
    Message(
      parts: try list { (reader) throws(Damaged) in
        let kind = try reader.number(below: Message.Kind.allCases.count + 1)
        let text = try reader.text()
        return kind == 0 ? .text(text) : .name(text, Message.Kind.allCases[kind - 1])
      })
  }
}
