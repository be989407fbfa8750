/// A property wrapper that synchronously notifies observers of each change. Notifications contain the old and the new
/// value.
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
/// Setting an equal value also counts as a change. In an `@Observable` class, mark the property with
/// `@ObservationIgnored`. Use the wrapper only in classes, because copies of a structure would share the same value.
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

  /// The value. Before the setter returns, it calls all observers in the order in which they were added. If an observer
  /// sets the value again, all observers receive that change before the remaining observers receive the earlier one.
  public var wrappedValue: Value {
    get { value }
    set {
      let old = value
      notify(ValueChange(old: old, new: nil)) { $0.options.contains(.prior) }
      value = newValue
      notify(ValueChange(old: old, new: newValue)) { _ in true }
    }
  }

  /// The object to which observers are added, such as `$degrees` for a `degrees` property.
  public var projectedValue: Watched { self }

  /// Observes changes to the property.
  ///
  /// - Parameters:
  ///   - options: The additional notifications to send. There are none by default.
  ///   - call: A closure that receives a change, which contains the old value, the new value, or both.
  /// - Returns: A token. The property retains the closure until the token is canceled or released. Therefore, the closure
  ///   must capture the token's owner weakly.
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

  /// Calls the matching observers, except for observers that are added or removed during this change.
  private func notify(_ change: ValueChange<Value>, where concerns: (Observer) -> Bool) {
    guard !observers.isEmpty else { return }
    for observer in observers where concerns(observer) {
      if observers.contains(where: { $0.number == observer.number }) { observer.call(change) }
    }
  }
}
