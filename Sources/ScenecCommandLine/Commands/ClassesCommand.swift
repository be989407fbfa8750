import ArgumentParser
import SceneDiagnostics
import SceneSchema
import SceneValues

struct ClassesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes",
    abstract: "List the classes that scenes can use, or describe one class.",
    discussion: Manual.discussion(
      """
      Lists the classes of the class library and of the given class manifests. For each class, shows its \
      element, its superclass, and the properties, events, slots for nested elements, outlets, and actions \
      that it adds. With a name, describes one class in full, with types, defaults, and inherited members.
      """,
      examples: [
        ("scenec classes", "List all classes"),
        ("scenec classes Button", "Describe one class"),
        ("scenec classes --classes Classes.json", "Also list the classes of an app"),
        ("scenec classes AlarmClockViewController --sources Sources", "Describe a class of an app"),
        ("scenec classes --json > Library.json", "Write the class manifest of the library"),
        ("scenec classes --markdown > Classes.md", "Write a Markdown page"),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The name of a class or element, optionally prefixed with its module, as in 'Clock.FaceView'.
      """, valueName: "name"))
  var name: String?
  @OptionGroup var program: ProgramOptions
  @Flag(exclusivity: .exclusive)
  var format = Format.text

  enum Format: String, EnumerableFlag {
    case text, json, markdown

    static func help(for format: Format) -> ArgumentHelp? {
      switch format {
      case .text: "Print text."
      case .json: "Print a class manifest."
      case .markdown: "Print Markdown."
      }
    }
  }

  func execute() throws -> ExitStatus {
    let library = ClassLibrary(try program.read().vocabulary)
    let shown = try name.map { [try library.find($0)] } ?? library.classes
    switch format {
    case .json: try StandardStreams.print(ClassManifest(shown).json)
    case .markdown: try StandardStreams.print(ClassManual(library: library, classes: shown).text)
    case .text:
      try StandardStreams.print(
        name == nil
          ? ClassTable(library: library).text : ClassPage(library: library, description: shown[0]).text)
    }
    return .success
  }
}

extension ClassLibrary {
  fileprivate func find(_ name: String) throws -> ClassDescription {
    if let found = vocabulary.description(of: name) ?? vocabulary.description(ofElement: name) {
      return found
    }
    let modules = vocabulary.modules(of: name)
    guard modules.isEmpty else {
      let names = modules.sorted().map { "'\($0).\(name)'" }.joined(separator: " or ")
      throw ValidationError("Class name '\(name)' is ambiguous. Use \(names).")
    }
    let known = classes.map(\.name) + vocabulary.elements
    let advice = closestMatch(to: name, in: known).map { " Did you mean '\($0)'?" }
    throw ValidationError(
      "Class '\(name)' does not exist.\(advice ?? " 'scenec classes' lists all classes.")")
  }
}
