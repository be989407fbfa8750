import Foundation
import Glibc
import Testing

@Suite("scenec compile")
struct CompileTests {
  @Test("Writes the compiled file next to the scene")
  func besideTheScene() throws {
    let workspace = try TestDirectory(["s/Clock.scene": Samples.clock])
    let outcome = try workspace.scenec("compile", "s/Clock.scene")
    #expect(outcome.status == 0)
    #expect(outcome.text.isEmpty && outcome.errors.isEmpty)
    #expect(workspace.files == ["s", "s/Clock.scene", "s/Clock.scenec"])
    #expect(try workspace.data("s/Clock.scenec").starts(with: Data([0x89, 0x53, 0x43, 0x45])))
  }

  @Test(
    "Omits an unsupported runtime attribute from the compiled scene")
  func attributeThatIsLeftOut() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="c-1">
        <scenes><scene sceneID="s-1"><objects>
          <viewController id="c-1" sceneMemberID="viewController">
            <navigationItem key="navigationItem" id="n-1">
              <barButtonItem key="rightBarButtonItem" systemItem="add" id="b-1">
                <userDefinedRuntimeAttributes>
                  <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Add" localized="YES"/>
                </userDefinedRuntimeAttributes>
              </barButtonItem>
            </navigationItem>
          </viewController>
        </objects></scene></scenes>
      </document>
      """
    let outcome = try TestDirectory(["Main.storyboard": text]).scenec("compile", "Main.storyboard")
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func acceptsAnyFileExtension() throws {
    let workspace = try TestDirectory(["Clock.xml": Samples.clock, "Clock": Samples.clock])
    #expect(try workspace.scenec("compile", "Clock.xml").status == 0)
    #expect(workspace.files.contains("Clock.scenec"))
  }

  @Test("Writes a compiled file whose name has the maximum length")
  func supportsMaximumNameLength() throws {
    let name = String(repeating: "n", count: 248)
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec("compile", "a.scene", "-o", name + ".scenec").status == 0)
    #expect(workspace.files == ["a.scene", name + ".scenec"])
  }

  @Test("'-o' specifies a file, a folder, or standard output")
  func writesToFileDirectoryOrStandardOutput() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.unnamed, "out/x": ""])
    #expect(try workspace.scenec("compile", "a.scene", "-o", "Main.bin").status == 0)
    #expect(try workspace.scenec("compile", "a.scene", "b.scene", "-o", "out").status == 0)
    #expect(workspace.files.filter { $0.hasPrefix("out/") } == ["out/a.scenec", "out/b.scenec", "out/x"])
    let piped = try workspace.scenec("compile", "a.scene", "-o", "-")
    #expect(piped.status == 0)
    #expect(try piped.output == workspace.data("Main.bin"))
    #expect(try piped.output == workspace.data("out/a.scenec"))
  }

  @Test("Requires an output file for standard input")
  func standardInputRequiresOutput() throws {
    let workspace = try TestDirectory()
    #expect(try workspace.scenec("compile", "-", input: Samples.clock).status == 64)
    #expect(try workspace.scenec("compile", "-", "-o", ".", input: Samples.clock).status == 64)
    let outcome = try workspace.scenec("compile", "-", "-o", "Clock.scenec", input: Samples.clock)
    #expect(outcome.status == 0)
    #expect(workspace.files == ["Clock.scenec"])
  }

  @Test func writesDiagnosticsToStandardError() throws {
    let workspace = try TestDirectory(["a.scene": Samples.unnamed])
    let outcome = try workspace.scenec("compile", "a.scene", "-o", "-")
    #expect(outcome.status == 0)
    #expect(!outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("a.scene:6:"))
  }

  @Test("Skips files that have errors and, with '--strict', files that have warnings")
  func compilesFilesWithoutErrors() throws {
    let workspace = try TestDirectory([
      "a.scene": Samples.broken, "b.scene": Samples.clock, "c.scene": Samples.unnamed,
    ])
    let outcome = try workspace.scenec("compile", "--strict", "a.scene", "b.scene", "c.scene")
    #expect(outcome.status == 1)
    #expect(workspace.files == ["a.scene", "b.scene", "b.scenec", "c.scene"])
    #expect(outcome.errors.contains("'c.scene' was not compiled, because --strict treats warnings as errors"))
  }

  @Test("Replaces an existing compiled file atomically")
  func replacesAtomically() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "a.scenec": "old"])
    // An app that has the old file open continues to read it.
    let old = try FileHandle(forReadingFrom: workspace.url("a.scenec"))
    #expect(chmod(workspace.url("a.scenec").path, 0o640) == 0)
    #expect(try workspace.scenec("compile", "a.scene").status == 0)
    #expect(try old.readToEnd() == Data("old".utf8))
    #expect(try workspace.data("a.scenec") != Data("old".utf8))
    let attributes = try FileManager.default.attributesOfItem(atPath: workspace.url("a.scenec").path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    try workspace.write("a.scene", Samples.broken)
    let compiled = try workspace.data("a.scenec")
    #expect(try workspace.scenec("compile", "a.scene").status == 1)
    #expect(try workspace.data("a.scenec") == compiled)
    #expect(workspace.files == ["a.scene", "a.scenec"])
  }

  @Test("Writes to the target of a symbolic link if the user names the link, and preserves the link")
  func preservesLinks() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "real/x": "old"])
    try FileManager.default.createSymbolicLink(
      atPath: workspace.url("a.scenec").path, withDestinationPath: "real/x")
    let derived = try workspace.scenec("compile", "a.scene")
    #expect(derived.status == 73 && derived.errors.contains("'a.scenec': it is a symbolic link"))
    #expect(try workspace.data("real/x") == Data("old".utf8))
    #expect(try workspace.scenec("compile", "a.scene", "-o", "a.scenec").status == 0)
    #expect(try workspace.data("real/x") != Data("old".utf8))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: workspace.url("a.scenec").path) == "real/x")
  }

  @Test("Writes a compiled scene to a device file")
  func writesToDeviceFiles() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    #expect(try workspace.scenec("compile", "a.scene", "-o", "/dev/null").status == 0)
    var status = stat()
    #expect(stat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
    let full = try workspace.scenec("compile", "a.scene", "-o", "/dev/full")
    #expect(full.status == 73)
    #expect(full.errors.contains("No space left on device"))
  }

  @Test("Exits with status 73 if the compiled file cannot be written")
  func unwritableOutput() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let missing = try workspace.scenec("compile", "a.scene", "-o", "missing/a.scenec")
    #expect(missing.status == 73)
    #expect(
      missing.errors == "scenec: error: Cannot write 'missing/a.scenec': No such file or directory\n")
    #expect(try workspace.scenec("compile", "a.scene", "-o", "missing/").status == 73)
    // Even root cannot create files there.
    #expect(try workspace.scenec("compile", "a.scene", "-o", "/proc/self/a.scenec").status == 73)
    #expect(workspace.files == ["a.scene"])
  }

  @Test(
    "Exits with status 73 if the output folder is read-only",
    .enabled(if: geteuid() != 0, "permissions do not hold back root"))
  func reportsReadOnlyDirectory() throws {
    let workspace = try TestDirectory(["d/a.scene": Samples.clock])
    #expect(chmod(workspace.url("d").path, 0o555) == 0)
    defer { chmod(workspace.url("d").path, 0o755) }
    let outcome = try workspace.scenec("compile", "d/a.scene")
    #expect(outcome.status == 73)
    #expect(outcome.errors == "scenec: error: Cannot write 'd/a.scenec': Permission denied\n")
    #expect(workspace.files == ["d", "d/a.scene"])
  }

  @Test("After a failed write, removes the partial file and preserves the old file")
  func removesPartialFiles() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "a.scenec": "old"])
    let outcome = try workspace.shell("ulimit -f 0; exec $scenec compile a.scene 2>&-")
    #expect(outcome.status == 73)
    #expect(try workspace.text("a.scenec") == "old")
    #expect(workspace.files == ["a.scene", "a.scenec"])
  }

  @Test("Rejects an output path that would overwrite an input or another output")
  func neverOverwritesInputs() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scenec": Samples.clock, "x/a.scene": ""])
    #expect(try workspace.scenec("compile", "a.scene", "-o", "./a.scene").status == 64)
    #expect(try workspace.scenec("compile", "b.scenec").status == 64)
    let same = try workspace.scenec("compile", "a.scene", "x/a.scene", "-o", ".")
    #expect(same.status == 64)
    #expect(same.errors == "scenec: error: Two inputs cannot be written to the same file './a.scenec'\n")
    #expect(try workspace.text("a.scene") == Samples.clock)
    #expect(workspace.files == ["a.scene", "b.scenec", "x", "x/a.scene"])
  }

  @Test("Requires an existing output folder for several inputs")
  func requiresDirectoryForSeveralInputs() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.clock])
    for output in ["-", "new", "a.scene"] {
      #expect(try workspace.scenec("compile", "a.scene", "b.scene", "-o", output).status == 64)
    }
    #expect(try workspace.scenec("compile", "a.scene", "b.scene", "--source-path", "x").status == 64)
    #expect(workspace.files == ["a.scene", "b.scene"])
  }

  @Test("The source map contains the relative path of the scene")
  func sourceMapContainsRelativePath() throws {
    let workspace = try TestDirectory(["s/a.scene": Samples.clock])
    func source(_ arguments: String...) throws -> Substring? {
      let outcome = try workspace.scenec(
        ["compile", "-o", "a.scenec"] + arguments, input: Data(Samples.clock.utf8))
      #expect(outcome.status == 0)
      return try workspace.scenec("dump", "a.scenec").text.split(separator: "\n")
        .first { $0.hasPrefix("source ") }
    }
    #expect(try source("s/a.scene") == "source \"s/a.scene\"")
    #expect(try source("./s//a.scene") == "source \"s/a.scene\"")
    #expect(try source(workspace.url("s/a.scene").path) == "source \"s/a.scene\"")
    #expect(try source("s/a.scene", "--source-path", "My.scene") == "source \"My.scene\"")
    #expect(try source("-") == "source \"<stdin>\"")
    #expect(try source("-", "--stdin-path", "In.scene") == "source \"In.scene\"")
    #expect(try source("s/a.scene", "--no-source-map") == nil)
  }

  @Test("The source map does not affect the digest")
  func sourceMapDoesNotChangeDigest() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock])
    let with = try workspace.shell("$scenec compile a.scene -o - | $scenec dump -")
    let without = try workspace.shell("$scenec compile a.scene --no-source-map -o - | $scenec dump -")
    #expect(with.text.digest == without.text.digest)
    #expect(with.text != without.text)
  }

  @Test("Reports files that are missing or exceed a limit, and compiles the other files")
  func enforcesLimitsAndReportsUnreadableInputs() throws {
    let workspace = try TestDirectory(["a.scene": Samples.clock, "b.scene": Samples.clock])
    #expect(try workspace.scenec("compile", "a.scene", "--max-bytes", "10").status == 1)
    let outcome = try workspace.scenec("compile", "missing.scene", "b.scene")
    #expect(outcome.status == 66)
    #expect(workspace.files == ["a.scene", "b.scene", "b.scenec"])
  }

  @Test("Compiles a file whose name consists only of an extension")
  func acceptsFileNameWithOnlyAnExtension() throws {
    let workspace = try TestDirectory([".scene": Samples.clock])
    #expect(try workspace.scenec("compile", ".scene").status == 0)
    #expect(workspace.files == [".scene", ".scene.scenec"])
  }
}

extension String {
  var digest: Substring? { split(separator: "\n").first { $0.hasPrefix("digest ") } }
}
