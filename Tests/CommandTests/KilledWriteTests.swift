import Foundation
import Glibc
import Testing

@testable import SceneFiles
@testable import ScenecCommandLine

@Suite("Processes that are killed while they write")
struct KilledWriteTests {
  @Test(
    arguments: [
      (".scenec-12-0.tmp", 12), (".scenec-12-99.tmp", 12), (".scenec-0-0.tmp", nil), ("scenec-12-0.tmp", nil),
      (".scenec-12.tmp", nil), (".scenec-12-0.tmp2", nil), (".scenec--1-0.tmp", nil),
      (".scenec-12-0-1.tmp", nil),
      (".scenec-x-0.tmp", nil), (".scenec-12-.tmp", nil), (".scenec-99999999999-0.tmp", nil),
    ] as [(String, pid_t?)])
  func temporaryFileNameContainsProcessID(_ name: String, _ process: pid_t?) {
    #expect(TemporaryFile.process(of: name) == process)
  }

  private func leave(_ name: String, in workspace: TestDirectory, secondsAgo: Int) throws {
    try workspace.write(name, "half")
    let time = timespec(tv_sec: Glibc.time(nil) - secondsAgo, tv_nsec: 0)
    let isSet = withUnsafePointer(to: (time, time)) {
      $0.withMemoryRebound(to: timespec.self, capacity: 2) {
        utimensat(AT_FDCWD, workspace.url(name).path, $0, 0) == 0
      }
    }
    try #require(isSet)
  }

  private func goneProcess() throws -> pid_t {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/true")
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test("Removes the temporary files of killed processes and no other files")
  func removesLeftovers() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let (gone, own) = (try goneProcess(), getpid())
    let day = 24 * 60 * 60
    for (name, age) in [
      (".scenec-\(gone)-0.tmp", 100), (".scenec-\(gone)-1.tmp", 0), (".scenec-\(own)-0.tmp", 100),
      (".scenec-\(own)-1.tmp", 2 * day), ("scenec-\(gone)-0.tmp", 2 * day),
      (".scenec-\(gone)-0.tmpx", 2 * day),
    ] {
      try leave(name, in: workspace, secondsAgo: age)
    }
    try FileManager.default.createDirectory(
      at: workspace.url(".scenec-\(gone)-2.tmp"), withIntermediateDirectories: false)
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    #expect(
      workspace.files
        == [
          ".scenec-\(gone)-0.tmpx", ".scenec-\(gone)-1.tmp", ".scenec-\(gone)-2.tmp", ".scenec-\(own)-0.tmp",
          "a.scene", "a.scenec", "scenec-\(gone)-0.tmp",
        ].sorted())
  }

  @Test(
    "After a process is killed, each file has either its old or its new content",
    .enabled(if: PreloadedLibrary.hasCompiler, "skipped: there is no clang"))
  func filesAreWhole() throws {
    let labels = (0..<3000).map { "<label id=\"l\($0)\" text=\"t\($0)\"/>" }.joined(separator: "\n")
    let scene = Samples.clock.replacing(
      "<viewController id=\"clock\"",
      with:
        "<viewController id=\"clock\"><view>\(labels)</view></viewController></scene><scene><viewController id=\"rest\""
    )
    let workspace = try TestDirectory(["new.scene": scene, "old.scene": Samples.clock])
    for name in ["new", "old"] { #expect(try workspace.scenec("compile", "\(name).scene").status == 0) }
    let whole = [try workspace.data("old.scenec"), try workspace.data("new.scenec")]
    try workspace.write("out/x.scenec", whole[0])
    var seen: Set<Data> = []
    let faults = try Faults()
    func compile(killedAt call: Int) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: Program.path)
      process.arguments = ["compile", "new.scene", "-o", "out/x.scenec"]
      process.currentDirectoryURL = workspace.directory
      process.environment = ProcessInfo.processInfo.environment.merging(faults.environment(killedAt: call)) {
        $1
      }
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    #expect(try compile(killedAt: 0) == 0)
    let calls = try #require(try faults.calls())
    for call in 0...calls {
      try workspace.write("out/x.scenec", whole[0])
      #expect(try (compile(killedAt: call) == 0) == (call == 0))
      let data = try workspace.data("out/x.scenec")
      #expect(whole.contains(data))
      seen.insert(data)
    }
    #expect(seen.count == 2)
    let left = try FileManager.default.contentsOfDirectory(atPath: workspace.url("out").path)
    #expect(left.allSatisfy { $0 == "x.scenec" || TemporaryFile.process(of: $0) != nil }, "\(left)")
  }
}
