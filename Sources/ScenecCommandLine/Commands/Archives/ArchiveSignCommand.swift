import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles
import SceneSigning

struct ArchiveSignCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign compiled files, so that programs take them from you alone.",
    discussion: Manual.discussion(
      """
      Puts an Ed25519 signature of all its bytes into each file, in place of one that it has. A program refuses what is not \
      signed, or was changed afterwards, once 'context.trust' is set. A private key is a PEM file without password, as \
      OpenSSL makes it; its public key is what programs are given. All files are signed before the first one is written.
      """,
      examples: [
        ("openssl genpkey -algorithm ed25519 -out release.key", "Make a private key"),
        ("openssl pkey -in release.key -pubout -out release.pub", "Get its public key"),
        ("scenec archive sign --key release.key Resources/*.scenec", "Sign a program's files"),
        ("scenec archive verify --signed-by release.pub Resources/*.scenec", "Check the signatures"),
      ]))

  @Argument(
    help: ArgumentHelp("Compiled files, or - for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var files: [String]
  @Option(
    help: ArgumentHelp("The private key, or - for standard input.", valueName: "key"), completion: .file())
  var key: String
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file to write, where one is signed; - for standard output. By default, each file is replaced.",
      valueName: "out"),
    completion: .file())
  var output: String?
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard files.count == 1 || output == nil else { throw ValidationError("'-o' takes one input.") }
    guard !files.contains("-") || output != nil else {
      throw ValidationError("Say by '-o' where what is read from standard input goes.")
    }
    guard files.count(where: { $0 == "-" }) + (key == "-" ? 1 : 0) <= 1 else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func execute() throws -> ExitStatus {
    let key = try KeyFile.signingKey(in: key, input)
    let trust = ArchiveTrust([key.publicKey])
    let signed = try files.map { file in
      let archive = try CompiledInput.open(try input.read(file, limits: CompiledInput.limits, origin: .named))
      do {
        let bytes = try key.sign(archive)
        _ = try Archive(bytes: bytes, trust: trust)
        return bytes
      } catch let error as ArchiveError {
        throw Failure("Cannot sign '\(input.displayPath(file))': \(error)", .unusable)
      }
    }
    for (file, bytes) in zip(files, signed) { try OutputDestination(output ?? file).write(bytes) }
    return .success
  }
}
