import Foundation
import TestSupport
import Testing

/// The commit and date that `make release` passes to the build and that `scenec --version` prints.
@Suite("Release commits")
struct ReleaseVersionTests {
  /// A cloned or unpacked folder with the commit information.
  private let directory: TestDirectory

  init() throws {
    var files = try Makefiles.texts(in: "scenec/")
    files["scenec/Package.swift"] = ""
    for path in [".gitattributes", ".packaging/origin"] {
      files["scenec/\(path)"] = try String(contentsOf: Golden.project(path), encoding: .utf8)
    }
    directory = try TestDirectory(files)
    let script = ".packaging/origin.sh"
    try Executable.place(Golden.project(script), at: directory.url("scenec/\(script)"))
  }

  private func shell(_ line: String) throws -> String {
    let outcome = try Program.shell(
      line, in: directory.directory,
      environment: [
        "MAKEFLAGS": "", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
        // In the time zone of the commit, it is already the next day.
        "GIT_COMMITTER_DATE": "2026-03-02T01:00:00+1200",
      ])
    try #require(outcome.status == 0, "\(line): \(outcome.errors)")
    return outcome.text
  }

  /// Returns the commit and date that the build in a folder receives, from a dry run of make.
  private func reported(in folder: String = "scenec") throws -> (commit: String, day: String) {
    let commands = try shell("make -n -C \(folder) release")
    let match = try #require(
      commands.firstMatch(of: /SCENEC_COMMIT="(.*?)" SCENEC_DATE="(.*?)" .*swift build -c release/))
    return (String(match.1), String(match.2))
  }

  @Test("A build from a Git clone prints the commit with the version")
  func buildFromCloneReportsCommit() throws {
    _ = try shell("cd scenec && git init -q . && git add . && git commit -q -m First")
    let head = try shell("git -C scenec rev-parse --short=8 HEAD").trimmingCharacters(in: .newlines)
    #expect(head.count == 8)
    #expect(try reported() == (head, "2026-03-01"))
  }

  @Test("The version of a build with uncommitted changes mentions the changes")
  func versionMentionsUncommittedChanges() throws {
    _ = try shell("cd scenec && git init -q . && git add . && git commit -q -m First && echo >> Makefile")
    let head = try shell("git -C scenec rev-parse --short=8 HEAD").trimmingCharacters(in: .newlines)
    #expect(try reported().commit == "\(head) with uncommitted changes")
  }

  @Test("A build from a Git archive prints the commit with the version")
  func buildFromTarballReportsCommit() throws {
    _ = try shell("cd scenec && git init -q . && git add . && git commit -q -m First")
    let head = try shell("git -C scenec rev-parse --short=8 HEAD").trimmingCharacters(in: .newlines)
    _ = try shell("git -C scenec archive --prefix=unpacked/ HEAD | tar -x")
    #expect(try reported(in: "unpacked") == (head, "2026-03-01"))
    // Also if the folder is unpacked in another repository.
    _ = try shell("git init -q . && git add unpacked && git commit -q -m Other")
    #expect(try reported(in: "unpacked") == (head, "2026-03-01"))
  }

  @Test("A build without Git metadata prints no commit with the version")
  func buildFromPlainCopyReportsNoCommit() throws {
    #expect(try reported() == ("", ""))
    _ = try shell("git init -q . && echo > other && git add other && git commit -q -m Other")
    #expect(try reported() == ("", ""))
    // The commit of another repository is not used, even if that repository contains the files.
    _ = try shell("git add . && git commit -q -m Everything")
    #expect(try reported() == ("", ""))
  }
}
