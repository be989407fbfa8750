import SceneValues

/// A delegate or data source protocol of SceneUI. Methods with other names or types compile, but are not called.
package struct DelegateProtocol: Sendable {
  package struct Method: Sendable {
    package let name: String
    package let parameters: [String]
    package let result: String?

    package var baseName: String { String(name.prefix { $0 != "(" }) }

    /// Creates a method from a declaration such as `numberOfSections(in: TableView) -> Int`.
    fileprivate init(_ declaration: Substring) {
      let parts = declaration.split(separator: "(", maxSplits: 1)
      let end = parts[1].lastIndex(of: ")") ?? parts[1].endIndex
      let arrow = parts[1].firstRange(of: ") -> ")
      let parameters = parts[1][..<(arrow?.lowerBound ?? end)].split(separator: ", ").map {
        $0.split(separator: ": ", maxSplits: 1)
      }
      name = "\(parts[0])(\(parameters.map { "\($0[0]):" }.joined()))"
      self.parameters = parameters.map { String($0[1]) }
      result = arrow.map { String(parts[1][$0.upperBound...]) }
    }
  }

  package let name: String
  package let methods: [Method]
  private let parents: [String]

  package static let all: [String: DelegateProtocol] = rows.reduce(into: [:]) { all, row in
    let names = row.key.split(separator: ": ")
    all[String(names[0])] = DelegateProtocol(
      name: String(names[0]), methods: row.value.split(separator: "\n").map(Method.init),
      parents: names.dropFirst().map(String.init))
  }

  package static let baseNames = Set(all.values.flatMap(\.methods).map(\.baseName))

  package static let types: Set<String> = all.values.reduce(into: []) { types, known in
    for method in known.methods {
      for type in method.parameters + [method.result].compactMap(\.self) {
        let name = type.hasSuffix("?") ? String(type.dropLast()) : type
        if name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." }) { types.insert(name) }
      }
    }
  }

  package static func protocols(_ names: some Sequence<String>) -> [DelegateProtocol] {
    var found: [String: DelegateProtocol] = [:]
    func add(_ name: String) {
      guard let known = all[name], found.updateValue(known, forKey: name) == nil else { return }
      known.parents.forEach(add)
    }
    names.forEach(add)
    return found.values.sorted { $0.name < $1.name }
  }
}
