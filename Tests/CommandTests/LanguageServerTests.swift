import Foundation
import TestSupport
import Testing

/// `scenec lsp` as a process, with third-party clients.
@Suite("The language server executable")
struct LanguageServerTests {
  private static let python = ["/usr/bin/python3", "/usr/local/bin/python3"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }
  private static let toolkit = Golden.project(".build/translators").path
  private static let hasClient =
    python.map {
      (try? Program.run(
        $0, ["-c", "import pytest_lsp"], in: Golden.project("."), environment: ["PYTHONPATH": toolkit]))?
        .status == 0
    } ?? false
  private static let neovim = ["/usr/bin/nvim", "/usr/local/bin/nvim"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static func message(_ text: String) -> String {
    "Content-Length: \(text.utf8.count)\r\n\r\n\(text)"
  }

  private static func messages(in output: String) throws -> [[String: Any]] {
    try output.components(separatedBy: "Content-Length: ").dropFirst().map { part in
      let body = try #require(part.components(separatedBy: "\r\n\r\n").last)
      return try #require(try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any])
    }
  }

  private static func scene(_ destination: String) -> String {
    """
    <storyboard version="1" initial="first">
      <scene>
        <viewController id="first">
          <segue kind="show" identifier="next" destination="\(destination)"/>
        </viewController>
      </scene>
      <scene>
        <viewController id="second"/>
      </scene>
    </storyboard>

    """
  }

  @Test("Exits with the status codes of the protocol and prints only protocol messages")
  func statuses() throws {
    let workspace = try TestDirectory(["A.scene": Self.scene("nobody")])
    let folder = FileAddress.uri(workspace.directory.path)
    let begin =
      Self.message(
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":"\#(folder)"}}"#
      )
      + Self.message(#"{"jsonrpc":"2.0","method":"initialized","params":{}}"#)
    let shutdown = Self.message(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    let exit = Self.message(#"{"jsonrpc":"2.0","method":"exit"}"#)
    for (input, status) in [
      (begin + shutdown + exit, 0), (begin + shutdown, 0), (begin + exit, 1), (begin, 1), ("", 1), (exit, 1),
      ("Content-Length: nonsense\r\n\r\n", 1), (begin + "Content-Length: 99999999999\r\n\r\n{", 1),
    ] as [(String, Int32)] {
      let outcome = try workspace.scenec("lsp", "--log", "log.txt", input: input)
      #expect(outcome.status == status, "\(input)")
      #expect(outcome.errors == "")
      #expect(try Self.messages(in: outcome.text).allSatisfy { $0["jsonrpc"] as? String == "2.0" })
    }
    #expect(try workspace.text("log.txt").contains("initialize 1: answered"))
  }

  @Test("Reports the same diagnostics as 'scenec validate' for all example scenes")
  func sameDiagnostics() throws {
    // A copy with faults: all segues have invalid destinations, and all colors are invalid.
    let workspace = try TestDirectory()
    for name in ["Games/Games.scene", "Games/Scores.scene", "PhotoDiary/Diary.scene"] {
      let text = try String(contentsOf: Golden.project("Scenes/\(name)"), encoding: .utf8)
      let file = name.split(separator: "/").last.map(String.init) ?? name
      try workspace.write(
        file,
        text.replacing("destination=\"", with: "destination=\"no").replacing("Color=\"", with: "Color=\"un"))
    }
    let report = try workspace.scenec("validate", ".", "--format", "json")
    let wanted = try #require(try JSONSerialization.jsonObject(with: report.output) as? [String: Any])
    let diagnostics = try #require(wanted["diagnostics"] as? [[String: Any]])
    let expected = diagnostics.map { diagnostic -> String in
      let path = (diagnostic["path"] as? String) ?? ""
      let range = (diagnostic["range"] as? [String: [String: Any]]) ?? [:]
      return "\(path):\(range["start"]?["line"] ?? 0) \(diagnostic["rule"] ?? "")"
    }.sorted()
    #expect(expected.count > 20)
    let outcome = try Program.run(
      try #require(Self.python),
      [
        "-B", Golden.project("Tests/CommandTests/Helpers/EditorClients/diagnostics.py").path,
        workspace.directory.path,
      ]
        + Set(diagnostics.compactMap { $0["path"] as? String }).sorted(), in: workspace.directory,
      environment: ["SCENEC": Program.path])
    let reported = outcome.text.split(separator: "\n").map(String.init).sorted()
    #expect(reported == expected)
  }

  @Test("Reports layout problems by default, except in large files")
  func layout() throws {
    let text = """
      <storyboard version="1" initial="clock">
        <scene>
          <viewController id="clock">
            <view frame="0 0 375 667">
              <view>
                <constraint equation="leading = superview.leading"/>
                <constraint equation="trailing = superview.trailing"/>
                <constraint equation="width = 100"/>
                <constraint equation="top = superview.top"/>
                <constraint equation="height = 100"/>
              </view>
            </view>
          </viewController>
        </scene>
        <scene>
          <viewController id="unreachable"/>
        </scene>
      </storyboard>

      """
    let padding = "<!-- \(String(repeating: "x", count: 1 << 20)) -->\n"
    let workspace = try TestDirectory(["Small.scene": text, "Large.scene": text + padding])
    #expect(try workspace.scenec("validate", ".").text.contains("2 files: 2 errors, 2 warnings"))
    let outcome = try Program.run(
      try #require(Self.python),
      [
        "-B", Golden.project("Tests/CommandTests/Helpers/EditorClients/diagnostics.py").path,
        workspace.directory.path, "Small.scene", "Large.scene",
      ], in: workspace.directory, environment: ["SCENEC": Program.path])
    let found = outcome.text.split(separator: "\n").map { $0.replacing(#/:\d+/#, with: "") }.sorted()
    #expect(
      found == [
        "Large.scene unreachable-scene", "Small.scene conflicting-constraints",
        "Small.scene unreachable-scene",
      ], "\(outcome)")
  }

  @Test(
    "The protocol tests that use the pytest-lsp client pass",
    .enabled(if: hasClient, "needs pytest-lsp from PyPI, which 'make screen-packages' installs"))
  func protocolClient() throws {
    let workspace = try TestDirectory()
    let outcome = try Program.run(
      try #require(Self.python),
      [
        "-B", "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o",
        "asyncio_default_fixture_loop_scope=function", "--rootdir", workspace.directory.path,
        Golden.project("Tests/CommandTests/Helpers/EditorClients/test_server.py").path,
      ], in: workspace.directory,
      environment: [
        "PYTHONPATH": Self.toolkit, "SCENEC": Program.path, "XDG_CACHE_HOME": workspace.directory.path,
      ])
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    #expect(
      outcome.text.contains("5 passed") || outcome.text.contains("4 passed, 1 skipped"), "\(outcome.text)")
  }

  @Test(
    "Neovim shows diagnostics during typing, offers completions, and renames ids in all files",
    .enabled(if: neovim != nil, "needs the package neovim"))
  func editor() throws {
    let workspace = try TestDirectory([
      "Main.scene": Self.scene("second"), "Other.scene": Self.scene("Main#second"),
    ])
    let outcome = try Program.run(
      try #require(Self.neovim),
      [
        "--headless", "-n", "-u", "NONE", "-i", "NONE", "-c",
        "luafile \(Golden.project("Tests/CommandTests/Helpers/EditorClients/editor.lua").path)",
      ],
      in: workspace.directory,
      environment: [
        "SCENEC": Program.path, "XDG_CACHE_HOME": workspace.directory.path, "HOME": workspace.directory.path,
      ])
    #expect(
      (try? workspace.text("seen.txt")) == """
        diagnostic scenec 4 57
        no diagnostic
        completion second
        renamed here
        renamed there
        ended

        """, "\(outcome.text)\(outcome.errors)")
  }
}

extension LanguageServerTests {
  @Test(
    "With the settings for Debian's version, Neovim shows diagnostics",
    .enabled(if: neovim != nil, "needs the package neovim"))
  func editorSettings() throws {
    let page = try String(
      contentsOf: Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Editors.md"),
      encoding: .utf8)
    let settings = try #require(
      page.components(separatedBy: "```lua\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
        .first { $0.contains("start_client") })
    let workspace = try TestDirectory([
      "init.lua": settings, "Main.scene": Self.scene("third"),
      "see.lua": """
      vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20)
      vim.fn.writefile(vim.tbl_map(function(found) return found.code end, vim.diagnostic.get(0)), 'seen.txt')
      vim.cmd('qall!')
      """,
    ])
    let outcome = try Program.run(
      try #require(Self.neovim),
      ["--headless", "-n", "-u", "init.lua", "-i", "NONE", "Main.scene", "-c", "luafile see.lua"],
      in: workspace.directory,
      environment: [
        "PATH": "\(URL(fileURLWithPath: Program.path).deletingLastPathComponent().path):/usr/bin:/bin",
        "XDG_CACHE_HOME": workspace.directory.path, "HOME": workspace.directory.path,
      ])
    #expect(
      (try? workspace.text("seen.txt"))?.hasPrefix("dangling-reference\n") == true,
      "\(outcome.text)\(outcome.errors)")
  }
}

private enum FileAddress {
  static func uri(_ path: String) -> String { URL(fileURLWithPath: path).absoluteString }
}
