import SceneValues

extension Archive {
  /// Returns whether a sequence of bytes starts like an archive rather than an XML scene. Other bytes are not checked.
  public static func isArchive(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: PackedForm.magic)
  }

  /// Opens and verifies an archive in memory.
  ///
  /// - Parameters:
  ///   - bytes: The entire file.
  ///   - limits: The maximum size and depth.
  ///   - trust: The requirements for the file's signature. The default is nil, which accepts any file.
  /// - Throws: `ArchiveError` for the first error found.
  public convenience init(
    bytes: [UInt8], limits: ArchiveLimits = ArchiveLimits(), trust: ArchiveTrust? = nil
  ) throws(ArchiveError) {
    self.init(
      try bytes.withUnsafeBufferPointer { bytes throws(ArchiveError) in
        try Opened(unpacking: UnsafeRawBufferPointer(bytes), limits, trust)
      })
  }

  /// Opens and verifies the archive in a file.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - limits: The maximum size and depth.
  ///   - trust: The requirements for the file's signature. The default is nil, which accepts any file.
  /// - Throws: `ArchiveError` for the first error found, or if the file cannot be read.
  public convenience init(
    path: String, limits: ArchiveLimits = ArchiveLimits(), trust: ArchiveTrust? = nil
  ) throws(ArchiveError) {
    let file = try ArchiveBuffer(path: path, limit: limits.length)
    defer { withExtendedLifetime(file) {} }
    try self.init(Opened(unpacking: UnsafeRawBufferPointer(file.bytes), limits, trust))
  }

  convenience init(
    _ sections: [SectionTable.Content], limits: ArchiveLimits = ArchiveLimits()
  ) throws(ArchiveError) {
    let (image, table) = try SectionTable.layOut(sections, limits: limits)
    try self.init(Opened(verifying: image, table, limits))
  }

  private convenience init(_ opened: Opened) {
    self.init(opened.buffer, opened.sections, opened.tables, standardColors: opened.standardColors)
  }
}

private struct Opened {
  let buffer: ArchiveBuffer
  let sections: SectionTable
  let tables: Tables
  let standardColors: [StandardColor?]

  /// Unpacks the tables of a file. The file's bytes are no longer needed afterward.
  init(
    unpacking file: UnsafeRawBufferPointer, _ limits: ArchiveLimits, _ trust: ArchiveTrust?
  ) throws(ArchiveError) {
    try PackedForm.checkHeader(of: file, limits: limits)
    try trust?.check(file, limits: limits)
    try PackedForm.checkChecksum(of: file)
    var unpacking = try Unpacking(file, limits: limits)
    try unpacking.unpack()
    do throws(ArchiveError) {
      try self.init(verifying: unpacking.image, unpacking.sections, limits)
    } catch {
      throw unpacking.located(error)
    }
  }

  init(
    verifying buffer: ArchiveBuffer, _ sections: SectionTable, _ limits: ArchiveLimits
  ) throws(ArchiveError) {
    (self.buffer, self.sections) = (buffer, sections)
    tables = try Tables(sections, in: buffer.start)
    let verifier = Verifier(tables, sections: sections, file: buffer.start, limits: limits)
    try verifier.verify()
    standardColors = verifier.standardColors
  }
}
