import SceneValues

/// A dictionary for what is asked for again and again, as ids are by all that names them.
///
/// It keeps what it has: there is no way to take anything out.
struct StringMap<Value> {
  private var numbers = StringNumbers()
  /// In the order in which their keys came.
  private(set) var values: [Value] = []

  init() {}

  /// - Parameter pairs: of those that have the same string, the first counts.
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
