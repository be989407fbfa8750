import Foundation
import Glibc
import Testing

/// The behavior of commands when one system call fails: files are never partially written, and the reason is
/// reported.
///
/// Tests a few calls per run, or all of them if SCENEC_ATTACK is in the environment (`make attack-faults`).
@Suite(
  "Each system call fails once",
  .enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
struct FaultInjectionTests {
  static let commands: [[String]] = [
    ["validate", "s", "--cache", "Cache"], ["compile", "s/a.scene", "-o", "out.scenec"],
    ["format", "s"], ["import", "x.storyboard", "-o", "out.scene"],
    ["strings", "s/a.scene", "--update", "s/de.lproj/a.strings"], ["render", "s/a.scene", "-o", "out.svg"],
    ["generate", "s/a.scene", "-o", "out.swift"], ["validate", "s", "--format", "sarif=out.sarif"],
    ["validate", "s", "--write-baseline", "out.json"], ["validate", "s", "--compile-to", "s"],
    ["validate", "s", "--compile-to", "s", "--accessors-to", "s"], ["validate", "f", "--fix"],
    ["map", "s", "-o", "out.svg"], ["render", "s/a.scene", "-o", "pictures/"],
    ["preview", "s", "--export", "page"], ["interface", "code", "-o", "out.json"],
    ["interface", "code", "-o", "out.json", "--cache", "Cache"], ["format", "x.storyboard"],
    ["strings", "s/a.scene", "--format", "xliff", "--locale", "pl"],
    ["archive", "sign", "--key", "key.pem", "c/a.scenec", "c/b.scenec"],
    ["import", "x.storyboard", "-o", "out.scene", "--id-map", "out.json"],
    ["strings", "s/a.scene", "--import", "de.xliff"],
    ["dump", "c/a.scenec", "--scene", "--tables", "tables"],
    ["compile", "s/a.scene", "--separate-texts", "-o", "out.scenec"],
  ]

  /// The commands that write several files, either all or none of them.
  private static let atomic = Set(commands.suffix(5))

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a">
      <scenes><scene sceneID="s"><objects><viewController id="a" sceneMemberID="viewController"/></objects></scene></scenes>
    </document>
    """

  private static let xliff = """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="s/a.scene" source-language="en" target-language="pl" datatype="plaintext">
        <body><trans-unit id="title.text"><source>Alarm</source><target>Budzik</target></trans-unit></body>
      </file>
      <file original="s/en.lproj/Localizable.strings" source-language="en" target-language="pl" datatype="plaintext">
        <body><trans-unit id="hour"><source>Hour</source><target>Godzina</target></trans-unit></body>
      </file>
    </xliff>
    """

  private static let texts = Samples.clock
    .replacing("<label frame=\"20 ", with: "<label id=\"title\" frame=\"20 ")
    .replacing("<label frame=\"10 ", with: "<label id=\"heading\" frame=\"10 ")
    .replacing("<button ", with: "<button id=\"confirm\" ")

  private static let files = [
    "s/a.scene": texts + "\n\n\n", "s/de.lproj/a.strings": "\"title.text\" = \"Wecker\";\n",
    "s/de.lproj/Localizable.strings": "\"hour\" = \"Stunde\";\n",
    "s/en.lproj/Localizable.strings": "\"hour\" = \"Hour\";\n",
    "f/a.scene": Samples.clock.replacing("<label ", with: "<labl "), "pictures/.keep": "", "tables/.keep": "",
    "code/a.swift": "class AController: ViewController {}\n",
    "key.pem":
      "-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC\n-----END PRIVATE KEY-----\n",
    "de.xliff": xliff, "x.storyboard": storyboard,
    "out.scenec": "old", "out.svg": "old",
  ]

  private static let compiled = Result {
    let workspace = try TestDirectory(files)
    let outcome = try workspace.scenec("compile", "s/a.scene")
    try #require(outcome.status == 0, "\(outcome.errors)")
    return try workspace.data("s/a.scenec")
  }

  private static func workspace() throws -> TestDirectory {
    let workspace = try TestDirectory(files)
    for name in ["a", "b"] { try workspace.write("c/\(name).scenec", try compiled.get()) }
    return workspace
  }

  private func run(
    _ command: [String], _ workspace: TestDirectory, _ faults: Faults, call: Int, error: Int32
  ) throws -> Program.Outcome {
    let words = command.map { "'\($0)'" }.joined(separator: " ")
    return try workspace.shell(
      "timeout --signal KILL 200 env LD_PRELOAD=\(faults.library) $scenec \(words)",
      environment: [
        "SCENEC_FAULT_CALL": "\(call)", "SCENEC_FAULT_ERROR": "\(error)",
        "SCENEC_FAULT_REPORT": faults.report,
        // The crash report of the Swift runtime also opens files.
        "SWIFT_BACKTRACE": "enable=no",
      ])
  }

  private func contents(_ workspace: TestDirectory) -> [String: Data] {
    let files = workspace.files.filter { !$0.hasPrefix("Cache") }
    return Dictionary(
      uniqueKeysWithValues: files.compactMap { name in
        (try? workspace.data(name)).map { (name, $0) }
      })
  }

  @Test("After a failed system call, each file has either its old or its new content", arguments: commands)
  func failedSystemCalls(_ command: [String]) throws {
    let faults = try Faults()
    let whole = try Self.workspace()
    let before = contents(whole)
    let sound = try run(command, whole, faults, call: 0, error: 0)
    try #require(sound.status == 0, "\(sound.errors)")
    let after = contents(whole)
    let calls = try #require(try faults.calls())
    try #require(calls > 5)

    for (call, error) in Faults.sample(of: calls, for: command) {
      let workspace = try Self.workspace()
      let outcome = try run(command, workspace, faults, call: call, error: error)
      let words =
        "\(command.joined(separator: " ")), call \(call), error \(error): \(outcome.status) \(outcome.errors)"
      #expect([0, 66, 73].contains(outcome.status), "\(words)")
      if outcome.status != 0 { #expect(outcome.errors.contains("error: "), "\(words)") }
      let left = contents(workspace)
      for (name, data) in left where data != before[name] && data != after[name] {
        // Reports and exported pages also list the files that could not be read, so they differ.
        let listsFiles = ["out.sarif", "out.xml"].contains(name) || name.hasPrefix("page/")
        #expect(listsFiles && outcome.status == 66, "\(name): \(words)")
        if name == "out.sarif" { _ = try JSONSerialization.jsonObject(with: data) }
      }
      #expect(before.keys.allSatisfy { left[$0] != nil }, "\(words)")
      if Self.atomic.contains(command) { #expect(left == before || left == after, "\(words)") }
      if outcome.status == 0 { #expect(left == after && outcome.output == sound.output, "\(words)") }
      if command.contains("--cache") {
        let again = try workspace.scenec(command, input: Data())
        #expect(again.status == 0 && again.output == sound.output, "\(words) \(again.errors)")
      }
    }
  }

  /// The maximum file size is a few bytes.
  @Test(
    "If output exceeds the file size limit, each file has either its old or its new content",
    arguments: commands)
  func reportsExceededFileSizeLimit(_ command: [String]) throws {
    let workspace = try Self.workspace()
    let outcome = try workspace.shell("prlimit --fsize=100 \(Self.shellCommand(command))")
    try expectNothingTorn(workspace, outcome, after: command, because: "File too large", limit: 100)
  }

  /// A small file system is mounted for the test and filled completely.
  @Test(
    "If the disk is full, each file has either its old or its new content",
    .enabled(if: canMount, "skipped: no file system can be mounted here"), arguments: commands)
  func fullDisk(_ command: [String]) throws {
    let (workspace, outside) = (try TestDirectory(), try Self.workspace())
    try outside.write(
      "run.sh",
      """
      mkdir disk && mount -t tmpfs -o size=1m tmpfs disk && cp -r [!d]* de.xliff disk && cd disk
      cat /dev/zero > full 2> /dev/null
      \(Self.shellCommand(command))
      status=$?
      rm full
      cp -r . '\(workspace.url("").path)'
      exit $status
      """)
    let outcome = try outside.shell("unshare --map-root-user --mount sh run.sh")
    try expectNothingTorn(workspace, outcome, after: command, because: "No space left on device", limit: 0)
  }

  private static let canMount =
    (try? Program.shell(
      "unshare --map-root-user --mount mount -t tmpfs tmpfs /mnt", in: FileManager.default.temporaryDirectory))?
    .status == 0

  private static func shellCommand(_ command: [String]) -> String {
    "timeout --signal KILL 200 $scenec " + command.map { "'\($0)'" }.joined(separator: " ")
  }

  /// Checks that each file is either the old or the new one, and that a file that is too large is reported.
  private func expectNothingTorn(
    _ workspace: TestDirectory, _ outcome: Program.Outcome, after command: [String], because reason: String,
    limit: Int
  ) throws {
    let whole = try Self.workspace()
    let before = contents(whole)
    _ = try whole.scenec(command, input: Data())
    let after = contents(whole)
    let left = contents(workspace).filter { $0.key != "run.sh" }
    if Self.atomic.contains(command) { #expect(left == before || left == after, "\(outcome.errors)") }
    for (name, data) in left {
      #expect(data == before[name] || data == after[name], "\(name): \(outcome.errors)")
    }
    let isTooLarge = after.contains { before[$0.key] != $0.value && $0.value.count > limit }
    #expect(
      outcome.status == 73 || (outcome.status == 0 && !isTooLarge), "\(outcome.status) \(outcome.errors)")
    if isTooLarge { #expect(outcome.errors.contains(reason), "\(outcome.errors)") }
  }
}

/// The preloaded library that makes calls fail.
struct Faults {
  private let built: PreloadedLibrary
  private let folder: TestDirectory
  var library: String { built.path }
  var report: String { folder.url("calls").path }

  init() throws {
    built = try PreloadedLibrary("faults")
    folder = try TestDirectory()
  }

  /// Returns the environment that kills a process at a call, or never if it is 0.
  func environment(killedAt call: Int) -> [String: String] {
    [
      "LD_PRELOAD": library, "SCENEC_FAULT_CALL": "\(call)", "SCENEC_FAULT_ERROR": "0",
      "SCENEC_FAULT_REPORT": report,
    ]
  }

  func calls() throws -> Int? { Int(try folder.text("calls").dropLast()) }

  private static let errors = [EIO, ENOSPC, EMFILE]

  static func sample(of calls: Int, for command: [String]) -> [(call: Int, error: Int32)] {
    guard ProcessInfo.processInfo.environment["SCENEC_ATTACK"] == nil else {
      return (1...calls).flatMap { call in errors.map { (call, $0) } }
    }
    // The calls differ between commands but not between runs.
    let seed = command.joined().utf8.reduce(17) { ($0 &* 31 &+ Int($1)) & 0xFFFF }
    return (0..<3).map { number in ((seed + number * 7919) % calls + 1, errors[number % errors.count]) }
  }
}
