import SceneDiagnostics
import SceneValues

extension Message: CacheCodable {
  static var blank: Self { Message("") }
  mutating func code(with coder: inout CacheCoder) {
    var parts = parts
    coder.code(&parts)
    if coder.isReading { self = Message(parts: parts) }
  }
}

extension Message.Part: CacheCodable {
  static var blank: Self { Self.text("") }
  mutating func code(with coder: inout CacheCoder) {
    var text = text
    var kind: Message.Kind? = if case .name(_, let kind) = self { kind } else { nil }
    coder.code(&kind, &text)
    self = kind.map { .name(text, $0) } ?? .text(text)
  }
}

extension Message.Kind: CacheCodable {}
