struct Report {
  struct Fault {
    var attacked: Case
    var problem: String
  }

  var played = 0
  var refused = 0
  var faults: [Fault] = []

  mutating func add(_ other: Report) {
    played += other.played
    refused += other.refused
    faults += other.faults
  }

  /// The text of the report. Faults that many elements inherit are listed once.
  var text: String {
    let groups = Dictionary(grouping: faults) { fault in
      fault.attacked.parts.map { "\($0.key)=\($0.value)" }.joined(separator: " ") + ": " + fault.problem
    }
    let lines = groups.sorted { $0.key < $1.key }.map { problem, faults in
      let elements = Set(faults.map(\.attacked.element)).sorted()
      let few = elements.prefix(4).joined(separator: ", ")
      return "\(few)\(elements.count > 4 ? " and \(elements.count - 4) more" : "") \(problem)"
    }
    let count = played + refused + faults.count
    return (lines + ["\(count) scenes: \(played) played, \(refused) refused, \(faults.count) faults"])
      .joined(separator: "\n")
  }
}
