import SceneSyntax

extension ReaderKey {
  private static let keys = NameFacts(
    Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0.rawValue) }))

  static func ids(in numbers: NameNumbers) -> [NameID?] {
    var ids = [NameID?](repeating: nil, count: allCases.count)
    for (id, number) in numbers.all.enumerated() {
      if let key = keys[number] { ids[key] = NameID(rawValue: UInt32(id)) }
    }
    return ids
  }
}
