import Foundation
import Testing

/// `scenec validate --accessors-to`, which the SwiftPM plugin calls.
@Suite("scenec validate --accessors-to")
struct AccessorsToTests {
  private func workspace(_ configuration: String = "") throws -> TestDirectory {
    try TestDirectory(["Clock.scene": Samples.clock, "out/x": "", ".scenec.yml": configuration])
  }

  @Test("'--accessors-to' writes the same files as 'generate'")
  func writesSameFilesAsGenerate() throws {
    let workspace = try workspace()
    let outcome = try workspace.scenec(
      "validate", "Clock.scene", "--compile-to", "out", "--accessors-to", "out", "--module", "App")
    #expect(outcome.status == 0 && outcome.text.isEmpty && outcome.errors.isEmpty)
    _ = try workspace.scenec("generate", "Clock.scene", "--module", "App")
    #expect(try workspace.data("out/Clock.scene.swift") == workspace.data("Clock.scene.swift"))
    #expect(workspace.files.contains("out/Clock.scenec"))
    #expect(try workspace.text("Clock.scene.swift").contains("SceneReference<ClockController>"))
  }

  @Test("The configuration sets the access level of the generated accessors")
  func configurationSetsAccessLevel() throws {
    let arguments = ["validate", "Clock.scene", "--accessors-to", "out"]
    let open = try workspace("accessors: package")
    #expect(try open.scenec(arguments, input: Data()).status == 0)
    #expect(try open.text("out/Clock.scene.swift").contains("package enum Clock {"))
    // The build requires the file even if it has no accessors.
    let none = try workspace("accessors: none")
    #expect(try none.scenec(arguments, input: Data()).status == 0)
    #expect(try none.text("out/Clock.scene.swift").hasPrefix("//"))
    let wrong = try workspace("accessors: everybody").scenec(arguments, input: Data())
    #expect(wrong.status == 66)
    #expect(
      wrong.errors.contains(".scenec.yml:1:12: 'accessors' must be an access level. Valid values: 'internal'")
    )
  }

  @Test("'--accessors-to' writes nothing if a file has errors")
  func writesNothingIfAFileHasErrors() throws {
    let workspace = try workspace()
    try workspace.write("Broken.scene", Samples.broken)
    let outcome = try workspace.scenec("validate", "Clock.scene", "Broken.scene", "--accessors-to", "out")
    #expect(outcome.status == 1)
    #expect(workspace.files.filter { $0.hasPrefix("out/") } == ["out/x"])
  }

  @Test("Reports scene names that convert to the same Swift name")
  func reportsDuplicateNames() throws {
    let workspace = try TestDirectory(["Odd.scene": AccessorSamples.odd, "out/x": ""])
    let arguments = ["validate", "Odd.scene", "--no-rule", "control-without-label"]
    #expect(try !workspace.scenec(arguments, input: Data()).text.contains("accessor-name-taken"))
    let reported = try workspace.scenec(arguments + ["--accessors-to", "out"], input: Data())
    #expect(reported.status == 0 && reported.text.contains("[accessor-name-taken]"))
    let silenced = try workspace.scenec(
      arguments + ["--accessors-to", "out", "--no-rule", "accessor-name-taken"], input: Data())
    #expect(!silenced.text.contains("accessor-name-taken"))
  }

  @Test("Rejects '--accessors-to' with options that produce no compiled scenes")
  func rejectsIncompatibleOptions() throws {
    let workspace = try workspace()
    for options in [["--watch"], ["--fix", "--dry-run"], ["--write-baseline", "known.json"]] {
      let outcome = try workspace.scenec(
        ["validate", "Clock.scene", "--accessors-to", "out"] + options, input: Data())
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("'--accessors-to out'"))
    }
    #expect(try workspace.scenec("validate", "Clock.scene", "--module", "App").status == 64)
  }
}
