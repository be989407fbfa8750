import SceneModel

/// A type that assigns unique Swift names to the names in a scene. The order of the names does not affect the result.
struct AccessorNames {
  struct Clash {
    let name: Name
    let swiftName: String
    let first: Name
  }

  private(set) var clashes: [Clash] = []
  private let taken: Set<String>
  private var owners: [String: Name] = [:]
  /// The last number used for each name. Counting from the beginning for every name would take quadratic time.
  private var numbers: [String: Int] = [:]

  init(avoiding taken: Set<String>) { self.taken = taken }

  /// Returns the names sorted by their Swift names. The names must be unique.
  mutating func assign(
    _ names: [Name], spelling spell: (String) -> String
  ) -> [(name: Name, swiftName: String)] {
    let spelled = names.map { Spelled(name: $0, swiftName: spell($0.text)) }.sorted(by: Spelled.precedesOther)
    let assigned = spelled.map { ($0.name, unique($0)) }
    return assigned.sorted { $0.1.utf8.lexicographicallyPrecedes($1.1.utf8) }
  }

  private struct Spelled {
    let name: Name
    let swiftName: String

    /// Returns whether the left name is assigned before the right one. Valid Swift names precede all other names, and
    /// each group is in alphabetical order.
    static func precedesOther(_ left: Spelled, _ right: Spelled) -> Bool {
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
