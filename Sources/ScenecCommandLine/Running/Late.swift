import Synchronization

/// What is made when it is first asked for: a run that finds everything as it was asks for little, and to describe the
/// class library, or to read what is known of 2,000 files, takes longer than to see that nobody has touched them.
final class Late<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    made.withLock { made in
      if let made { return made }
      let value = make()
      made = value
      return value
    }
  }
}
