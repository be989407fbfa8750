import SceneModel

extension FileSummary {
  /// Whether both say the same of the file, wherever in its text it stands.
  func saysTheSame(as other: FileSummary) -> Bool { bytesWithoutPlaces == other.bytesWithoutPlaces }

  private var bytesWithoutPlaces: [UInt8] {
    var writer = CacheWriter(writesPlaces: false)
    writer.write(self)
    return writer.bytes
  }
}
