import ArgumentParser
import Foundation
import Testing

@testable import ScenecCommandLine

/// Files of a pull request can have any name. In a terminal, control characters and bidirectional controls in a name
/// change other output. In a CI log, a line that begins with `::` is a command.
@Suite("File names with control characters")
struct UntrustedNameTests {
  private static let name =
    "x\u{1B}[31m\u{9B}32m\u{61C}\u{200F}\u{202E}\u{2066}\u{7F}\r\n::error file=a::pwn\n"

  /// Arguments for each command, in which `@` represents the name. The commands of the tool are listed by the tool, so a
  /// command without an entry fails the test.
  private static let uses: [String: [[String]]] = [
    "validate": ReportFormat.allCases.flatMap { format in
      ["d", "d/@.scene", "broken", "none/@.scene", "yaml", "d/@*"].map { [$0, "--format", format.rawValue] }
    } + [
      ["d", "--verbose"], ["d", "--strict"], ["d", "--fix", "--dry-run"], ["fix", "--fix"],
      ["d", "--layout"],
      ["d", "--write-baseline", "@.json"], ["d", "--baseline", "@.json"], ["d", "--format", "json=none/@"],
      ["d", "--sources", "src"], ["d", "--classes", "@.json"], ["d", "--compile-to", "none/@"],
      ["d", "--cache", "none/@"], ["d", "--config", "@"], ["d", "--images", "none/@"],
      ["d", "--files-from", "list"],
      ["d", "--format", "@"], ["d", "--@"], ["-", "--stdin-path", "@"],
    ],
    "format": [
      ["--diff", "d"], ["--check", "d"], ["d/@.scene", "--check", "--diff"], ["broken"], ["none/@"], ["out"],
    ],
    "compile": [
      ["d/@.scene", "-o", "-"], ["d/@.scene", "-o", "none/@"], ["broken/@.scene"], ["none/@"],
      ["d/@.scene", "d/@.scene"],
    ],
    "dump": [["c/@.scenec"], ["c/@.scenec", "--scene"], ["none/@"], ["d/@.scene"], ["c/@.scenec", "--@"]],
    "render": [
      ["d/@.scene", "-o", "-"], ["d/@.scene", "-o", "none/@"], ["broken/@.scene"],
      ["d/@.scene", "-o", "@.gif"],
    ],
    "layout": [
      ["d"], ["d", "--json"], ["d", "--verify"], ["d", "--device", "own,ipad-11"], ["broken"],
      ["d", "--scene", "@"],
    ],
    "devices": [["@"]],
    "map": [["d", "-o", "-"], ["d", "-o", "-", "--json"], ["broken", "-o", "-"], ["d", "-o", "none/@"]],
    "preview": [
      ["d", "--export", "html"], ["broken", "--export", "html2"], ["d", "--export", "d"], ["none/@"],
    ],
    "diff": [
      ["d/@.scene", "fix/@.scene"], ["d/@.scene", "fix/@.scene", "--json"], ["d", "fix"], ["d", "none/@"],
    ],
    "strings": [
      ["d/@.scene"], ["d/@.scene", "--format", "xliff", "--locale", "de"],
      ["d/@.scene", "--update", "none/@"],
      ["d/@.scene", "--update", "@.strings"], ["d/@.scene", "--import", "@.xliff"], ["@.strings"],
      ["d/@.scene", "--format", "xliff-2.0", "--locale", "de"],
    ],
    "generate": [["d", "-o", "-"], ["d/@.scene", "-o", "-"], ["d", "-o", "none/@"], ["broken/@.scene"]],
    "import": [
      ["x/@.storyboard"], ["--report", "x"], ["--report", "x", "--table"],
      ["x/@.storyboard", "-o", "none/@"],
    ],
    "lsp": [["--log", "none/@"], ["--config", "none/@"]],
    "archive ls": [["c/@.scenec"], ["none/@"]],
    "archive cat": [["c/@.scenec", "STRS"], ["c/@.scenec", "@"]],
    "archive cmp": [["c/@.scenec", "c/b.scenec"], ["none/@", "none/@"]],
    "archive verify": [["--verbose", "c/@.scenec"], ["d/@.scene"]],
    "archive sign": [["--key", "none/@", "c/@.scenec"], ["--key", "@.strings", "c/@.scenec"]],
    "classes": [["@"]], "interface": [["none/@"], ["src", "-o", "none/@"]], "schema": [["@"]],
    "rules": [["@"]],
    "explain": [["@"]],
  ]

  private static func leaves(_ command: any ParsableCommand.Type, _ names: [String] = []) -> [String] {
    let all = command.configuration.subcommands
    guard !all.isEmpty else { return [names.joined(separator: " ")] }
    return all.flatMap { leaves($0, names + [$0.configuration.commandName ?? ""]) }
  }

  @Test("Every command is tested")
  func coversAllCommands() { #expect(Set(Self.leaves(Scenec.self)) == Set(Self.uses.keys)) }

  private func files() throws -> TestDirectory {
    let name = Self.name
    let scene = Samples.warning.replacing(
      "<viewController id=\"clock\"/>",
      with: "<viewController id=\"clock\"><view><label id=\"l\" text=\"Text\"/></view></viewController>")
    let files = try TestDirectory([
      "d/\(name).scene": scene, "d/b.scene": scene,
      "fix/\(name).scene": scene.replacing("<label ", with: "<labl "),
      "broken/\(name).scene": Samples.broken, "broken/b.scene": Samples.broken, "list": "none/\(name)\0",
      "yaml/\(name)/.scenec.yml": "rules: [", "yaml/\(name)/a.scene": scene, "\(name).json": "{",
      "src/\(name).swift": "class A: ViewController { @IBOutlet var x: View! }\nfunc f( {",
      "\(name).strings": "\"l.text\" = \"a\"\n", "\(name).xliff": "<xliff",
      "x/\(name).storyboard": Self.storyboard,
    ])
    try files.write("c/b.scene", Samples.clock)
    for (scene, compiled) in [("d/\(name).scene", "c/\(name).scenec"), ("c/b.scene", "c/b.scenec")] {
      let outcome = try files.scenec("compile", scene, "-o", compiled)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
    _ = try files.shell("mkdir -p out && ln -s ../d/b.scene \"out/$NAME.scene\"", environment: ["NAME": name])
    return files
  }

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes>
    </document>
    """

  private static func isRaw(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\n", "\t": false
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}",
      "\u{2066}"..."\u{2069}":
      true
    default: false
    }
  }

  private static func beginsCommand(_ line: Substring) -> Bool {
    line.drop { $0 == " " || $0 == "\t" }.hasPrefix("::error file=a")
  }

  private func expectPrintable(_ data: Data, _ comment: String) {
    let text = String(decoding: data, as: UTF8.self)
    let raw = text.unicodeScalars.first(where: Self.isRaw)
    #expect(raw == nil, "\(comment): \(text.debugDescription)")
    #expect(
      !text.split(separator: "\n").contains(where: Self.beginsCommand), "\(comment): \(text.debugDescription)"
    )
  }

  @Test("Prints names without control characters, on one line", arguments: uses.keys.sorted())
  func printsNamesWithoutControlCharacters(_ command: String) throws {
    let files = try files()
    for use in Self.uses[command] ?? [] {
      let before = Set(files.files)
      let words = command.split(separator: " ").map(String.init)
      let outcome = try Program.run(
        words + use.map { $0.replacing("@", with: Self.name) }, in: files.directory, input: Data())
      let isBinary = command == "compile" && use.contains("-")
      if !isBinary { expectPrintable(outcome.output, "\(command) \(use)") }
      expectPrintable(Data(outcome.errors.utf8), "\(command) \(use)")
      for name in Set(files.files).subtracting(before) where !name.hasSuffix(".scenec") {
        if let data = try? files.data(name) {
          expectPrintable(data, "\(command) \(use): \(name.debugDescription)")
        }
      }
    }
  }

  @Test("Replaces invalid UTF-8 in names")
  func invalidUTF8() throws {
    for command in [
      "validate d", "format --check d", "layout d", "map d -o m.svg", "generate d", "import --report d",
    ] {
      let files = try files()
      let outcome = try files.shell(
        #"cp d/b.scene "d/$(printf 'bad\377\033')z.scene"; cp x/*.storyboard "d/$(printf 'bad\377\033').storyboard"; $scenec "#
          + command)
      #expect(String(validating: outcome.output, as: UTF8.self) != nil, "\(command)")
      expectPrintable(outcome.output, command)
      expectPrintable(Data(outcome.errors.utf8), command)
    }
  }

  @Test("Quotes names in patches, so that 'patch' and 'git apply' find the files")
  func quotesNamesInPatches() throws {
    for name in ["x\u{1B}\u{202E}\n--- a/y\n\"\\.scene", "two words.scene", "plain.scene", "ä.scene"] {
      for tool in ["patch -p1", "git apply"] {
        let files = try TestDirectory([name: Samples.warning + "\n\n\n"])
        let patch = try files.scenec("format", "--diff", ".").output
        #expect(!patch.isEmpty)
        try files.write("p", patch)
        let outcome = try files.shell("\(tool) < p")
        #expect(outcome.status == 0, "\(tool) \(name.debugDescription): \(outcome.errors) \(outcome.text)")
        #expect(try files.scenec("format", "--check", ".").status == 0)
      }
    }
  }
}
