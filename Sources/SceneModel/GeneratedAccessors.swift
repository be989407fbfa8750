/// The files that `scenec generate` creates.
package enum GeneratedAccessors {
  package static let fileSuffix = ".scene.swift"
}
