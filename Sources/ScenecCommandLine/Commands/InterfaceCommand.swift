import ArgumentParser
import SceneAnalysis
import SceneFiles
import SceneValues
import SwiftInterface

struct InterfaceCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: "Write a class manifest for Swift sources.",
    discussion: Manual.discussion(
      """
      Reads Swift files and writes the class manifest that the app's registry would write. Where the sources \
      are not available, pass the manifest to '--classes'. If the sources are available, use 'scenec \
      validate --sources' instead. A class is marked 'incomplete' if its declaration cannot be determined \
      from the sources, for example because it is computed at run time. Checks that depend on an incomplete \
      class are skipped.

      The module of files in 'Sources/NAME' is NAME. In an Xcode project, a file's module is determined by \
      its targets, ignoring test targets. If a file has no target, but the project has exactly one target \
      that is not a test target, the file belongs to the module of that target. An unknown module is written \
      as '?'.
      """,
      examples: [
        ("scenec interface Sources/Clock -o Clock.classes.json", "Write a manifest"),
        (
          "scenec interface Clock=Code --classes Base.json",
          "Set the module, and add a manifest for superclasses"
        ),
      ]))

  @Argument(
    help: ArgumentHelp(
      """
      The directories that contain Swift files. To set the module name, use 'NAME=directory'. By default, \
      the module of 'Sources/NAME' is NAME.
      """,
      valueName: "directory"),
    completion: .directory)
  var directories: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The output file. Default: standard output.", valueName: "out"),
    completion: .file(extensions: ["json"]))
  var output: String?
  @OptionGroup var classes: ClassOptions
  @OptionGroup var cache: CacheOptions

  func execute() throws -> ExitStatus {
    guard SwiftReading.isPresent else { throw Failure("'interface': \(SwiftReading.absence)", .request) }
    let known = try classes.manifests.vocabulary()
    let sources = try HostSources.read(
      directories, known: known, cache: cache.directory.map(SourceCache.init), readsProjects: true)
    // Without these files, the manifest would be incomplete, and checks would report the missing classes.
    if let last = sources.unread.last {
      throw Failure(
        lines: sources.unread.dropLast() + ["\(last): its declarations would be missing"], .cannotRead)
    }
    let manifest = ClassManifest(
      sources.index.classes.filter { sources.index.sceneClasses.contains($0.qualifiedName) })
    if let output, output != "-" {
      try FileOutput.write(Array(manifest.json.utf8), to: output, .named)
    } else {
      try StandardStreams.print(manifest.json)
    }
    return .success
  }
}
