package enum ArchiveFormat {
  package static var version: String { "\(PackedForm.majorVersion).\(PackedForm.minorVersion)" }
}
