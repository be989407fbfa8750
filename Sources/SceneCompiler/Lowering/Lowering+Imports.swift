import SceneArchive
import SceneModel

/// The indices of items in the archive, indexed by their position in the document.
struct WrittenPlaces {
  var values: [Int?]
  var outlets: [Int: Int] = [:]
  var actions: [Int: Int] = [:]
  var appearances: [Int: Int] = [:]
  var variations: [Int: Int] = [:]
  var constraints: [Int: Int] = [:]
}

extension Lowering {
  /// Lowers imported markup by its containing object: first attributes by name, and then elements in document order.
  mutating func lowerImports() {
    let seguePlaces = seguePlaces
    let imports = (document.imports + preservedValues).filter(isWritten).map {
      (holder: holder(of: $0, segues: seguePlaces), node: $0)
    }
    .enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.holder.code != second.holder.code { return first.holder.code < second.holder.code }
      guard let name = first.node.attribute else {
        return second.node.attribute == nil && left.offset < right.offset
      }
      return second.node.attribute.map { name.utf8.lexicographicallyPrecedes($0.utf8) } ?? true
    }
    for (_, (holder, node)) in imports {
      content.imports.append(
        ImportedRecord(
          holder: holder, name: node.attribute.map { content.string($0) }, text: content.string(node.text)))
    }
  }

  private var preservedValues: [ImportedNode] {
    document.values.indices.filter { document.values.origin(at: $0) == .preserved }.map { index in
      let value = document.values[index]
      let holder: ImportedNode.Holder =
        switch value.owner {
        case .object(let object): .object(object)
        case .segue(let segue): .segue(segue)
        case .variation(let variation): .variation(variation)
        case .appearance(let rule): .appearance(rule)
        case .document: .document
        }
      return ImportedNode(
        holder: holder, attribute: value.key.text, text: value.literal.text, range: value.literal.range)
    }
  }

  /// Returns whether imported markup is written. If a value, action, or outlet is omitted, its markup is omitted too.
  private func isWritten(_ node: ImportedNode) -> Bool {
    switch node.holder {
    case .value(let index): written.values[index] != nil
    case .action(let index): written.actions[index] != nil
    case .outlet(let index): written.outlets[index] != nil
    default: true
    }
  }

  private func holder(of node: ImportedNode, segues: [Int]) -> ImportedOwner {
    switch node.holder {
    case .document: .document
    case .scene(let index): .scene(index)
    case .object(let index): .object(places[index]!)
    case .value(let index): .value(written.values[index]!)
    case .outlet(let index): .connection(written.outlets[index]!)
    case .action(let index): .connection(written.actions[index]!)
    case .segue(let index): .segue(segues[index])
    case .appearance(let index): .appearance(written.appearances[index]!)
    case .variation(let index): .variation(written.variations[index]!)
    case .constraint(let index): .constraint(written.constraints[index]!)
    }
  }
}
