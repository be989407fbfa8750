import ArgumentParser
import SceneSchema
import SceneValues

struct SchemaCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Write a schema of the scene language for editors and tools.",
    discussion: Manual.discussion(
      """
      'rng' is a RELAX NG schema for Emacs and other editors. It accepts the same structure as the rules of \
      'scenec validate'. 'xsd' is an XML Schema for Visual Studio Code and IntelliJ. It accepts all valid \
      scenes and some invalid ones. 'json' is a vocabulary of all elements and classes for other tools. To \
      include an app's classes, use '--classes' or '--sources'. Schemas/README.md describes how to set up \
      editors.
      """,
      examples: [
        ("scenec schema rng > scene.rng", "Write the RELAX NG schema"),
        (
          "scenec schema xsd --classes Classes.json > scene.xsd",
          "Write an XML Schema that includes an app's elements"
        ),
        ("scenec schema json", "Print the vocabulary"),
      ]))

  enum Format: String, ExpressibleByArgument, CaseIterable { case rng, xsd, json }

  @Argument(help: "The kind of schema to write.")
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
