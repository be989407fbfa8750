import ArgumentParser
import SceneAnalysis
import SceneArchive
import SceneFiles
import SceneSigning

struct ArchiveSignCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "sign",
    abstract: "Sign compiled scenes so that apps load only your files.",
    discussion: Manual.discussion(
      """
      Adds an Ed25519 signature to each file, or replaces the existing signature. An app that sets \
      'context.trust' rejects files that are unsigned or were changed after signing. The private key is an \
      unencrypted PEM file, as written by OpenSSL. Apps verify signatures with the public key. If any file \
      cannot be signed, no file is written.
      """,
      examples: [
        ("openssl genpkey -algorithm ed25519 -out release.key", "Create a private key"),
        ("openssl pkey -in release.key -pubout -out release.pub", "Extract the public key"),
        ("scenec archive sign --key release.key Resources/*.scenec", "Sign an app's files"),
        ("scenec archive verify --signed-by release.pub Resources/*.scenec", "Verify the signatures"),
      ]))

  @Argument(
    help: ArgumentHelp("The compiled scenes to sign, or '-' for standard input.", valueName: "file"),
    completion: .file(extensions: ["scenec"]))
  var files: [String]
  @Option(
    help: ArgumentHelp(
      """
      The file that contains the private key, or '-' for standard input.
      """, valueName: "key"), completion: .file())
  var key: String
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      """
      The output file, or '-' for standard output. Requires exactly one input. By default, each input file \
      is replaced.
      """,
      valueName: "out"),
    completion: .file())
  var output: String?
  @OptionGroup var input: InputOptions

  func validate() throws {
    guard files.count == 1 || output == nil else { throw ValidationError("'-o' requires exactly one input.") }
    guard !files.contains("-") || output != nil else {
      throw ValidationError("Standard input requires '-o'.")
    }
    guard files.count(where: { $0 == "-" }) + (key == "-" ? 1 : 0) <= 1 else {
      throw ValidationError("Standard input can be read only once: '-' is given more than once.")
    }
  }

  func execute() throws -> ExitStatus {
    let key = try KeyFile.signingKey(in: key, input)
    let trust = ArchiveTrust([key.publicKey])
    let signed = try files.map { file in
      let source = try input.read(file, limits: CompiledInput.limits, origin: .named)
      let archive = try CompiledInput.open(source)
      do {
        let bytes = try key.sign(archive)
        _ = try Archive(bytes: bytes, trust: trust)
        return FileOutput.Output(
          bytes, to: output ?? file, .named, replacing: output == nil ? .contents(source.bytes) : .anything)
      } catch let error as ArchiveError {
        throw Failure("Cannot sign '\(input.displayPath(file))': \(error)", .unusable)
      }
    }
    guard output != "-" else {
      try StandardStreams.print(signed[0].bytes)
      return .success
    }
    let replaced = output == nil ? files : []
    let separated = SeparatedNames(replaced)
    try FileOutput.write(signed)
    separated.warn(about: replaced)
    return .success
  }
}
