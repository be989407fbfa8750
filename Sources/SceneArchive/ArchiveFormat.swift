/// What is said of the format as a whole.
package enum ArchiveFormat {
  /// The version of what is written: `3.0`.
  package static var version: String { "\(PackedForm.majorVersion).\(PackedForm.minorVersion)" }
}
