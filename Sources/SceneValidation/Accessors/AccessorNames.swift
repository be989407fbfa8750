import SceneModel

/// Gives each of several names of a scene a Swift name of its own, whatever order they come in.
struct AccessorNames {
  /// A name that is called otherwise than it would be, because another one is called so already.
  struct Clash {
    let name: Name
    let swiftName: String
    let first: Name
  }

  private(set) var clashes: [Clash] = []
  private let taken: Set<String>
  private var owners: [String: Name] = [:]
  /// The last number behind each name: counting from the beginning for each would take their number squared.
  private var numbers: [String: Int] = [:]

  /// - Parameter taken: names that stand for something else.
  init(avoiding taken: Set<String>) { self.taken = taken }

  /// - Parameters:
  ///   - names: no two with the same text.
  ///   - spell: what a text is called in Swift, where nothing else is called so.
  /// - Returns: in the order of the Swift names.
  mutating func assign(
    _ names: [Name], spelling spell: (String) -> String
  ) -> [(name: Name, swiftName: String)] {
    let spelled = names.map { Spelled(name: $0, swiftName: spell($0.text)) }.sorted(by: Spelled.goesFirst)
    let assigned = spelled.map { ($0.name, unique($0)) }
    return assigned.sorted { $0.1.utf8.lexicographicallyPrecedes($1.1.utf8) }
  }

  private struct Spelled {
    let name: Name
    let swiftName: String

    /// Whose name it is already keeps it; of others, the order of the alphabet decides.
    static func goesFirst(_ left: Spelled, _ right: Spelled) -> Bool {
      let (isLeft, isRight) = (left.swiftName == left.name.text, right.swiftName == right.name.text)
      guard isLeft == isRight else { return isLeft }
      return left.name.text.utf8.lexicographicallyPrecedes(right.name.text.utf8)
    }
  }

  private mutating func unique(_ spelled: Spelled) -> String {
    let (name, wanted) = (spelled.name, spelled.swiftName)
    var free = taken.contains(wanted) ? wanted + "_" : wanted
    if let first = owners[wanted] {
      var number = numbers[wanted, default: 1] + 1
      while owners["\(wanted)\(number)"] != nil || taken.contains("\(wanted)\(number)") { number += 1 }
      numbers[wanted] = number
      free = "\(wanted)\(number)"
      clashes.append(Clash(name: name, swiftName: free, first: first))
    }
    owners[free] = name
    if free != wanted, owners[wanted] == nil { owners[wanted] = name }
    return free
  }
}
