import SceneValues

/// The memoized values of an immutable source, one for each type. Several threads can create the same value.
final class MemoizedValues: Sendable {
  private let values = Locked<[ObjectIdentifier: any Sendable]>([:])

  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    let key = ObjectIdentifier(Value.self)
    if let known = values.withLock({ $0[key] }) as? Value { return known }
    let value = make()
    if !Cancellation.wasNoticed { values.withLock { $0[key] = value } }
    return value
  }

  func has<Value: Sendable>(_ kind: Value.Type) -> Bool {
    values.withLock { $0[ObjectIdentifier(kind)] != nil }
  }
}
