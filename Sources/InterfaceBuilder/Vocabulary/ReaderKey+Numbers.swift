import SceneSyntax
import SceneValues

extension ReaderKey {
  private static let keys: NameFacts<Int?> = {
    let numbers = StringNumbers(allCases.map(\.name))
    return NameFacts(numbers.number(of:))
  }()

  /// Returns the names of a document that are keys, by the number of the key.
  static func ids(in numbers: NameNumbers) -> [NameID?] {
    var ids = [NameID?](repeating: nil, count: allCases.count)
    for (id, number) in numbers.all.enumerated() {
      if let key = keys[number] { ids[key] = NameID(rawValue: UInt32(id)) }
    }
    return ids
  }
}
