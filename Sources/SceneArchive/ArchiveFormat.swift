/// Facts about the format as a whole.
package enum ArchiveFormat {
  /// The version: `1.0`.
  package static var version: String { "\(PackedForm.majorVersion).\(PackedForm.minorVersion)" }
}
