import SceneModel
import SceneValues

/// Where each object's values are, in an order that keeps them together.
struct ValueTable {
  /// For each object, where its values begin in `order`.
  private var starts: [Int]
  private var order: [Int]
  /// What the variations of each object set.
  private var variations: [Int: [Int]] = [:]

  // Most rules are about few of the values: these were found in one pass for all.
  /// Those of `<runtimeAttribute>`s.
  private(set) var runtimeAttributes: [Int] = []
  /// Those of appearance rules.
  private(set) var appearances: [Int] = []
  /// Those whose literal is wrong.
  private(set) var faulty: [Int] = []
  /// Those whose type nobody described.
  private(set) var unknown: [Int] = []
  /// Those that name objects, and are right.
  private(set) var references: [Int] = []
  /// Those of variations.
  private(set) var varied: [Int] = []
  /// Those of segues.
  private(set) var ofSegues: [Int] = []

  init(_ document: SceneDocument) {
    let values = document.values
    starts = [Int](repeating: 0, count: document.objects.count + 1)
    order = []
    for index in values.indices {
      switch values.owner(at: index) {
      case .object(let object): starts[object + 1] += 1
      case .appearance: appearances.append(index)
      case .variation(let variation):
        varied.append(index)
        variations[document.variations[variation].object, default: []].append(index)
      case .segue: ofSegues.append(index)
      case .document: break
      }
      if values.origin(at: index) == .runtimeAttribute { runtimeAttributes.append(index) }
      let isFaulty = values.isFaulty(at: index)
      if isFaulty { faulty.append(index) }
      switch values.kind(at: index) {
      case nil: unknown.append(index)
      case .reference where !isFaulty: references.append(index)
      default: break
      }
    }
    for object in document.objects.indices { starts[object + 1] += starts[object] }
    order = [Int](repeating: 0, count: starts[starts.count - 1])
    var next = starts
    for index in values.indices {
      guard case .object(let object) = values.owner(at: index) else { continue }
      order[next[object]] = index
      next[object] += 1
    }
  }

  subscript(object: Int) -> ArraySlice<Int> { order[starts[object]..<starts[object + 1]] }

  func count(of object: Int) -> Int { starts[object + 1] - starts[object] }

  /// The last value of an object's for a property. (In a loop without a slice: this is asked more than all else.)
  func last(of object: Int, for key: String, in values: borrowing ValueList) -> Int? {
    var position = starts[object + 1]
    while position > starts[object] {
      position -= 1
      if values.isKey(key, at: order[position]) { return order[position] }
    }
    return nil
  }

  func variations(of object: Int) -> [Int] { variations[object] ?? [] }
}

extension CheckedScene {
  /// All values of a kind, in the order in which they are written.
  func values(of kind: ValueList.Kind) -> some Sequence<PropertyValue> {
    document.values.indices.lazy.filter { document.values.kind(at: $0) == kind }.map { document.values[$0] }
  }

  /// What was written for a property of an object: the last of it, which is what the object has in the end. Where that
  /// depends on traits, it is not known what it says.
  func value(_ key: String, of object: Int) -> PropertyValue? {
    steps.add(valueTable.count(of: object))
    let found = valueTable.last(of: object, for: key, in: document.values)
    let varied = variation(key, of: object)
    var value = (found ?? varied).map { document.values[$0] }
    value?.isVaried = varied != nil
    return value
  }

  private func variation(_ key: String, of object: Int) -> Int? {
    steps.counting(valueTable.variations(of: object)).first { document.values.isKey(key, at: $0) }
  }

  /// Whether anything was written for a property of an object, under whatever traits, even under a wrong name.
  func says(_ key: String, of object: Int) -> Bool {
    steps.add(valueTable.count(of: object))
    return valueTable.last(of: object, for: key, in: document.values) != nil
      || variation(key, of: object) != nil
      || isMisspelt(key, inTagOf: document.objects[object].nameRange)
  }

  func says(anyOf keys: [String], of object: Int) -> Bool { keys.contains { says($0, of: object) } }

  /// A rectangle that is known; nil too where its literal is wrong.
  func rect(_ key: String, of object: Int) -> Rect? {
    guard case .rect(let rect) = value(key, of: object)?.value else { return nil }
    return rect
  }

  func color(_ key: String, of object: Int) -> Color? {
    guard case .color(let color) = value(key, of: object)?.value else { return nil }
    return color
  }

  /// Whether an object is of its element's own class, which is known: no host's code runs in it.
  func isPlain(_ object: Int) -> Bool {
    steps.add()
    return document.objects[object].customClass == nil && objectClasses[object] != nil
  }

  /// Whether an object is of exactly this class.
  func isPlain(_ object: Int, _ className: String) -> Bool {
    document.objects[object].elementClass == className && isPlain(object)
  }

  /// The objects that code gets hold of by an outlet, and may change.
  var outletDestinations: Set<Int> {
    steps.add(document.outlets.count)
    return Set(document.outlets.flatMap { $0.destinations.compactMap { document.object(withID: $0.text) } })
  }
}
