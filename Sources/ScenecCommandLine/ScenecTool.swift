import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneFiles

/// The command-line tool, which parses the arguments, runs a command, and exits with the command's status.
package enum ScenecTool {
  package static func main(in environment: ToolEnvironment = ToolEnvironment()) -> Never {
    StandardStreams.prepare()
    MemoryReuse.prepare()
    do {
      try refuseUndecodableArguments()
      // Build tools query the version often, and setting up the parser takes most of the time.
      if CommandLine.arguments.dropFirst().elementsEqual(["--version"]) {
        try StandardStreams.print(Version.build + "\n")
        exit(ExitStatus.success.rawValue)
      }
      if CommandLine.arguments.dropFirst().first == ValidateCommand.configuration.commandName {
        ValidateCommand.prepare(for: CommandLine.arguments)
      }
      try Scenec.refuseUnknownNames(in: Array(CommandLine.arguments.dropFirst()))
      var command = try Scenec.parseAsRoot(
        LayoutOptions.spelledOut(Array(CommandLine.arguments.dropFirst())))
      if let command = command as? any EquippedCommand {
        exit(try command.execute(in: environment).rawValue)
      }
      try command.run()
      exit(ExitStatus.success.rawValue)
    } catch {
      guard let failure = Failure(error) else {
        let arguments = Array(CommandLine.arguments.dropFirst())
        if let message = Scenec.unknownOption(in: arguments, hiddenBy: error) {
          StandardStreams.printError(message)
          exit(ExitStatus.usage.rawValue)
        }
        let message =
          Scenec.printableMessage(for: error, about: arguments) ?? Scenec.fullMessage(for: error) + "\n"
        let status = Scenec.exitCode(for: error)
        if message != "\n" { finish(printing: message, isRequested: status == .success) }
        exit(status.rawValue)
      }
      StandardStreams.report(failure)
      exit(failure.status.rawValue)
    }
  }

  private static func finish(printing message: String, isRequested: Bool) {
    guard isRequested else { return StandardStreams.printError(message) }
    do throws(Failure) {
      try StandardStreams.print(message)
    } catch {
      StandardStreams.report(error)
      exit(error.status.rawValue)
    }
  }

  /// Throws `Failure` for an argument that is not valid UTF-8. Its decoded form would be the name of a different file.
  private static func refuseUndecodableArguments() throws(Failure) {
    for index in 1..<max(1, Int(CommandLine.argc)) {
      guard let argument = CommandLine.unsafeArgv[index], String(validatingCString: argument) == nil
      else { continue }
      throw Failure(
        "Argument \(index) is not valid UTF-8: '\(String(cString: argument))'. Rename the file", .request)
    }
  }
}

/// The root command, which requires neither classes nor scenes, so `--version` returns immediately.
struct Scenec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenec",
    abstract: "Check, compile, and draw declarative user interface scenes.",
    usage: "scenec <command> [<options>] <file> ...",
    discussion: Manual.discussion(
      """
      A scene file (NAME.scene) is an XML file that declares view controllers, views, and their connections. \
      An app loads the compiled form of this file (NAME.scenec).
      """,
      examples: [
        ("scenec validate Scenes", "Check all files in a directory"),
        ("scenec format Scenes", "Format all files in a directory"),
        ("scenec compile Clock.scene", "Write Clock.scenec"),
        ("scenec render Clock.scene -o Clock.svg", "Draw the initial scene"),
        ("scenec layout Clock.scene --device iphone-16", "Print the frames of the views on a device"),
        ("scenec devices", "List the devices"),
        ("scenec map Scenes -o Scenes.svg", "Draw a map of all scenes and segues"),
        ("scenec preview Scenes", "Preview scenes in a browser"),
        ("scenec diff Old.scene New.scene", "Show the differences between two versions"),
        ("scenec strings Clock.scene > de.lproj/Clock.strings", "Start a translation"),
        ("scenec generate Clock.scene", "Generate Swift accessors for scenes and segues"),
        ("scenec import Main.storyboard -o Main.scene", "Convert an Xcode storyboard to a scene file"),
        ("scenec lsp", "Run the language server for editors"),
        ("scenec dump Clock.scenec", "Show the content of a compiled scene"),
        ("scenec archive ls Clock.scenec", "List the sections of a compiled scene"),
        ("scenec classes Button", "Describe a class"),
        ("scenec interface Sources/Clock", "Write a class manifest for Swift sources"),
        ("scenec rules", "List all rules"),
        ("scenec schema xsd > scene.xsd", "Write a schema for an editor"),
        ("scenec explain outlet-not-found", "Describe a rule"),
        (
          "scenec --generate-completion-script bash",
          "Write the completion script for bash, zsh, or fish"
        ),
      ]),
    version: Version.build,
    subcommands: [
      ValidateCommand.self, FormatCommand.self, CompileCommand.self, DumpCommand.self, RenderCommand.self,
      LayoutCommand.self, DevicesCommand.self, MapCommand.self, PreviewCommand.self, DiffCommand.self,
      StringsCommand.self,
      GenerateCommand.self, ImportCommand.self, LSPCommand.self,
      ArchiveCommand.self, ClassesCommand.self, InterfaceCommand.self,
      SchemaCommand.self, RulesCommand.self, ExplainCommand.self,
    ])
}
