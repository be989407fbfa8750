import ArgumentParser
import ScenePlatform
import SceneAnalysis
import SceneFiles

/// The program: parses the arguments, runs a command, and ends with its exit status.
package enum ScenecTool {
  /// Runs the command that the arguments name, and ends the process.
  ///
  /// - Parameter environment: the abilities of the executable; by default, none.
  package static func main(in environment: ToolEnvironment = ToolEnvironment()) -> Never {
    StandardStreams.prepare()
    MemoryReuse.prepare()
    do {
      // Build tools ask for it again and again, and setting up the parser takes longer than all else.
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
      guard let failure = Failure(error) else { Scenec.exit(withError: error) }
      StandardStreams.report(failure.message)
      exit(failure.status.rawValue)
    }
  }
}

/// The root of all commands. Knows nothing of classes or scenes, so that `--version` answers at once.
struct Scenec: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "scenec",
    abstract: "Checks, compiles and shows declarative UI scenes.",
    usage: "scenec <command> [<options>] <file> ...",
    discussion: Manual.discussion(
      """
      A scene is an XML file (NAME.scene) that declares controllers, views and their connections. \
      Compiled (NAME.scenec), it is what a program loads.
      """,
      examples: [
        ("scenec validate Scenes", "Check every scene below a directory"),
        ("scenec format Scenes", "Format every scene below a directory"),
        ("scenec compile Clock.scene", "Write Clock.scenec"),
        ("scenec render Clock.scene -o Clock.svg", "Draw the initial scene"),
        ("scenec layout Clock.scene --device iphone-16", "Say where its views are on a device"),
        ("scenec devices", "List the devices"),
        ("scenec map Scenes -o Scenes.svg", "Draw all scenes and what leads from one to another"),
        ("scenec preview Scenes", "Show them on a page that follows what you write"),
        ("scenec diff Old.scene New.scene", "Tell what changed from one version to another"),
        ("scenec strings Clock.scene > de.lproj/Clock.strings", "Begin a translation"),
        ("scenec generate Clock.scene", "Write Swift source by which code names its scenes and segues"),
        ("scenec import Main.storyboard -o Main.scene", "Turn a storyboard of Xcode into a scene"),
        ("scenec lsp", "Serve an editor, which starts it"),
        ("scenec dump Clock.scenec", "Show what a compiled file says"),
        ("scenec archive ls Clock.scenec", "List what a compiled file is made of"),
        ("scenec classes Button", "Read about a class"),
        ("scenec interface Sources/Clock", "Describe the classes of a program's sources"),
        ("scenec rules", "List what is checked"),
        ("scenec schema xsd > scene.xsd", "Write a schema for an editor"),
        ("scenec explain outlet-not-found", "Read about a rule"),
        (
          "scenec --generate-completion-script bash",
          "Write what completes commands and options in a shell: bash, zsh or fish"
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
