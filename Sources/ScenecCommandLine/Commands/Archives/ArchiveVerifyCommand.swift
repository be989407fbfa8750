import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles
import SceneSigning

struct ArchiveVerifyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Check that compiled files are not damaged.",
    discussion: Manual.discussion(
      """
      Opens each file as a program would, which checks every record, and prints a line for each that is damaged: why, in \
      which section and at which byte. With --signed-by, checks that each is as the owner of the key has signed it, too. The \
      status is 0 where all are sound, and 66 where one is not or cannot be read.
      """,
      examples: [
        ("scenec archive verify Resources/*.scenec", "Check a program's files"),
        ("scenec archive verify --signed-by release.pub Resources/*.scenec", "Check who has signed them"),
      ]))

  @Argument(
    help: ArgumentHelp("Compiled files, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var files: [String]
  @Flag(help: "Print a line for each file that is sound, too: its path, version, digest and size.")
  var verbose = false
  @Option(
    help: ArgumentHelp(
      "A public key, whose owner has to have signed each file as it is; may be given several times, for any of several.",
      valueName: "key"),
    completion: .file())
  var signedBy: [String] = []
  @OptionGroup var input: InputOptions

  func execute() throws -> ExitStatus {
    let keys = try signedBy.map { try KeyFile.verifyingKey(in: $0, input) }
    let trust = keys.isEmpty ? nil : ArchiveTrust(keys)
    var isSound = true
    for file in files {
      do {
        let source = try input.read(file, limits: CompiledInput.limits, origin: .named)
        let archive = try CompiledInput.open(source, trust: trust)
        guard verbose else { continue }
        let version = try ArchiveListing(of: source.bytes).version
        try StandardStreams.print(
          "\(source.path): sound, version \(version.major).\(version.minor), digest \(archive.digestText), "
            + "\(source.bytes.count) bytes\n")
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure.message)
        isSound = false
      }
    }
    return isSound ? .success : .unreadable
  }
}
