import Foundation
import TestSupport
import Testing

@Suite struct AttackTests {
  /// Valgrind takes almost a minute, so these tests run only with the tests of `make test-all`.
  private static let countsInstructions = ConditionTrait.enabled(
    if: ProcessInfo.processInfo.environment["SCENEC_TEST_SCREENS"] != nil
      && FileManager.default.isExecutableFile(atPath: "/usr/bin/valgrind"),
    "needs SCENEC_TEST_SCREENS and the package valgrind")

  private func attack(_ arguments: String...) throws -> Program.Outcome {
    try Program.run(
      Program.path(of: "Attack"), arguments, in: FileManager.default.temporaryDirectory)
  }

  private func growth(_ names: String..., count: Int) throws -> Program.Outcome {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../Tools/Growth/growth.py").standardized.path
    return try Program.run(
      "/usr/bin/python3",
      [
        "-B", script, "--attack", Program.path(of: "Attack"), "--scenec", Program.path(of: "scenec"),
        "--count",
        "\(count)", "--exact",
      ] + names, in: FileManager.default.temporaryDirectory)
  }

  @Test("An app loads random scenes without crashing")
  func randomScenesDoNotCrashApps() throws {
    let outcome = try attack("--sample", "60", "--seed", "1")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.text.hasSuffix(" 0 faults\n"))
  }

  @Test("Compiled scenes with random changes are shown or rejected, but never crash an app or the tool")
  func mutatedArchives() throws {
    let outcome = try attack("--archives", "400", "--seed", "1")
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.text.hasSuffix(" 0 faults\n"))
    #expect(!outcome.text.contains(": 0 played"), "some changed scenes pass verification")
    // A navigation controller contains a container to which a segue of its own content leads.
    #expect(try attack("--cases", "archive seed=5168 whole=1").text.hasSuffix(" 0 faults\n"))
  }

  /// Doubling the input at most doubles the work. Instructions are counted because they do not depend on the
  /// clock.
  @Test(
    "Twice as many elements in a scene require at most twice as many instructions", Self.countsInstructions,
    arguments: RandomSeeds.of(2).map { ["app changesOneByOne", "app button"][$0] })
  func workIsProportionalToInput(_ element: String) throws {
    let outcome = try growth(element, count: 20)
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
    #expect(outcome.text.hasSuffix("1 cases, 0 faults\n"))
  }

  @Test(
    "Laying out views that do not fit takes time in proportion to their number", Self.countsInstructions,
    arguments: ["squeezed-vertical-fill", "squeezed-constraints"])
  func layoutOfSqueezedViewsIsProportionalToInput(_ name: String) throws {
    let outcome = try growth(name, count: 150)
    #expect(outcome.status == 0, "\(outcome.text)\(outcome.errors)")
  }

  @Test("The growth check reports work that grows faster than the size of the input", Self.countsInstructions)
  func detectsDisproportionateGrowth() throws {
    let outcome = try growth("app square", "app nothing of this", count: 2000)
    #expect(outcome.status == 1)
    #expect(outcome.text.contains(/app square .* grows by more than 2.3 per doubling/))
    #expect(outcome.text.contains(/app nothing of this .* cannot be measured/))
    #expect(outcome.text.hasSuffix("2 cases, 2 faults\n"))
  }

  @Test("The attack tool reports deliberate crashes, endless loops, and memory errors")
  func detectsSeededFaults() throws {
    let outcome = try attack(
      "--cases", "trap;spin;swallow;overflow;label;label text=2;nothing of this", "--seconds", "1")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("trap : traps:"))
    #expect(outcome.text.contains("spin : takes too long"))
    #expect(outcome.text.contains("swallow : "))
    #expect(outcome.text.contains("overflow : touches memory"))
    #expect(outcome.text.hasSuffix("6 scenes: 2 played, 0 refused, 4 faults\n"))
  }
}
