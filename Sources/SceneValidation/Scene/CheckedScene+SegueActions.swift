import SceneDiagnostics
import SceneModel
import SceneValues

/// Support for methods that create a segue's destination, such as the source controller's `@IBSegueAction` methods.
extension CheckedScene {
  private static let attribute = "destinationCreationSelector"

  struct SegueAction {
    let selector: Name
    let source: Int
    /// Whether the method creates a container's initial content. The container's presenter can also implement it.
    let isOfRelationship: Bool
  }

  var segueActions: [SegueAction] {
    document.imports.flatMap { node -> [SegueAction] in
      switch node.holder {
      case .segue(let index) where node.attribute == Self.attribute:
        document.segues[index].source.map {
          [SegueAction(selector: Name(node.text, value(of: node)), source: $0, isOfRelationship: false)]
        } ?? []
      case .object(let object) where node.attribute == nil:
        // A relationship is an attribute of the container. Other attributes of its segue are stored as imported text.
        selectors(in: node.range).map { SegueAction(selector: $0, source: object, isOfRelationship: true) }
      default: []
      }
    }
  }

  func isOfPresenter(_ action: SegueAction) -> Bool {
    guard action.isOfRelationship, !hasHostClasses || mayAnyClassRespond(to: action.selector.text) else {
      return false
    }
    return objectClasses[action.source].map {
      vocabulary.action(action.selector.text, of: $0.qualifiedName) == nil
        && hidden(.segueAction, action.selector.text, of: $0).isEmpty
    } ?? true
  }

  private func value(of node: ImportedNode) -> SourceRange {
    let end = Int(node.range.end) - 1
    let range = SourceRange(max(0, end - node.text.utf8.count)..<max(0, end))
    return document.source.text(range) == node.text ? range : node.range
  }

  private func selectors(in range: SourceRange) -> [Name] {
    let bytes = document.source.bytes[range.bytes]
    guard bytes.starts(with: "<segue".utf8) || bytes.starts(with: "<ib:segue".utf8) else { return [] }
    let tag = bytes.prefix { $0 != UInt8(ascii: ">") }
    guard let place = tag.firstRange(of: Array("\(Self.attribute)=\"".utf8)) else { return [] }
    let value = tag[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    return [Name(String(decoding: value, as: UTF8.self), SourceRange(value.startIndex..<value.endIndex))]
  }
}
