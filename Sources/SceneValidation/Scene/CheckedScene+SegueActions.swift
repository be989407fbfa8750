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

  func findSegueActions() -> [SegueAction] {
    var actions: [SegueAction] = []
    for place in document.imports.indices {
      switch document.imports[place].holder {
      case .segue(let index) where document.imports[place].attribute == Self.attribute:
        let node = document.imports[place]
        guard let source = document.segues[index].source else { continue }
        actions.append(
          SegueAction(selector: Name(node.text, value(of: node)), source: source, isOfRelationship: false))
      case .object(let object) where document.imports[place].attribute == nil:
        // A relationship is an attribute of the container. Other attributes of its segue are stored as imported text.
        for selector in selectors(in: document.imports[place].range) {
          actions.append(SegueAction(selector: selector, source: object, isOfRelationship: true))
        }
      default: continue
      }
    }
    return actions
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
    let first = range.bytes.lowerBound + 1
    guard first < range.bytes.upperBound, "si".utf8.contains(document.source.bytes[first]) else { return [] }
    let bytes = document.source.bytes[range.bytes]
    guard bytes.starts(with: "<segue".utf8) || bytes.starts(with: "<ib:segue".utf8) else { return [] }
    let tag = bytes.prefix { $0 != UInt8(ascii: ">") }
    guard let place = tag.firstRange(of: Array("\(Self.attribute)=\"".utf8)) else { return [] }
    let value = tag[place.upperBound...].prefix { $0 != UInt8(ascii: "\"") }
    return [Name(String(decoding: value, as: UTF8.self), SourceRange(value.startIndex..<value.endIndex))]
  }
}
