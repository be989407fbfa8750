/// A function that sets a converted value on any object of a class. This type is a class because calling a closure
/// retains and releases it if it is in an array, but not if it is in an object. Each new object requires several calls.
package final class ValueSetter: Sendable {
  let set: PreparedUnit.Setter

  init(_ set: @escaping PreparedUnit.Setter) { self.set = set }

  package func callAsFunction(_ object: AnyObject) { set(object) }
}
