import Foundation
import Glibc
import Testing

/// Opening a pipe without a writer blocks forever, so only files that the user names may be pipes.
@Suite("Pipes, sockets, and devices")
struct SpecialFileTests {
  struct Place: CustomStringConvertible, Sendable {
    var pipe: String
    var command: String
    var status: Int32 = 66
    var files: [String: String] = [:]
    var description: String { "\(pipe): \(command)" }
  }

  private static let reason = "it is a pipe, not a regular file"
  private static let table = "/* */ \"a.text\" = \"b\";\n"

  static let places = [
    Place(pipe: "s/b.scene", command: "validate s"), Place(pipe: "s/b.xib", command: "validate s"),
    Place(pipe: "s/b.scene", command: "validate 's/*.scene'"),
    Place(pipe: "s/b.scene", command: "format s"), Place(pipe: "s/b.scene", command: "map s -o map.svg"),
    Place(pipe: "s/b.scene", command: "generate s -o out/"),
    Place(pipe: "s/b.xib", command: "import --report s"),
    Place(pipe: "s/.scenec.yml", command: "validate s/a.scene"),
    Place(
      pipe: "s/App.json", command: "validate s/a.scene", files: ["s/.scenec.yml": "classes: [App.json]"]),
    Place(pipe: "s/de.lproj/a.strings", command: "validate s/a.scene", status: 0),
    Place(pipe: "s/de.lproj/a.strings", command: "compile s/a.scene", status: 0),
    Place(pipe: "s/a.xcstrings", command: "validate s/a.scene", status: 0),
    Place(pipe: "Old.nib/keyedobjects.nib", command: "dump Old.nib"),
    Place(
      pipe: "Old.storyboardc/Info.plist", command: "dump Old.storyboardc",
      files: ["Old.storyboardc/a.nib": "x"]),
    // Files that are only looked up are skipped if they cannot be read.
    Place(pipe: "s/b.scene", command: "validate s/lost.scene", status: 0),
    Place(pipe: "s/a~pad.scene", command: "validate s/a.scene", status: 0),
    Place(pipe: "s/Other.scene", command: "validate s/leading.scene", status: 0),
    Place(pipe: "c/b.swift", command: "validate s/a.scene --sources c", status: 0, files: ["c/a.swift": ""]),
    Place(
      pipe: "I.xcassets/x.imageset/Contents.json", command: "validate s/a.scene --images I.xcassets",
      status: 0),
    Place(pipe: "I/x.png", command: "render s/a.scene --images I -o a.svg", status: 0),
    // Outputs that the user did not name.
    Place(pipe: "s/a.scenec", command: "compile s/a.scene", status: 73),
    Place(pipe: "out/a.scenec", command: "compile s/a.scene -o out", status: 73),
    Place(pipe: "out/a.scenec", command: "validate s/a.scene --compile-to out", status: 73),
  ]

  private func workspace(_ more: [String: String]) throws -> TestDirectory {
    let leading = Samples.clock.replacing(
      "<viewController id=\"clock\"",
      with:
        "<viewController id=\"clock\"><segue kind=\"show\" identifier=\"go\" destination=\"Other#x\"/></viewController></scene><scene><viewController id=\"rest\""
    )
    return try TestDirectory(
      [
        "s/a.scene": Samples.clock, "s/lost.scene": Samples.warning, "s/leading.scene": leading,
        "out/.keep": "",
      ].merging(more) { $1 })
  }

  private static let timeLimit = "timeout --signal KILL 100"

  @Test("Does not wait for a named pipe in place of a regular file", arguments: places)
  func doesNotBlockOnPipes(_ place: Place) throws {
    let workspace = try workspace(place.files)
    let outcome = try workspace.shell(
      """
      mkdir -p "$(dirname \(place.pipe))" && mkfifo '\(place.pipe)' && \(Self.timeLimit) $scenec \(place.command)
      """)
    #expect(outcome.status == place.status, "\(outcome.errors) \(outcome.text)")
    if place.status == 66 { #expect(outcome.errors.contains(Self.reason), "\(outcome.errors)") }
    if place.status == 73 {
      #expect(outcome.errors.contains("it is not a regular file"), "\(outcome.errors)")
    }
  }

  @Test(
    "Does not wait for a named pipe in place of a cache file",
    arguments: ["scenec-checks", "scenec-stamps", "scenec-silence", "scenec-sources", "scenec-assets"])
  func doesNotBlockOnPipeInCache(_ name: String) throws {
    let workspace = try workspace(["c/a.swift": "", "I/.keep": ""])
    let outcome = try workspace.shell(
      """
      mkdir cache && mkfifo cache/\(name) && \(Self.timeLimit) $scenec validate s/a.scene --sources c --images I --cache cache
      """)
    #expect([0, 73].contains(outcome.status), "\(outcome.errors)")
  }

  @Test("Skips sockets and devices in a folder")
  func otherKinds() throws {
    let workspace = try workspace([:])
    let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(descriptor) }
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { path in
      for (index, byte) in workspace.url("s/b.scene").path.utf8.enumerated() { path[index] = byte }
    }
    let isBound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    try #require(isBound)
    let socketOutcome = try workspace.scenec("validate", "s")
    #expect(socketOutcome.status == 66)
    #expect(
      socketOutcome.errors == "scenec: error: Cannot read 's/b.scene': it is a socket, not a regular file\n")

    let device = try workspace.shell(
      "mkdir d && ln -s /dev/zero d/z.scene && \(Self.timeLimit) $scenec validate d")
    #expect(device.status == 66)
    #expect(device.errors.contains("it is a device, not a regular file"), "\(device.errors)")
    let circle = try workspace.shell("mkdir e && ln -s z.scene e/z.scene && $scenec validate e")
    #expect(circle.status == 66)
    #expect(circle.errors.contains("Too many levels of symbolic links"), "\(circle.errors)")
    let lost = try workspace.shell("ln -s nowhere s/.scenec.yml && $scenec validate s/a.scene")
    #expect(lost.status == 66)
    #expect(lost.errors.contains(".scenec.yml': No such file or directory"), "\(lost.errors)")
    let folder = try workspace.shell("rm s/.scenec.yml && mkdir s/.scenec.yml && $scenec validate s/a.scene")
    #expect(folder.status == 66)
    #expect(folder.errors.contains(".scenec.yml': Is a directory"), "\(folder.errors)")
  }

  /// Named pipes, such as `<(…)` in a shell.
  @Test(
    "Reads a named pipe that is specified on the command line or in a file list",
    arguments: [
      "validate pipe", "compile pipe -o x.scenec", "format --check pipe", "render pipe -o x.svg",
      "validate s/a.scene --config /dev/null --files-from list",
    ])
  func readsPipeOnCommandLine(_ command: String) throws {
    let workspace = try workspace(["list": "pipe\n"])
    let outcome = try workspace.shell(
      "mkfifo pipe && { cat s/a.scene > pipe & } && \(Self.timeLimit) $scenec \(command)")
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
    #expect(!outcome.errors.contains("Cannot read"), "\(outcome.errors)")
  }

  @Test(
    "Writes to a pipe that is specified on the command line",
    arguments: ["pipe & \(timeLimit) cat pipe > read; wait", "/dev/fd/3 3>&1 | cat > read"])
  func writesToPipe(_ destination: String) throws {
    let workspace = try workspace([:])
    let outcome = try workspace.shell(
      """
      mkfifo pipe
      \(Self.timeLimit) $scenec compile s/a.scene -o \(destination)
      $scenec compile s/a.scene -o a.scenec && cmp read a.scenec
      """)
    #expect(outcome.status == 0, "\(outcome.errors) \(outcome.text)")
  }

  @Test("A signal ends a command that waits for the reader of a pipe")
  func endsWhileWaitingForReader() throws {
    let workspace = try workspace([:])
    let outcome = try workspace.shell(
      "mkfifo pipe && timeout --kill-after 20 3 $scenec compile s/a.scene -o pipe")
    #expect(outcome.status == 124, "\(outcome.errors) \(outcome.text)")
  }

  /// The manifest is needed for classes, for settings and for the cache, but a pipe can be read only once.
  @Test("Reads a class manifest from a named pipe only once")
  func readsManifestFromCommandLineOnce() throws {
    let workspace = try workspace(["App.json": Samples.manifest])
    let options = "validate s/a.scene --cache cache"
    let piped = try workspace.shell(
      "mkfifo pipe && { cat App.json > pipe & } && \(Self.timeLimit) $scenec \(options) --classes pipe")
    let plain = try workspace.scenec("validate", "s/a.scene", "--classes", "App.json")
    #expect(piped.text == plain.text && piped.status == plain.status, "\(piped.errors)")
    // The cache is invalid because the pipe has different content.
    try workspace.write("App.json", Samples.manifest.replacing("ClockController", with: "Other"))
    let other = try workspace.shell(
      "{ cat App.json > pipe & } && \(Self.timeLimit) $scenec \(options) --classes pipe")
    let otherPlain = try workspace.scenec("validate", "s/a.scene", "--classes", "App.json")
    #expect(other.text == otherPlain.text && other.status == otherPlain.status, "\(other.errors)")
  }
}
