import Foundation

// Compares the speed with other programs in the same run.
//
//     Benchmarks [--json] [--only NAME|NAME/TEXT …]
//     Benchmarks --instantiate COUNT      instantiates this number of objects repeatedly, for a profiler

let benchmarks: [(name: String, run: (Setup, Report) throws -> Void)] = [
  ("tree", TreeBenchmark.run), ("validation", ValidationBenchmark.run),
  ("storyboards", StoryboardBenchmark.run), ("interface", InterfaceBenchmark.run),
  ("loading", LoadingBenchmark.run), ("instantiation", InstantiationBenchmark.run),
  ("appearance", AppearanceBenchmark.run), ("start", StartBenchmark.run), ("motion", MotionBenchmark.run),
  ("pixels", PixelBenchmark.run), ("window", WindowBenchmark.run),
]

func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("\(message)\n".utf8))
  exit(64)
}

var arguments = Array(CommandLine.arguments.dropFirst())
if arguments.count == 2, arguments[0] == "--instantiate", let objects = Int(arguments[1]) {
  try InstantiationBenchmark().measureGrowth(
    objects: objects, runs: max(5, 2_000_000 / objects), Report(only: [], isJSON: false))
  exit(0)
}
let isJSON = arguments.first == "--json"
if isJSON { arguments.removeFirst() }
if arguments.first == "--only" {
  arguments.removeFirst()
} else if !arguments.isEmpty {
  fail("Usage: Benchmarks [--json] [--only NAME|NAME/TEXT …]")
}
for argument in arguments where !benchmarks.contains(where: { $0.name == argument.prefix { $0 != "/" } }) {
  fail("Unknown benchmark '\(argument)'; benchmarks: \(benchmarks.map(\.name).joined(separator: ", "))")
}

let setup = try Setup()
let report = Report(only: arguments, isJSON: isJSON)
var status: Int32 = 0
for benchmark in benchmarks {
  do {
    try report.run(benchmark.name) { try benchmark.run(setup, $0) }
  } catch {
    FileHandle.standardError.write(Data("\(benchmark.name): \(error)\n".utf8))
    status = 1
  }
}
setup.removeFolder()
exit(status)
