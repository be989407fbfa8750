import SceneDrawing
import SceneValues

enum PictureChange: Equatable {
  /// The attributes of the group that represents a layer. A removed attribute has the value nil.
  typealias Values = [(name: String, value: String?)]

  case place(Int, Values)
  case inner(Int, Values)
  case content(Int, String)
  case remove(Int)
  /// Inserts a layer before another layer, or in front of all layers if none is specified.
  case insert(String, into: Int, before: Int?)

  static func difference(_ old: [SVGPiece.Attribute], _ new: [SVGPiece.Attribute]) -> Values? {
    let gone = old.filter { attribute in !new.contains { $0.name == attribute.name } }.map {
      ($0.name, String?.none)
    }
    let changed = new.filter { attribute in !old.contains { $0 == attribute } }.map {
      ($0.name, Optional($0.value))
    }
    return gone.isEmpty && changed.isEmpty ? nil : gone + changed
  }

  var json: JSONText {
    switch self {
    case .place(let number, let values): .array([.string("place"), .int(number), Self.json(values)])
    case .inner(let number, let values): .array([.string("inner"), .int(number), Self.json(values)])
    case .content(let number, let markup): .array([.string("content"), .int(number), .string(markup)])
    case .remove(let number): .array([.string("remove"), .int(number)])
    case .insert(let markup, let parent, let next):
      .array([.string("insert"), .int(parent), next.map { .int($0) } ?? .null, .string(markup)])
    }
  }

  private static func json(_ values: Values) -> JSONText {
    .array(
      values.map { (name, value) -> JSONText in
        let text: JSONText = value.map { .string($0) } ?? .null
        return .array([.string(name), text])
      })
  }

  static func == (a: PictureChange, b: PictureChange) -> Bool { a.json.line == b.json.line }
}
