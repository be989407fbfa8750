import SceneModel

extension FileSummary {
  /// Returns whether the two summaries are equal, apart from source ranges. If there are no suppressions, the presence of
  /// errors is ignored as well, so that a temporary error during editing does not count as a change.
  func equalsIgnoringRanges(as other: FileSummary) -> Bool { bytesWithoutRanges == other.bytesWithoutRanges }

  private var bytesWithoutRanges: [UInt8] {
    var summary = self
    if suppressions.isEmpty { summary.hasErrors = false }
    var coder = CacheCoder(writesRanges: false)
    coder.write(summary)
    return coder.bytes
  }
}
