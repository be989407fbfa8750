import SceneValues

/// A dictionary optimized for repeated lookups of the same strings. Entries cannot be removed.
struct StringMap<Value> {
  private var numbers = StringNumbers()
  private(set) var values: [Value] = []

  init() {}

  /// Creates a map. If several entries have the same key, the map contains the first one.
  init(_ pairs: some Sequence<(String, Value)>) {
    for (key, value) in pairs where self[key] == nil { set(value, for: key) }
  }

  var isEmpty: Bool { values.isEmpty }
  var keys: [String] { numbers.all }
  var dictionary: [String: Value] { Dictionary(zip(keys, values)) { _, last in last } }

  subscript(key: String) -> Value? { numbers.number(of: key).map { values[$0] } }

  mutating func set(_ value: Value, for key: String) {
    let number = numbers.insert(key)
    if number == values.count { values.append(value) } else { values[number] = value }
  }

  mutating func reserveCapacity(_ count: Int) {
    numbers.reserveCapacity(count)
    values.reserveCapacity(count)
  }
}

extension StringMap: Sendable where Value: Sendable {}
