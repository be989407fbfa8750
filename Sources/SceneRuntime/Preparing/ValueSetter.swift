/// Sets a value that was converted already, of any object of the class that it is for.
///
/// A class, because a closure that is taken from an array is counted before it is called and after it, and one that an object has for
/// good is not: there are several for each object that is made.
package final class ValueSetter: Sendable {
  let set: PreparedUnit.Setter

  init(_ set: @escaping PreparedUnit.Setter) { self.set = set }

  package func callAsFunction(_ object: AnyObject) { set(object) }
}
