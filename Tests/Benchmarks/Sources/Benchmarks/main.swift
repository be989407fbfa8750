import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI

// As a program of its own, to be measured whole against xmllint: read one file into a tree.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "tree" {
  let source = SourceText(
    path: "scene", bytes: Array(try Data(contentsOf: URL(filePath: CommandLine.arguments[2]))))
  exit(SyntaxParser.parse(source).tree == nil ? 1 : 0)
}

// As a program of its own, to be looked at with a profiler: make so many objects, again and again.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "instantiate",
  let objects = Int(CommandLine.arguments[2])
{
  try InstantiationBenchmark().measureGrowth(objects: objects, runs: max(5, 2_000_000 / objects))
  exit(0)
}

if CommandLine.arguments.dropFirst() == ["appearance"] {
  AppearanceBenchmark().run()
  exit(0)
}

let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-benchmarks-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let environment = ProcessInfo.processInfo.environment
let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}

// The tree, against xmllint.
let large = GeneratedScene.text(bytes: 10_000_000)
let largeFile = folder.appending(path: "large.scene")
try large.write(to: largeFile, atomically: true, encoding: .utf8)
let source = SourceText(path: "large.scene", large)
let tree = median(of: 11) { precondition(SyntaxParser.parse(source).tree != nil) }
print(Figure(name: "tree of 10 MB, in-process", seconds: tree, bytes: large.utf8.count).line)
if let xmllint {
  let own = try median(of: 9) { try run(CommandLine.arguments[0], ["tree", largeFile.path()]) }
  let dom = try median(of: 9) { try run(xmllint, ["--noout", largeFile.path()]) }
  let stream = try median(of: 9) { try run(xmllint, ["--stream", "--noout", largeFile.path()]) }
  print(
    Figure(
      name: "tree of 10 MB, whole process", seconds: own, peer: ("xmllint --noout", dom),
      bytes: large.utf8.count
    ).line)
  print(
    Figure(
      name: "tree of 10 MB, whole process", seconds: own, peer: ("xmllint --stream", stream),
      bytes: large.utf8.count
    ).line)
} else {
  print("xmllint is not installed (libxml2-utils): not compared")
}

// Checking.
if let scenec = environment["SCENEC"] {
  try ValidationBenchmark().run(scenec: scenec, xmllint: xmllint, folder: folder)
  try InterfaceBenchmark().run(scenec: scenec, folder: folder)
}

// Loading: 10,000 objects.
let scene = SourceText(path: "objects.scene", GeneratedScene.text(objects: 10_000))
let compiler = SceneCompiler(vocabulary: Registry.library.vocabulary)
let bytes = try compiler.compile(scene).bytes!
let open = try median(of: 21) { _ = try SceneFile(bytes: bytes, registry: .library) }
print(Figure(name: "open and verify 10,000 objects", seconds: open, bytes: bytes.count).line)
func instantiate(_ file: SceneFile) throws {
  let context = SceneContext(clock: ManualClock())
  let controller = try Storyboard(file: file, context: context).instantiateInitialViewController()
  try controller.loadViewIfNeeded()
}
let first = try median(of: 11) { try instantiate(SceneFile(bytes: bytes, registry: .library)) }
print(Figure(name: "open and instantiate 10,000 objects, first time", seconds: first).line)
let file = try SceneFile(bytes: bytes, registry: .library)
let second = try median(of: 21) { try instantiate(file) }
print(Figure(name: "instantiate and release 10,000 objects, second time", seconds: second).line)

// Views that enter a window.
AppearanceBenchmark().run()

// Connected objects, against the loaders of other toolkits.
try InstantiationBenchmark().run(
  peers: programs.deletingLastPathComponent().appending(path: "peers"),
  folder: folder)

// Starting, against a program that does nothing.
let empty = try median(of: 41) { try run(programs.appending(path: "Empty").path(), []) }
print(Figure(name: "an empty Swift program, whole process", seconds: empty).line)
if let scenec = environment["SCENEC"] {
  let version = try median(of: 41) { try run(scenec, ["--version"]) }
  print(
    Figure(name: "scenec --version, whole process", seconds: version, peer: ("an empty Swift program", empty))
      .line)
  print("  which is \((version - empty).readable) more")
}
