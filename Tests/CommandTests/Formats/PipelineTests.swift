import Foundation
import SceneAnalysis
import TestSupport
import Testing

/// The CI examples in the documentation run and write the input of the next step.
@Suite("Examples for CI servers")
struct PipelineTests {
  private static func examples() throws -> [String] {
    let text = try String(
      contentsOf: Golden.project("Sources/ScenecCommandLine/ScenecCommandLine.docc/Checking.md"),
      encoding: .utf8)
    // Other YAML examples configure scenec.
    return text.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
      .filter { $0.contains("scenec validate") }
  }

  /// A directory with a release, whose program prints its arguments.
  private func release(_ version: String) throws -> TestDirectory {
    let workspace = try TestDirectory([
      "scenec/bin/scenec": """
      #!/bin/sh
      if [ "$1" = --version ]; then echo "scenec \(version)"; else echo "ran $*"; fi

      """
    ])
    let made = try workspace.shell(
      """
      chmod +x scenec/bin/scenec; folder=releases/download/v\(version); mkdir -p $folder
      tar -czf $folder/scenec-\(version)-linux-$(uname -m).tar.gz scenec && cd $folder && sha256sum * > SHA256SUMS
      """)
    try #require(made.status == 0, "\(made.errors)")
    return workspace
  }

  private static let action = Golden.project(".github/actions/scenec").path

  @Test("The GitHub action's script installs a release and rejects a wrong checksum")
  func installs() throws {
    let workspace = try release("1.2.3")
    var variables = ["SCENEC_VERSION": "v1.2.3", "SCENEC_REPOSITORY": workspace.directory.absoluteString]
    let outcome = try workspace.shell(
      "\(Self.action)/install.sh deep/down && deep/down/bin/scenec rules", environment: variables)
    #expect(outcome.status == 0 && outcome.text == "ran rules\n", "\(outcome)")
    variables["SCENEC_SHA256"] = String(repeating: "0", count: 64)
    let other = try workspace.shell("\(Self.action)/install.sh other", environment: variables)
    #expect(other.status == 1 && other.errors.contains("the checksum of"), "\(other)")
    variables["SCENEC_VERSION"] = "9.9.9"
    let missing = try workspace.shell("\(Self.action)/install.sh other", environment: variables)
    #expect(missing.status == 1 && missing.errors.contains("cannot download"), "\(missing)")
    #expect(!workspace.files.contains("other"))
  }

  @Test("The pre-commit hook downloads its repository's release only once")
  func hook() throws {
    let workspace = try release(Version.current)
    let made = try workspace.shell(
      """
      mkdir -p hooks/.github/actions hooks/Sources/SceneAnalysis && cp -R '\(Self.action)' hooks/.github/actions
      cp '\(Golden.project("Sources/SceneAnalysis/Version.swift").path)' hooks/Sources/SceneAnalysis
      git init -q hooks && git -C hooks remote add origin '\(workspace.directory.absoluteString)'
      """)
    try #require(made.status == 0, "\(made.errors)")
    let variables = [
      "XDG_CACHE_HOME": workspace.url("cache").path, "PATH": "/usr/bin:/bin", "GIT_DIR": "/nowhere",
    ]
    for _ in 0..<2 {
      let outcome = try workspace.shell(
        "hooks/.github/actions/scenec/hook.sh validate .", environment: variables)
      #expect(outcome.status == 0 && outcome.text == "ran validate .\n", "\(outcome)")
      _ = try workspace.shell("rm -rf releases")
    }
  }

  @Test("The commands of the CI examples run and write the expected reports")
  func examplesRun() throws {
    let examples = try Self.examples()
    #expect(examples.count == 2)
    for example in examples {
      let workspace = try TestDirectory(["Scenes/a.scene": Samples.broken])
      let line = try #require(example.split(separator: "\n").first { $0.contains("scenec validate") })
      let command = try #require(line.firstRange(of: "scenec").map { String(line[$0.lowerBound...]) })
      let outcome = try workspace.shell("$\(command)")
      #expect(outcome.status == 1)
      #expect(outcome.text.contains("Scenes/a.scene"))
      let written = try #require(workspace.files.first { $0.hasPrefix("scenes.") })
      // Another line of the example refers to the file.
      #expect(example.split(separator: "\n").count { $0.hasSuffix(": \(written)") } == 1)
    }
  }
}
