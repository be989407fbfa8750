import SceneModel
import SceneValues

/// Where each object's values are, in an order that keeps them together.
struct ValueTable {
  /// For each object, where its values begin in `order`.
  private var starts: [Int]
  private var order: [Int]
  /// What the variations of each object set.
  private var variations: [Int: [Int]] = [:]

  // Values are large to copy, and most rules are about few of them: these were found in one pass for all.
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

  init(_ document: SceneDocument) {
    starts = [Int](repeating: 0, count: document.objects.count + 1)
    order = []
    for index in document.values.indices {
      if case .object(let object) = document.values[index].owner { starts[object + 1] += 1 }
      sort(index, of: document)
    }
    for object in document.objects.indices { starts[object + 1] += starts[object] }
    order = [Int](repeating: 0, count: starts[starts.count - 1])
    var next = starts
    for index in document.values.indices {
      switch document.values[index].owner {
      case .object(let object):
        order[next[object]] = index
        next[object] += 1
      case .variation(let variation):
        variations[document.variations[variation].object, default: []].append(index)
      case .document, .segue, .appearance: continue
      }
    }
  }

  private mutating func sort(_ index: Int, of document: SceneDocument) {
    if document.values[index].origin == .runtimeAttribute { runtimeAttributes.append(index) }
    if case .appearance = document.values[index].owner { appearances.append(index) }
    if document.values[index].error != nil { faulty.append(index) }
    switch document.values[index].type {
    case nil: unknown.append(index)
    case .reference, .references: if document.values[index].error == nil { references.append(index) }
    default: break
    }
  }

  subscript(object: Int) -> ArraySlice<Int> { order[starts[object]..<starts[object + 1]] }

  func variations(of object: Int) -> [Int] { variations[object] ?? [] }
}

extension CheckedScene {
  /// What was written for a property of an object: the last of it, which is what the object has in the end. Where that
  /// depends on traits, it is not known what it says.
  func value(_ key: String, of object: Int) -> PropertyValue? {
    steps.add(valueTable[object].count)
    var found: Int?
    for index in valueTable[object] where document.values[index].key.text == key { found = index }
    let varied = variation(key, of: object)
    var value = (found ?? varied).map { document.values[$0] }
    if varied != nil { value?.value = nil }
    return value
  }

  private func variation(_ key: String, of object: Int) -> Int? {
    steps.counting(valueTable.variations(of: object)).first { document.values[$0].key.text == key }
  }

  /// Whether anything was written for a property of an object, under whatever traits, even under a wrong name.
  func says(_ key: String, of object: Int) -> Bool {
    steps.add(valueTable[object].count)
    return valueTable[object].contains { document.values[$0].key.text == key }
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
