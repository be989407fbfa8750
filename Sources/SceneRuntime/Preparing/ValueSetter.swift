/// Sets a converted value on any object of a class.
///
/// This type is a class, because calling a closure from an array retains and releases the closure, but
/// calling a closure that is stored in an object does not. Each new object needs several calls.
package final class ValueSetter: Sendable {
  let set: PreparedUnit.Setter

  init(_ set: @escaping PreparedUnit.Setter) { self.set = set }

  package func callAsFunction(_ object: AnyObject) { set(object) }
}
