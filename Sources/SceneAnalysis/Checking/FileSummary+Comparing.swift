import SceneModel

extension FileSummary {
  /// Whether both summaries are the same but for ranges in the text.
  ///
  /// Without a suppression in the file, errors do not matter to other files: then a mistake within a line that is being
  /// edited leaves the summary as it was.
  func saysTheSame(as other: FileSummary) -> Bool { bytesWithoutRanges == other.bytesWithoutRanges }

  private var bytesWithoutRanges: [UInt8] {
    var summary = self
    if suppressions.isEmpty { summary.hasErrors = false }
    var coder = CacheCoder(writesRanges: false)
    coder.write(summary)
    return coder.bytes
  }
}
