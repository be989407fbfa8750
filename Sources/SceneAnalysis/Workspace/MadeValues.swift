import SceneValues

/// What somebody makes of something that does not change: one value of each type, made when it is first asked for.
///
/// Nobody waits while one is made: where two ask at the same time, both make it.
final class MadeValues: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = values.withLock({ $0[key] }) as? Value { return known }
    let value = make()
    values.withLock { $0[key] = value }
    return value
  }

  func has<Value: Sendable>(_ kind: Value.Type) -> Bool {
    values.withLock { $0[ObjectIdentifier(kind)] != nil }
  }
}
