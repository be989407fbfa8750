import ArgumentParser
import SceneAnalysis
import SceneFiles

struct CompilationOptions: ParsableArguments {
  @Option(
    name: .customLong("compile-to"),
    help: ArgumentHelp(
      """
      Compile all scenes to this directory if there are no errors. Unchanged files are not rewritten.
      """, valueName: "directory"),
    completion: .directory)
  var directory: String?
  @Option(
    name: .customLong("accessors-to"),
    help: ArgumentHelp(
      """
      Write Swift accessors for all scenes to this directory if there are no errors. The accessors are the \
      same as those from 'scenec generate'. The 'accessors' key in .scenec.yml sets their access level.
      """, valueName: "directory"),
    completion: .directory)
  var accessors: String?
  @Option(
    help: ArgumentHelp(
      """
      The module that contains the accessors. The accessors import all other modules whose classes they use. \
      Default: NAME if the accessors are written to 'Sources/NAME'. Otherwise, all classes are assumed to be \
      in the same module as the accessors.
      """,
      valueName: "name"))
  var module: String?

  var isWanted: Bool { directory != nil || accessors != nil }

  func validate(with watching: WatchOptions, _ fixing: FixOptions, _ baseline: BaselineOptions) throws {
    guard module == nil || accessors != nil else {
      throw ValidationError("'--module' requires '--accessors-to'.")
    }
    let given = [("--compile-to", directory), ("--accessors-to", accessors)]
    guard let (option, directory) = given.first(where: { $0.1 != nil }) else { return }
    let refusals: [(isGiven: Bool, option: String)] = [
      (watching.watch, "--watch"), (fixing.dryRun, "--dry-run"),
      (baseline.writeBaseline != nil, "--write-baseline"),
    ]
    if let refusal = refusals.first(where: \.isGiven) {
      throw ValidationError("'\(option) \(directory ?? "")' and '\(refusal.option)' cannot be used together.")
    }
  }

  func plan(for checks: [SceneCheck]) throws(Failure) -> CompilationPlan {
    try CompilationPlan(for: checks, scenesTo: directory, accessorsTo: accessors, module: module)
  }
}
