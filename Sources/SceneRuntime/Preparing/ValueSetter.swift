/// A function that sets a converted value on any object of a class. It is a class because calling a closure in an array
/// retains and releases the closure, which is not needed in an object. Each new object requires several calls.
package final class ValueSetter: Sendable {
  let set: PreparedUnit.Setter

  init(_ set: @escaping PreparedUnit.Setter) { self.set = set }

  package func callAsFunction(_ object: AnyObject) { set(object) }
}
