/// The version of scenec, said here and nowhere else.
package enum Version {
  package static let current = "0.1.0"
  package static let line = "scenec \(current)"
}
