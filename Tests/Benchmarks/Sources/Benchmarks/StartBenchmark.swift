/// Starting, against a program that does nothing.
struct StartBenchmark {
  func run(empty: String, scenec: String?) throws {
    let nothing = try median(of: 41) { try Benchmarks.run(empty, []) }
    print(Figure(name: "an empty Swift program, whole process", seconds: nothing).line)
    guard let scenec else { return }
    let version = try median(of: 41) { try Benchmarks.run(scenec, ["--version"]) }
    print(
      Figure(
        name: "scenec --version, whole process", seconds: version, peer: ("an empty Swift program", nothing)
      ).line)
    print("  which is \((version - nothing).readable) more")
  }
}
