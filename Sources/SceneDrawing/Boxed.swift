/// A heap-allocated value. Boxing saves memory for optional properties that are rarely set.
package final class Boxed<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }

  package static func == (one: Boxed, other: Boxed) -> Bool { one === other || one.value == other.value }

  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
