import Foundation
import Glibc
import Testing

@testable import SceneFiles

@Suite("Writing files")
struct FileOutputTests {
  private final class Directory: Sendable {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appendingPathComponent(
        "scenec-files-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.resolvingSymlinksInPath().path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    subscript(name: String) -> String { "\(path)/\(name)" }
    func text(_ name: String) -> String? { try? String(contentsOfFile: self[name], encoding: .utf8) }
    func write(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: self[name]))
    }
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// Replaces a file as most editors do.
    func save(_ name: String, _ text: String) throws {
      try write(".editor", text)
      #expect(rename(self[".editor"], self[name]) == 0)
    }
  }

  private let old = Array("old".utf8)
  private let new = Array("new".utf8)

  @Test("Leaves a file unchanged that another program changed, removed, or created after it was read")
  func leavesChangedFile() throws {
    let directory = try Directory()
    for (present, expected) in [
      ("saved", .contents(old)), ("olt", .contents(old)), (nil, .contents(old)), ("saved", .nothing),
    ] as [(String?, FileOutput.Expected)] {
      unlink(directory["a"])
      if let present { try directory.write("a", present) }
      let failure = #expect(throws: Failure.self) {
        try FileOutput.write(new, to: directory["a"], .named, replacing: expected)
      }
      #expect(failure?.message == "'\(directory["a"])' was changed by another program and was not written")
      #expect(failure?.kind == .cannotCreate)
      #expect(directory.text("a") == present)
      #expect(directory.names == (present == nil ? [] : ["a"]))
    }
  }

  @Test("Writes thousands of files together, with few open files")
  func manyFiles() throws {
    let directory = try Directory()
    let names = (0..<3000).map { "\($0 % 3)/\($0)" }
    try FileOutput.write(
      names.map { FileOutput.Output(new, to: directory[$0], below: directory.path + "/") })
    #expect(names.allSatisfy { directory.text($0) == "new" })
    #expect(directory.names == ["0", "1", "2"])
  }

  @Test("Does not lose a file that an editor saves at the same time")
  func keepsFileThatEditorSaves() async throws {
    let directory = try Directory()
    let large = String(repeating: "x", count: 20_000)
    for number in 0..<600 {
      try directory.write("a", "old" + large)
      let editor = Task.detached {
        usleep(UInt32(number % 60 * 10))
        try directory.save("a", "saved \(number)" + large)
      }
      let bytes = Array((directory.text("a") ?? "").utf8)
      usleep(UInt32(number % 7 * 50))
      _ = try? FileOutput.write(
        bytes + Array(" formatted".utf8), to: directory["a"], replacing: .contents(bytes))
      try await editor.value
      #expect(directory.text("a")?.hasPrefix("saved \(number)") == true)
    }
    #expect(directory.names == ["a"])
  }

  @Test("Does not follow a symbolic link whose name the user did not specify")
  func refusesPlantedLinks() throws {
    let (directory, outside) = (try Directory(), try Directory())
    try outside.write("victim", "old")
    symlink(outside["victim"], directory["a"])
    symlink(outside.path, directory["de.lproj"])
    for (path, base) in [("a", nil), ("a", directory.path), ("de.lproj/victim", directory.path)]
      as [(String, String?)]
    {
      let failure = #expect(throws: Failure.self) {
        try FileOutput.write(new, to: directory[path], below: base)
      }
      #expect(failure?.message.contains("it is a symbolic link") == true, "\(failure?.message ?? "")")
    }
    #expect(throws: Failure.self) { try FileOutput.writeInPlace(new, to: directory["a"]) }
    #expect(throws: Failure.self) { try FileOutput.write(new, to: directory["../x"], below: directory.path) }
    #expect(outside.text("victim") == "old" && outside.names == ["victim"])
    // The directory that the user named can be a link.
    symlink(directory.path, outside["link"])
    try FileOutput.write(new, to: outside["link/sub/b"], below: outside["link"])
    try FileOutput.write(new, to: outside["link/c"])
    #expect(directory.text("sub/b") == "new" && directory.text("c") == "new")
  }

  @Test("Keeps a symbolic link that the user named, and writes its target")
  func keepsNamedLink() throws {
    let directory = try Directory()
    try directory.write("target", "old")
    symlink("target", directory["link"])
    try FileOutput.write(new, to: directory["link"], .named, replacing: .contents(old))
    #expect(directory.text("target") == "new")
    #expect(FileIdentity.isLink(directory["link"]))
  }

  @Test("Writes either all files or none of them")
  func writesAllOrNone() throws {
    let directory = try Directory()
    try directory.write("a", "old")
    try directory.write("c", "saved")
    let outputs = [
      FileOutput.Output(new, to: directory["a"]), FileOutput.Output(new, to: directory["b"]),
      FileOutput.Output(new, to: directory["de.lproj/b"], below: directory.path),
    ]
    let failing = FileOutput.Output(new, to: directory["c"], replacing: .contents(old))
    #expect(throws: Failure.self) { try FileOutput.write(outputs + [failing]) }
    let unwritable = FileOutput.Output(new, to: directory["none/d"])
    #expect(throws: Failure.self) { try FileOutput.write(outputs + [unwritable]) }
    #expect(directory.names == ["a", "c"])
    #expect(directory.text("a") == "old" && directory.text("c") == "saved")
    try FileOutput.write(outputs)
    #expect(directory.names == ["a", "b", "c", "de.lproj"])
    #expect(["a", "b", "de.lproj/b"].allSatisfy { directory.text($0) == "new" })
  }

  @Test("Keeps the mode of a replaced file, and its owner if the process may set it")
  func keepsModeAndOwner() throws {
    let directory = try Directory()
    try directory.write("a", "old")
    let isRoot = geteuid() == 0
    if isRoot { #expect(chown(directory["a"], 4321, 1234) == 0) }
    #expect(chmod(directory["a"], 0o2640) == 0)
    for expected in [FileOutput.Expected.contents(old), .anything] {
      try FileOutput.write(new, to: directory["a"], replacing: expected)
      var status = stat()
      #expect(stat(directory["a"], &status) == 0)
      #expect(status.st_mode & 0o7777 == 0o2640)
      if isRoot { #expect(status.st_uid == 4321 && status.st_gid == 1234) }
    }
  }

  @Test("Keeps the extended attributes of a replaced file")
  func keepsExtendedAttributes() throws {
    let directory = try Directory()
    try directory.write("a", "old")
    func python(_ code: String) throws -> Bool {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["python3", "-c", "import os, sys; " + code, directory["a"]]
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus == 0
    }
    // Not all file systems support attributes.
    guard try python("os.setxattr(sys.argv[1], 'user.tag', b'blue')") else { return }
    try FileOutput.write(new, to: directory["a"])
    #expect(try python("sys.exit(os.getxattr(sys.argv[1], 'user.tag') != b'blue')"))
  }
}
