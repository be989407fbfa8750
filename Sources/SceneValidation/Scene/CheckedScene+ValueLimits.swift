import SceneDiagnostics
import SceneModel
import SceneValues

extension CheckedScene {
  struct Contradiction {
    let value: PropertyValue
    let limit: ValueLimit
    let bound: Double
    /// The value that sets the limit, or nil if the limit comes from a default value or the number of objects in a slot.
    let cause: PropertyValue?
  }

  var contradictions: [Contradiction] {
    var objects: Set<Int> = []
    for index in steps.counting(document.values.indices(forKeys: ValueLimit.keysOfClasses)) {
      if let object = document.object(of: document.values.owner(at: index)) { objects.insert(object) }
    }
    return objects.sorted().flatMap(contradictions)
  }

  private func contradictions(of object: Int) -> [Contradiction] {
    guard let known = objectClasses[object] else { return [] }
    let limits = ValueLimit.ofClasses.filter {
      vocabulary.isClass(known.qualifiedName, descendantOf: $0.owner) == true
    }
    guard !limits.isEmpty else { return [] }
    let variations = document.variations.indices.filter { document.variations[$0].object == object }
    var found: [Contradiction] = []
    for variation in [nil] + variations {
      // If the bounds contradict each other, every value contradicts one of them.
      let first = limits.lazy.compactMap { self.contradiction(to: $0, of: object, known, in: variation) }
        .first
      if let first { found.append(first) }
    }
    return found
  }

  private func contradiction(
    to limit: ValueLimit, of object: Int, _ known: KnownClass, in variation: Int?
  ) -> Contradiction? {
    guard let value = written(limit.key, of: object, in: variation), let number = value.number else {
      return nil
    }
    func found(_ bound: Double, _ cause: PropertyValue?) -> Contradiction? {
      // The diagnostic of the object's own values already covers the variation.
      let isVaried = [value, cause].contains { $0.map { isOf(variation, $0) } ?? false }
      guard variation == nil || isVaried else { return nil }
      return Contradiction(value: value, limit: limit, bound: bound, cause: cause)
    }
    switch limit.bound {
    case .atLeast(let key), .atMost(let key):
      let other = written(key, of: object, in: variation)
      guard let bound = other.map(\.number) ?? usualNumber(key, of: object, known) else { return nil }
      if case .atLeast = limit.bound { return number < bound ? found(bound, other) : nil }
      return number > bound ? found(bound, other) : nil
    case .indexOf(let key):
      guard let other = written(key, of: object, in: variation), let count = other.number, count > 0,
        number >= count
      else { return nil }
      return found(count, other)
    case .indexIn(let slot):
      let count = document.children(of: object).count { document.objects[$0].slot == slot }
      return count > 0 && number >= Double(count) ? found(Double(count), nil) : nil
    case .divisorOf(let whole):
      guard number != 0, Double(whole).truncatingRemainder(dividingBy: number) != 0 else { return nil }
      return found(Double(whole), nil)
    }
  }

  private func isOf(_ variation: Int?, _ value: PropertyValue) -> Bool {
    variation.map { value.owner == .variation($0) } ?? false
  }

  private func written(_ key: String, of object: Int, in variation: Int?) -> PropertyValue? {
    let varied = variation.flatMap { variation in
      valueTable.variations(of: object).last {
        document.values.owner(at: $0) == .variation(variation) && document.values.isKey(key, at: $0)
      }
    }
    return (varied ?? valueTable.last(of: object, for: key, in: document.values)).map { document.values[$0] }
  }

  /// Returns the default value of a property, unless the app's code might set another value.
  private func usualNumber(_ key: String, of object: Int, _ known: KnownClass) -> Double? {
    // An unknown attribute can be a misspelling of the property.
    guard document.objects[object].customClass == nil,
      !document.structureFaults.contains(where: { $0.kind == .unknownAttribute && $0.object == object })
    else { return nil }
    return vocabulary.property(key, of: known.qualifiedName)?.defaultLiteral.flatMap(Double.init)
  }
}

extension PropertyValue {
  fileprivate var number: Double? {
    switch value {
    case .number(let number): number
    case .int(let number): Double(number)
    default: nil
    }
  }
}
