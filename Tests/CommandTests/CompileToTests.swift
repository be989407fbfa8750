import Foundation
import Testing

@Suite("scenec validate --compile-to")
struct CompileToTests {
  @Test("'--compile-to' compiles valid scenes and prints nothing")
  func validScenes() throws {
    let workspace = try TestDirectory(["s/a.scene": Samples.clock, "s/b.scene": Samples.clock, "out/x": ""])
    let outcome = try workspace.scenec("validate", "s", "--compile-to", "out")
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty && outcome.errors.isEmpty)
    #expect(workspace.files.filter { $0.hasPrefix("out/") } == ["out/a.scenec", "out/b.scenec", "out/x"])
    _ = try workspace.scenec("compile", "s/a.scene", "-o", "alone.scenec")
    #expect(try workspace.data("out/a.scenec") == workspace.data("alone.scenec"))
  }

  @Test("'--compile-to' writes nothing if a file has errors")
  func writesNothingIfAFileHasErrors() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.broken, "out/x": ""])
    let outcome = try workspace.scenec("validate", "a.scene", "b.scene", "--compile-to", "out")
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("b.scene:"))
    #expect(workspace.files.filter { $0.hasPrefix("out/") } == ["out/x"])
  }

  @Test(
    "Rejects an output directory that does not exist before it checks any file",
    arguments: ["--compile-to missing", "--accessors-to missing", "--compile-to a.scene"])
  func missingDirectory(_ options: String) throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.broken])
    let outcome = try workspace.shell("$scenec validate . \(options)")
    #expect(outcome.status == 73)
    let directory = options.split(separator: " ")[1]
    let reason = directory == "missing" ? "it does not exist" : "it is not a directory"
    #expect(
      outcome.errors == "scenec: error: Cannot write to the directory '\(directory)': \(reason)\n",
      "\(outcome.errors)")
    #expect(outcome.text.isEmpty)
  }

  /// Build tools treat a rewritten file as changed.
  @Test("Does not rewrite a compiled file if its content is unchanged")
  func unchangedFileIsNotRewritten() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "out/x": ""])
    func compile() throws -> Date? {
      #expect(try workspace.scenec("validate", "a.scene", "--compile-to", "out").status == 0)
      let attributes = try FileManager.default.attributesOfItem(atPath: workspace.url("out/a.scenec").path)
      return attributes[.modificationDate] as? Date
    }
    _ = try compile()
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: workspace.url("out/a.scenec").path)
    #expect(try compile() == old)
    try workspace.write(
      "a.scene", Samples.clock.replacing("</storyboard>", with: "<!-- more -->\n</storyboard>"))
    #expect(try compile() == old)
    try workspace.write("a.scene", Samples.unnamed)
    #expect(try compile() != old)
  }

  /// A configuration may turn off a rule that the compiler depends on.
  @Test("'--compile-to' fails on a compiler error even if the rule for the error is off")
  func compilerErrorsAlwaysApply() throws {
    let workspace = try TestDirectory([
      "a.scene": Samples.clock.replacing("<view>", with: "<view nonsense=\"1\">"), "out/x": "",
      ".scenec.yml": "rules: { unknown-attribute: off }",
    ])
    let outcome = try workspace.scenec("validate", "a.scene", "--compile-to", "out")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("nonsense"))
    #expect(workspace.files.filter { $0.hasPrefix("out/") } == ["out/x"])
  }

  @Test("Rejects '--compile-to' with options that produce no compiled scenes")
  func rejectsIncompatibleOptions() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    for options in [["--watch"], ["--fix", "--dry-run"], ["--write-baseline", "known.json"]] {
      let outcome = try workspace.scenec(
        ["validate", "a.scene", "--compile-to", "."] + options, input: Data())
      #expect(outcome.status == 64)
      #expect(outcome.errors.contains("cannot be used together"))
    }
    #expect(try workspace.scenec("validate", "-", "--compile-to", ".", input: Samples.clock).status == 64)
  }
}
