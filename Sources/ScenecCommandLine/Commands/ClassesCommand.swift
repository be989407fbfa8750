import ArgumentParser
import SceneDiagnostics
import SceneSchema
import SceneValues

struct ClassesCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "classes",
    abstract: "List the classes that scenes may speak of, or read about one.",
    discussion: Manual.discussion(
      """
      For each class of the library, and of the manifests given: the element that makes one, its superclass, and \
      what it adds to that: properties, events, slots for nested elements, outlets, actions. With a name, all of \
      that with types and defaults, what is inherited too.
      """,
      examples: [
        ("scenec classes", "List all classes"),
        ("scenec classes Button", "Read about one"),
        ("scenec classes --classes Classes.json", "List a program's own classes too"),
        ("scenec classes AlarmClockViewController --sources Sources", "Read about one of the program's own"),
        ("scenec classes --json > Library.json", "Write the library's class manifest"),
        ("scenec classes --markdown > Classes.md", "Write a page for a manual"),
      ]))

  @Argument(help: ArgumentHelp("A class or an element. Its module may stand before it.", valueName: "name"))
  var name: String?
  @OptionGroup var program: ProgramOptions
  @Flag(exclusivity: .exclusive)
  var format = Format.text

  enum Format: String, EnumerableFlag {
    case text, json, markdown

    static func help(for format: Format) -> ArgumentHelp? {
      switch format {
      case .text: "Print text for people: so it is unless something else is asked for."
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
      throw ValidationError("There are several classes '\(name)': write \(names).")
    }
    let known = classes.map(\.name) + vocabulary.elements
    let advice = closestMatch(to: name, in: known).map { " Did you mean '\($0)'?" }
    throw ValidationError("There is no class '\(name)'.\(advice ?? " 'scenec classes' lists them all.")")
  }
}
