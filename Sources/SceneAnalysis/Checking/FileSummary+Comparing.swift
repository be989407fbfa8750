import SceneModel

extension FileSummary {
  /// Whether both say the same of the file, wherever in its text it stands.
  ///
  /// Of errors nobody asks but who silences findings: where no instruction does, a mistake within a line that is being written
  /// says nothing new to other files.
  func saysTheSame(as other: FileSummary) -> Bool { bytesWithoutPlaces == other.bytesWithoutPlaces }

  private var bytesWithoutPlaces: [UInt8] {
    var summary = self
    if suppressions.isEmpty { summary.hasErrors = false }
    var writer = CacheWriter(writesPlaces: false)
    writer.write(summary)
    return writer.bytes
  }
}
