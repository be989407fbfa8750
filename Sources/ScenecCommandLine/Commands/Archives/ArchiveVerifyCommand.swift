import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles
import SceneSigning
import SceneValues

struct ArchiveVerifyCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "verify",
    abstract: "Verify that compiled scenes are not damaged.",
    discussion: Manual.discussion(
      """
      Opens each file as an app does, checks all records, and lists each damaged file with the reason, \
      section, and byte offset. With '--signed-by', also verifies the signatures. The exit status is 0 if \
      all files are intact, and 66 if any file is damaged, has no valid signature, or cannot be read.
      """,
      examples: [
        ("scenec archive verify Resources/*.scenec", "Verify an app's files"),
        ("scenec archive verify --signed-by release.pub Resources/*.scenec", "Verify the signatures"),
      ]))

  @Argument(
    help: ArgumentHelp("The compiled scenes to verify, or '-' for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var files: [String]
  @Flag(help: "List intact files as well, with their version, digest, and size.")
  var verbose = false
  @Option(
    help: ArgumentHelp(
      """
      A file that contains a public key. Each compiled scene must have a signature that matches one of the \
      specified keys. Can be repeated.
      """,
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
          "\(source.path.printable): intact, version \(version.major).\(version.minor), digest \(archive.digestText), "
            + "\(source.bytes.count) bytes\n")
      } catch {
        guard let failure = Failure(error) else { throw error }
        StandardStreams.report(failure)
        isSound = false
      }
    }
    return isSound ? .success : .unreadable
  }
}
