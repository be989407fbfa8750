import SceneArchive
import SceneModel
import SceneValues

/// The cached properties of an element's class. They are computed once for all objects of the class.
struct LoweredClass {
  let place: Int?
  var index: ClassIndex?
  /// The rank of each key in the class's loading order, indexed by key number. An entry is nil until it is computed.
  var ranks: [Int?]

  /// The maximum number of cached keys. The cache is limited because a file can contain any number of keys and classes.
  static let maxRanks = 512
}

extension Lowering {
  mutating func number(ofClass name: String) -> Int {
    let number = classNumbers.insert(name)
    guard number == classes.count else { return number }
    classes.append(
      LoweredClass(
        place: vocabulary.index(of: name),
        ranks: Array(repeating: nil, count: min(document.values.keyCount, LoweredClass.maxRanks))))
    return number
  }

  mutating func index(ofElementClass number: Int) -> ClassIndex {
    if let known = classes[number].index { return known }
    let description = vocabulary.classes[classes[number].place!]
    let index = content.classIndex(
      name: description.name, module: description.module, element: description.element)
    classes[number].index = index
    return index
  }

  /// Returns the position of a value in the loading order. Unknown values come first.
  mutating func rank(ofValue value: Int, inClass number: Int) -> Int {
    let key = document.values.keyNumber(at: value)
    guard key < LoweredClass.maxRanks else {
      return rank(of: document.values.key(at: value), inClass: number)
    }
    if let known = classes[number].ranks[key] { return known }
    let rank = rank(of: document.values.key(at: value), inClass: number)
    classes[number].ranks[key] = rank
    return rank
  }

  func rank(of key: String, inClass number: Int) -> Int {
    classes[number].place.flatMap { vocabulary.rank(ofProperty: key, ofClassAt: $0) } ?? 0
  }

  mutating func key(ofValue value: Int) -> KeyIndex {
    let number = document.values.keyNumber(at: value)
    if let known = keys[number] { return known }
    let key = content.key(document.values.key(at: value))
    keys[number] = key
    return key
  }
}
