/// A property wrapper that synchronously notifies observers of each change, with the old and new values.
///
/// ```swift
/// final class Thermometer {
///   @Watched var degrees = 20.0
/// }
///
/// let thermometer = Thermometer()
/// let token = thermometer.$degrees.observe { print("from \($0.old!) to \($0.new!)") }
/// thermometer.degrees = 21  // prints "from 20.0 to 21.0"
/// thermometer.degrees = 22  // prints "from 21.0 to 22.0"
/// token.cancel()
/// ```
///
/// Setting an equal value counts as a change, too. In an `@Observable` class, mark a watched property with
/// `@ObservationIgnored`.
///
/// Use the wrapper only for properties of classes, because copies of a structure would share the value.
@propertyWrapper public final class Watched<Value> {
  private struct Observer {
    let number: Int
    let options: ChangeOptions
    let call: (ValueChange<Value>) -> Void
  }

  private var value: Value
  private var observers: [Observer] = []
  private var lastNumber = 0

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value. The setter calls the observers in the order of registration before it returns.
  ///
  /// If an observer sets the value again, all observers receive that change first. The remaining observers
  /// then receive the earlier change.
  public var wrappedValue: Value {
    get { value }
    set {
      let old = value
      notify(ValueChange(old: old, new: nil)) { $0.options.contains(.prior) }
      value = newValue
      notify(ValueChange(old: old, new: newValue)) { _ in true }
    }
  }

  /// The object to add observers to, such as `$degrees` for a property `degrees`.
  public var projectedValue: Watched { self }

  /// Observes changes.
  ///
  /// - Parameters:
  ///   - options: Additional notifications. The default is none.
  ///   - call: Receives the old value, the new value, or both.
  /// - Returns: A token, which retains the closure, so capture its owner weakly.
  public func observe(
    _ options: ChangeOptions = [], _ call: @escaping (ValueChange<Value>) -> Void
  ) -> ObservationToken {
    lastNumber += 1
    let number = lastNumber
    observers.append(Observer(number: number, options: options, call: call))
    let token = ObservationToken { [weak self] in self?.observers.removeAll { $0.number == number } }
    if options.contains(.initial) { call(ValueChange(old: nil, new: value)) }
    return token
  }

  /// Calls the matching observers, skipping those that were added or removed during this change.
  private func notify(_ change: ValueChange<Value>, where concerns: (Observer) -> Bool) {
    guard !observers.isEmpty else { return }
    for observer in observers where concerns(observer) {
      if observers.contains(where: { $0.number == observer.number }) { observer.call(change) }
    }
  }
}
