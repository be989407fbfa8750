/// The files that `scenec generate` makes.
package enum GeneratedAccessors {
  /// `AlarmClock.scene.swift`: no name that a host's own file is likely to have.
  package static let fileSuffix = ".scene.swift"
}
