import SceneArchive
import SceneModel
import SceneValues

/// What lowering knows of a class that elements stand for, found out once for all objects of it.
struct LoweredClass {
  /// Its place in the vocabulary; nil where that does not know it.
  let place: Int?
  /// Its place in the archive; nil until an object is made of it.
  var index: ClassIndex?
  /// Where its values come in the order of loading, by the numbers of their keys in the document, the first of them; nil
  /// for those that have not been met.
  var ranks: [Int?]

  /// A file may have any number of keys, and of classes: of more than these keys, nothing is kept.
  static let mostRanks = 512
}

extension Lowering {
  /// The place of a class in `classes`.
  mutating func number(ofClass name: String) -> Int {
    let number = classNumbers.insert(name)
    guard number == classes.count else { return number }
    classes.append(
      LoweredClass(
        place: vocabulary.index(of: name),
        ranks: Array(repeating: nil, count: min(document.values.keyCount, LoweredClass.mostRanks))))
    return number
  }

  /// The place in the archive of a class that an element stands for.
  mutating func index(ofElementClass number: Int) -> ClassIndex {
    if let known = classes[number].index { return known }
    let description = vocabulary.classes[classes[number].place!]
    let index = content.classIndex(
      name: description.name, module: description.module, element: description.element)
    classes[number].index = index
    return index
  }

  /// Where a value comes in the order of loading. What the class does not know comes with the first.
  mutating func rank(ofValue value: Int, inClass number: Int) -> Int {
    let key = document.values.keyNumber(at: value)
    guard key < LoweredClass.mostRanks else {
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

  /// The place in the archive of a value's key.
  mutating func key(ofValue value: Int) -> KeyIndex {
    let number = document.values.keyNumber(at: value)
    if let known = keys[number] { return known }
    let key = content.key(document.values.key(at: value))
    keys[number] = key
    return key
  }
}
