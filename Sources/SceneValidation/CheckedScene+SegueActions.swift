import SceneDiagnostics
import SceneModel

/// Methods that make the destination of a segue: an '@IBSegueAction' of the controller that the segue starts from.
extension CheckedScene {
  private static let attribute = "destinationCreationSelector"

  /// The selectors that segues name, and the object that each is asked of.
  var segueActions: [(selector: Name, source: Int)] {
    document.imports.flatMap { node -> [(selector: Name, source: Int)] in
      switch node.holder {
      case .segue(let index) where node.attribute == Self.attribute:
        document.segues[index].source.map { [(Name(node.text, value(of: node)), $0)] } ?? []
      case .object(let object) where node.attribute == nil:
        // A relationship is an attribute of the container; what else its segue says stands beside it as it was written.
        selectors(in: node.range).map { ($0, object) }
      default: []
      }
    }
  }

  /// Where the selector stands in its attribute, unless it is written in another way there.
  private func value(of node: ImportedNode) -> SourceRange {
    let end = Int(node.range.end) - 1
    let range = SourceRange(max(0, end - node.text.utf8.count)..<max(0, end))
    return document.source.text(range) == node.text ? range : node.range
  }

  /// The selectors in the start tag of a segue; none of what else is carried along.
  private func selectors(in range: SourceRange) -> [Name] {
    let bytes = document.source.bytes[range.bytes]
    let tag = bytes.prefix { $0 != UInt8(ascii: ">") }
    guard tag.starts(with: "<segue".utf8) || tag.starts(with: "<ib:segue".utf8) else { return [] }
    guard let place = tag.firstRange(of: Array("\(Self.attribute)=\"".utf8)) else { return [] }
    let value = tag[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    return [Name(String(decoding: value, as: UTF8.self), SourceRange(value.startIndex..<value.endIndex))]
  }
}
