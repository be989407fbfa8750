import Foundation
import Testing

/// The scenes, edited while the program runs: `make games LIVE=1`.
@Suite struct LiveTests {
  private static let tool = ProcessInfo.processInfo.environment["SCENEC"]

  /// The program without a screen, whose scenes are those of a folder.
  private final class LiveGames {
    let folder = FileManager.default.temporaryDirectory.appending(path: "games-live-\(UUID())")
    private let process = Process()
    private let errors = Pipe()
    private(set) var said = ""

    init(tool: String) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try save(scene())
      process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appending(path: "games")
      process.arguments = ["--headless", "--locale", "en", Stage.scenes.appending(path: "Games.scenec").path]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["SCENEC_LIVE": folder.path, "SCENEC": tool]
      ) { $1 }
      process.standardError = errors
      try process.run()
    }

    func scene() throws -> String {
      let source = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Games.scene")
      return try String(contentsOf: source, encoding: .utf8)
    }

    func save(_ text: String) throws {
      try Data(text.utf8).write(to: folder.appending(path: "Games.scene"), options: .atomic)
    }

    /// Waits until the program has said something.
    func hear(_ words: String) throws {
      while !said.contains(words) {
        let data = errors.fileHandleForReading.availableData
        try #require(!data.isEmpty, "the program has ended, and said '\(said)'")
        said += String(decoding: data, as: UTF8.self)
      }
    }

    func end() -> Int32 {
      process.interrupt()
      process.waitUntilExit()
      try? FileManager.default.removeItem(at: folder)
      return process.terminationStatus
    }
  }

  @Test(
    .enabled(if: Self.tool != nil, "The variable SCENEC does not say where scenec is"),
    .timeLimit(.minutes(2)))
  func whatIsSavedIsTaken() throws {
    let games = try LiveGames(tool: #require(Self.tool))
    try games.hear("are watched")
    let scene = try games.scene()
    let changed = scene.replacingOccurrences(of: "title=\"Restart\"", with: "title=\"Once more\"")
    #expect(changed != scene)
    try games.save(changed)
    try games.hear("0 refused")
    #expect(games.said.contains("0 made anew"), "\(games.said)")
    try games.save(scene.replacingOccurrences(of: "title=\"Restart\"", with: "titel=\"Restart\""))
    try games.hear("not taken")
    try games.hear("Games.scene:")
    try games.hear("titel")
    #expect(games.end() == 0)
  }
}
