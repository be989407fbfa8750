/// The indices of values by object. Loops over another module's data take twice as long, so the table is here.
package struct ValueTable {
  private var starts: [Int]
  private var order: [Int]
  private var variations: [Int: [Int]] = [:]

  // The rules that use these groups need only a few values. All groups are collected in one pass.
  package private(set) var runtimeAttributes: [Int] = []
  package private(set) var hasValuesAfterTags = false
  package private(set) var appearances: [Int] = []
  package private(set) var faulty: [Int] = []
  package private(set) var unknown: [Int] = []
  package private(set) var references: [Int] = []
  package private(set) var varied: [Int] = []
  /// The indices of string values, including visible strings and strings for code.
  package private(set) var strings: [Int] = []
  package private(set) var fonts: [Int] = []
  package private(set) var images: [Int] = []
  package private(set) var colors: [Int] = []
  package private(set) var ofSegues: [Int] = []

  package init(_ document: SceneDocument) {
    let values = document.values
    starts = [Int](repeating: 0, count: document.objects.count + 1)
    order = []
    for index in values.indices {
      switch values.owner(at: index) {
      case .object(let object):
        starts[object + 1] += 1
        if values.keyRange(at: index).start >= document.objects[object].tagRange.end {
          hasValuesAfterTags = true
        }
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
      case .string: strings.append(index)
      case .font: fonts.append(index)
      case .image: images.append(index)
      case .color: colors.append(index)
      case .reference where !isFaulty: references.append(index)
      case .reference, .rect, .other: break
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

  package subscript(object: Int) -> ArraySlice<Int> { order[starts[object]..<starts[object + 1]] }

  package func count(of object: Int) -> Int { starts[object + 1] - starts[object] }

  /// Returns the index of an object's last value for a key, or nil. Creates no slice because it is called often.
  package func last(of object: Int, for key: String, in values: borrowing ValueList) -> Int? {
    var position = starts[object + 1]
    while position > starts[object] {
      position -= 1
      if values.isKey(key, at: order[position]) { return order[position] }
    }
    return nil
  }

  package func variations(of object: Int) -> [Int] { variations[object] ?? [] }
}
