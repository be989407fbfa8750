/// The files that `scenec generate` creates.
package enum GeneratedAccessors {
  /// The suffix of generated files, such as `AlarmClock.scene.swift`. Unlikely to collide with the host app's
  /// files.
  package static let fileSuffix = ".scene.swift"
}
