import ArgumentParser

/// What is asked of compiled files as files.
struct ArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract:
      "Look into compiled files: what they are made of, whether they are sound, whether two are the same.",
    discussion: Manual.discussion(
      """
      What a compiled scene says, 'scenec dump' shows; here it is about the file: its sections, their records and how \
      many bytes they take.
      """,
      examples: [
        ("scenec archive ls Clock.scenec", "List its sections and what they take"),
        ("scenec archive cat Clock.scenec STRS", "Print its strings"),
        ("scenec archive cmp Old.scenec New.scenec", "Tell whether two say the same"),
        ("scenec archive verify Resources/*.scenec", "Check that files are not damaged"),
      ]),
    subcommands: [
      ArchiveListCommand.self, ArchiveCatCommand.self, ArchiveCompareCommand.self, ArchiveVerifyCommand.self,
      ArchiveSignCommand.self,
    ])
}
