package enum ArchiveFormat {
  /// The version of the archive format, such as `1.0`.
  package static var version: String { "\(PackedForm.majorVersion).\(PackedForm.minorVersion)" }
}
