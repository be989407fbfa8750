import SceneDiagnostics
import SceneSyntax

/// The lists of a scene whose members stand in elements of their own in the document: the controllers that a container
/// holds, and what an outlet collection leads to. A finding about one of them belongs where that one is named.
package struct ComposedLists {
  private struct Member {
    let id: String
    let range: SourceRange
  }

  /// The members of each list, by the range that all of it has in the scene.
  private var lists: [SourceRange: [Member]] = [:]

  package init(of document: SyntaxTree) {
    let names = document.names
    guard let connections = names.id(of: "connections"), let destination = names.id(of: "destination") else {
      return
    }
    let (segue, collection) = (names.id(of: "segue"), names.id(of: "outletCollection"))
    let (relationship, property) = (names.id(of: "relationship"), names.id(of: "property"))
    for (index, element) in document.elements.enumerated() where element.name == connections {
      var held: [Member] = []
      var collected: [String: [Member]] = [:]
      for child in document.children(of: index).map({ document.elements[$0] }) {
        guard let end = document.attribute(destination, of: child) else { continue }
        let member = Member(id: document.value(of: end), range: end.valueRange)
        if child.name == segue {
          if relationship.flatMap({ document.attribute($0, of: child) }) != nil { held.append(member) }
        } else if child.name == collection,
          let name = property.flatMap({ document.attribute($0, of: child) })
        {
          collected[document.value(of: name), default: []].append(member)
        }
      }
      if held.count > 1 { lists[element.nameRange] = held }
      for members in collected.values where members.count > 1 { lists[members[0].range] = members }
    }
  }

  /// Where the member stands that a finding in a list speaks of, which is told of no second time; nil where it speaks
  /// of no member, or stands in no list.
  ///
  /// - Parameter message: with ids as the document has them.
  package mutating func place(of message: String, at range: SourceRange) -> SourceRange? {
    guard let members = lists[range] else { return nil }
    let words = Set(message.split(separator: "'", omittingEmptySubsequences: false).map(String.init))
    guard let found = members.firstIndex(where: { words.contains($0.id) }) else { return nil }
    if members.count > found + 1, members[(found + 1)...].contains(where: { $0.id == members[found].id }) {
      lists[range]?.remove(at: found)
    }
    return members[found].range
  }
}
