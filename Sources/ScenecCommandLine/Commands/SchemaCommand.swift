import ArgumentParser
import SceneSchema
import SceneValues

struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write what scenes may say as a schema for editors, or as JSON.",
    discussion: Manual.discussion(
      """
      rng is RELAX NG, for Emacs and every editor that knows it: it accepts and rejects as the structural rules do. \
      xsd is XML Schema, for Visual Studio Code and IntelliJ: it accepts every scene, and more. json is the whole \
      vocabulary for other tools: the elements of the language, and all classes. Schemas/README.md of the project says \
      how editors are told of a schema. The library's are in Schemas; a program's own classes are added by --classes or --sources.
      """,
      examples: [
        ("scenec schema rng > scene.rng", "Write the RELAX NG schema"),
        (
          "scenec schema xsd --classes Classes.json > scene.xsd",
          "Write an XML Schema with a program's own elements"
        ),
        ("scenec schema json", "Print the vocabulary"),
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case rng, xsd, json }

  @Argument(help: "What to write.")
  var format: Format
  @OptionGroup var program: ProgramOptions

  func execute() throws -> ExitStatus {
    let grammar = SceneGrammar(try program.read().vocabulary)
    switch format {
    case .rng: try StandardStreams.print(RelaxNGSchema(grammar: grammar).text)
    case .xsd: try StandardStreams.print(XMLSchema(grammar: grammar).text)
    case .json: try StandardStreams.print(VocabularyDocument(grammar: grammar).text)
    }
    return .success
  }
}
