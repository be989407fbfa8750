import SceneDiagnostics
import SceneSyntax
import SceneValues

/// The lists of a scene whose members stand in elements of their own in the document: the controllers that a container
/// holds, and what an outlet collection leads to. A finding about one of them belongs where that one is named.
package struct ComposedLists {
  private struct Member {
    let number: Int
    let range: SourceRange
  }

  /// The members of a list by their ids, the last of each first: findings come in their order, and take the last.
  private typealias Members = [String: [Member]]

  /// By the range that all of a list has in the scene.
  private var lists: [SourceRange: Members] = [:]

  package init(of document: SyntaxTree) {
    let names = document.names
    guard let connections = names.id(of: "connections"), let destination = names.id(of: "destination") else {
      return
    }
    let (segue, collection) = (names.id(of: "segue"), names.id(of: "outletCollection"))
    let (relationship, property) = (names.id(of: "relationship"), names.id(of: "property"))
    for (index, element) in document.elements.enumerated() where element.name == connections {
      var held: [(id: String, range: SourceRange)] = []
      var collected: [String: [(id: String, range: SourceRange)]] = [:]
      for child in document.children(of: index).map({ document.elements[$0] }) {
        guard let end = document.attribute(destination, of: child) else { continue }
        let member = (id: document.value(of: end), range: end.valueRange)
        if child.name == segue {
          if relationship.flatMap({ document.attribute($0, of: child) }) != nil { held.append(member) }
        } else if child.name == collection,
          let name = property.flatMap({ document.attribute($0, of: child) })
        {
          collected[document.value(of: name), default: []].append(member)
        }
      }
      if held.count > 1 { lists[element.nameRange] = Self.members(held) }
      for members in collected.values where members.count > 1 {
        lists[members[0].range] = Self.members(members)
      }
    }
  }

  private static func members(_ list: [(id: String, range: SourceRange)]) -> Members {
    var members: Members = [:]
    for (number, member) in list.enumerated().reversed() {
      members[member.id, default: []].append(Member(number: number, range: member.range))
    }
    return members
  }

  /// Where the member of a list stands that a finding is about; nil if the finding is about no member, or stands in no
  /// list. If a member stands in the list several times, a second finding about it gets another place.
  ///
  /// - Parameters:
  ///   - message: with ids as the document has them.
  ///   - range: where the list of the scene comes from.
  /// - Returns: where the member is named in the document.
  package mutating func place(of message: Message, at range: SourceRange) -> SourceRange? {
    guard let members = lists[range], let id = Self.member(of: message, in: members) else { return nil }
    let place = lists[range]?[id]?.last?.range
    // Where it stands in the list once more, that is the next one's; its last place is everybody's who is left.
    if lists[range]?[id]?.count != 1 { lists[range]?[id]?.removeLast() }
    return place
  }

  /// The id of the first member that a message speaks of.
  private static func member(of message: Message, in members: Members) -> String? {
    message.names(of: .object).compactMap { id in
      members[id]?.last.map { (id: id, number: $0.number) }
    }.min { $0.number < $1.number }?.id
  }
}
