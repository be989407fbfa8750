import ArgumentParser

struct ArchiveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "archive",
    abstract:
      "Inspect, verify, compare, and sign compiled scenes.",
    discussion: Manual.discussion(
      """
      Provides access to the sections and records of compiled scenes. To show objects and connections, use \
      'scenec dump'.
      """,
      examples: [
        ("scenec archive ls Clock.scenec", "List the sections with their sizes"),
        ("scenec archive cat Clock.scenec STRS", "Print the strings"),
        ("scenec archive cmp Old.scenec New.scenec", "Check whether two compiled scenes are equal"),
        ("scenec archive verify Resources/*.scenec", "Verify compiled scenes"),
      ]),
    subcommands: [
      ArchiveListCommand.self, ArchiveCatCommand.self, ArchiveCompareCommand.self, ArchiveVerifyCommand.self,
      ArchiveSignCommand.self,
    ])
}
