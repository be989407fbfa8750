import Foundation
import SceneCompiler
import SceneDiagnostics
import SceneSyntax
import SceneUI

// Reads one file into a tree and ends, so that the whole process can be measured beside xmllint.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "tree" {
  let source = SourceText(
    path: "scene", bytes: Array(try Data(contentsOf: URL(filePath: CommandLine.arguments[2]))))
  exit(SyntaxParser.parse(source).tree == nil ? 1 : 0)
}

// Measures the memory of another process, from a process that needs little memory itself.
if CommandLine.arguments.count > 2, CommandLine.arguments[1] == "peak" {
  try printPeak(of: CommandLine.arguments[2], Array(CommandLine.arguments.dropFirst(3)))
  exit(0)
}

// Makes that many objects again and again, so that a profiler can look at the process.
if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "instantiate",
  let objects = Int(CommandLine.arguments[2])
{
  try InstantiationBenchmark().measureGrowth(objects: objects, runs: max(5, 2_000_000 / objects))
  exit(0)
}

let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-benchmarks-\(getpid())")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
let environment = ProcessInfo.processInfo.environment
let scenec = environment["SCENEC"]
let empty = environment["EMPTY"] ?? programs.appending(path: "Empty").path()
let xmllint = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"].first {
  FileManager.default.isExecutableFile(atPath: $0)
}
if xmllint == nil { print("xmllint is not installed (libxml2-utils): not compared") }
if scenec == nil { print("SCENEC does not name the built program: not measured") }

let benchmarks: [(name: String, run: () throws -> Void)] = [
  ("tree", { try TreeBenchmark().run(xmllint: xmllint, folder: folder) }),
  (
    "validation",
    { if let scenec { try ValidationBenchmark(scenec: scenec, folder: folder).run(xmllint: xmllint) } }
  ),
  (
    "storyboards",
    {
      guard let scenec, let corpus = environment["SCENEC_CORPUS"] else {
        return print("SCENEC_CORPUS names no directory of storyboards: not measured")
      }
      try StoryboardBenchmark(scenec: scenec, folder: folder, corpus: corpus).run(xmllint: xmllint)
    }
  ),
  ("interface", { if let scenec { try InterfaceBenchmark().run(scenec: scenec, folder: folder) } }),
  ("loading", { try LoadingBenchmark().run() }),
  ("appearance", { AppearanceBenchmark().run() }),
  (
    "instantiation",
    {
      try InstantiationBenchmark().run(
        peers: programs.deletingLastPathComponent().appending(path: "peers"), folder: folder)
    }
  ),
  ("start", { try StartBenchmark().run(empty: empty, scenec: scenec) }),
]

let wanted = CommandLine.arguments.dropFirst()
if let unknown = wanted.first(where: { name in !benchmarks.contains { $0.name == name } }) {
  print("There is no benchmark '\(unknown)': \(benchmarks.map(\.name).joined(separator: ", "))")
  exit(64)
}
for benchmark in benchmarks where wanted.isEmpty || wanted.contains(benchmark.name) { try benchmark.run() }
