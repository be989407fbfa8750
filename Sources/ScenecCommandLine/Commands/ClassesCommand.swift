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
      Lists the classes in the class library and in the specified class manifests and sources. For each \
      class, shows its element, its superclass, and the properties, events, slots for nested elements, \
      outlets, and actions that it adds. If you specify a name, describes only that class, but in full: with \
      types, defaults, and inherited members.
      """,
      examples: [
        ("scenec classes", "List all classes"),
        ("scenec classes Button", "Describe one class"),
        ("scenec classes --classes Classes.json", "Also list an app's classes"),
        ("scenec classes AlarmClockViewController --sources Sources", "Describe an app's class"),
        ("scenec classes --json > Library.json", "Write the library's class manifest"),
        ("scenec classes --markdown > Classes.md", "Write a Markdown page"),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The name of the class or element to describe, optionally prefixed with its module, as in \
      'Clock.FaceView'. By default, all classes are listed.
      """, valueName: "name"))
  var name: String?
  @OptionGroup var program: ProgramOptions
  @Flag(exclusivity: .exclusive)
  var format = Format.text

  enum Format: String, EnumerableFlag {
    case text, json, markdown

    static func help(for format: Format) -> ArgumentHelp? {
      switch format {
      case .text: "Print the output as text."
      case .json: "Print the output as a JSON class manifest."
      case .markdown: "Print the output as Markdown."
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
