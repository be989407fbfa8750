/// The startup time of `scenec`, compared with a program that does nothing.
enum StartBenchmark {
  static func run(_ setup: Setup, _ report: Report) throws {
    guard let scenec = setup.scenec, let empty = setup.empty else {
      return report.skip("SCENEC and EMPTY name no programs: not measured")
    }
    let (version, nothing) = try pairedTimes(
      of: 41, { try Benchmarks.run(scenec, ["--version"]) }, { try Benchmarks.run(empty, []) })
    report.add(
      "scenec --version, whole process", .seconds(version.wall),
      beside: [Report.Peer(name: "an empty Swift program", value: nothing.wall)])
  }
}
