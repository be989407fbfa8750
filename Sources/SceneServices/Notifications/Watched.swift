/// Stores a property whose observers are called for each change, at once, with the old and the new value.
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
/// Setting an equal value is a change, too. `SceneContext.observe(_:onChange:)`, on the other hand, sums up what happens to
/// `@Observable` models during an event, and calls once, when that is over. In a class that is `@Observable`, a watched
/// property has to be `@ObservationIgnored`.
///
/// It is for properties of classes: a copy of a structure would share the value. The observers live in the task of the
/// graph, as the object does.
@propertyWrapper public final class Watched<Value> {
  private struct Observer {
    let number: Int
    let options: ChangeOptions
    let call: (ValueChange<Value>) -> Void
  }

  private var value: Value
  private var observers: [Observer] = []
  private var lastNumber = 0

  /// Stores a first value, of which nobody is told.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value. Setting it calls the observers, in the order in which they began, before it returns.
  ///
  /// An observer may set it anew: then all hear of that change first, and those that follow hear of the earlier one after
  /// it.
  public var wrappedValue: Value {
    get { value }
    set {
      let old = value
      tell(ValueChange(old: old, new: nil)) { $0.options.contains(.prior) }
      value = newValue
      tell(ValueChange(old: old, new: newValue)) { _ in true }
    }
  }

  /// What observers are given to: `$degrees` of a property `degrees`.
  public var projectedValue: Watched { self }

  /// Calls a closure for each change.
  ///
  /// - Parameters:
  ///   - options: when it is called besides after each change; only then by default.
  ///   - call: gets the old value, the new one, or both.
  /// - Returns: a token; letting it go ends the observation. The closure lives until then, so let it hold the token's owner
  ///   weakly.
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

  /// Calls those that are concerned. One that an earlier one has ended is not called any more; one that has begun
  /// meanwhile is not called for this change.
  private func tell(_ change: ValueChange<Value>, where concerns: (Observer) -> Bool) {
    guard !observers.isEmpty else { return }
    for observer in observers where concerns(observer) {
      if observers.contains(where: { $0.number == observer.number }) { observer.call(change) }
    }
  }
}
