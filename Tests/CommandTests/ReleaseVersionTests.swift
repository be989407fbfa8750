import Foundation
import TestSupport
import Testing

/// What `make release` tells the build of the commit, and `scenec --version` says then.
@Suite("The commit of a release")
struct ReleaseVersionTests {
  /// A folder with the project's Makefile, as somebody has cloned or unpacked it.
  private let directory: TestDirectory

  init() throws {
    directory = try TestDirectory([
      "scenec/Makefile": String(contentsOf: Golden.project("Makefile"), encoding: .utf8),
      "scenec/Package.swift": "",
    ])
  }

  private func shell(_ line: String) throws -> String {
    let outcome = try Program.shell(
      line, in: directory.directory,
      environment: [
        "MAKEFLAGS": "", "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b",
        "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
      ])
    try #require(outcome.status == 0, "\(line): \(outcome.errors)")
    return outcome.text
  }

  /// The commit that the build is told of. Make prints what it would run.
  private func commit() throws -> String {
    let commands = try shell("make -n -C scenec release")
    let match = try #require(commands.firstMatch(of: /SCENEC_COMMIT="(.*?)" .*swift build -c release/))
    return String(match.1)
  }

  @Test func aCloneHasTheCommitThatItIsAt() throws {
    _ = try shell("cd scenec && git init -q . && git add . && git commit -q -m First")
    let head = try shell("git -C scenec rev-parse --short=8 HEAD").trimmingCharacters(in: .newlines)
    #expect(head.count == 8)
    #expect(try commit() == head)
  }

  @Test func changesThatAreNotCommittedAreSaid() throws {
    _ = try shell("cd scenec && git init -q . && git add . && git commit -q -m First && echo >> Makefile")
    let head = try shell("git -C scenec rev-parse --short=8 HEAD").trimmingCharacters(in: .newlines)
    #expect(try commit() == "\(head) with uncommitted changes")
  }

  @Test func aTarballHasNoneNorThatOfTheRepositoryItIsUnpackedIn() throws {
    #expect(try commit() == "")
    _ = try shell("git init -q . && echo > other && git add other && git commit -q -m Other")
    #expect(try commit() == "")
    // Nor is the other's commit taken where it has taken the files in.
    _ = try shell("git add . && git commit -q -m Everything")
    #expect(try commit() == "")
  }
}
