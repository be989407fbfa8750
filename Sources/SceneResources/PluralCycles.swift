import SceneValues

/// The variables of text with plural forms whose forms contain the variable itself, directly or through other variables.
/// Tarjan's algorithm finds these cycles in linear time. Its stack is explicit, because chains of variables can be long.
struct PluralCycles {
  private(set) var isInCycle: [Bool]
  private let uses: [[Int]]
  private var order: [Int]
  private var lowest: [Int]
  private var isOpen: [Bool]
  private var open: [Int] = []
  private var visited = 0

  init(_ variables: [StringsTable.Plural.Variable], indices: [String: Int]) {
    uses = variables.map { variable in
      variable.forms.flatMap { form in
        FormatPart.parts(of: form.text.text).compactMap { part in
          if case .variable(let name, _) = part { indices[name] } else { nil }
        }
      }
    }
    isInCycle = [Bool](repeating: false, count: variables.count)
    order = [Int](repeating: -1, count: variables.count)
    lowest = order
    isOpen = isInCycle
    for start in variables.indices where order[start] < 0 { visit(start) }
  }

  private mutating func visit(_ start: Int) {
    var path = [(variable: start, next: 0)]
    enter(start)
    while let (variable, next) = path.last {
      if next < uses[variable].count {
        path[path.count - 1].next += 1
        let used = uses[variable][next]
        if order[used] < 0 {
          enter(used)
          path.append((used, 0))
        } else if isOpen[used] {
          lowest[variable] = min(lowest[variable], order[used])
        }
        if used == variable { isInCycle[variable] = true }
      } else {
        path.removeLast()
        if let user = path.last?.variable { lowest[user] = min(lowest[user], lowest[variable]) }
        if lowest[variable] == order[variable] { close(variable) }
      }
    }
  }

  private mutating func enter(_ variable: Int) {
    (order[variable], lowest[variable]) = (visited, visited)
    visited += 1
    isOpen[variable] = true
    open.append(variable)
  }

  private mutating func close(_ root: Int) {
    let isCycle = open.last != root
    while let variable = open.popLast() {
      isOpen[variable] = false
      if isCycle { isInCycle[variable] = true }
      if variable == root { break }
    }
  }
}
