import ArgumentParser
import SceneAnalysis
import SceneFiles
import SceneValues
import SwiftInterface

struct InterfaceCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "interface",
    abstract: "Write a manifest of the classes in Swift sources.",
    discussion: Manual.discussion(
      """
      Reads Swift files, and writes what scenes may say of their classes, as a program's own registry does: for \
      --classes, where the sources themselves are not at hand. What cannot be read off the sources, such as what a \
      class puts together at run time, makes its class 'incomplete': nothing is checked that depends on it. Whoever has \
      the sources needs no manifest: 'scenec validate --sources' reads them.

      The module is the directory below 'Sources'; of a program for UIKit that is no package, the one that the Xcode \
      project above builds, if there is one alone beside its tests. Where nobody can tell, it is '?'.
      """,
      examples: [
        ("scenec interface Sources/Clock -o Clock.classes.json", "Write a manifest"),
        ("scenec interface Clock=Code --classes Base.json", "Say the module, and what it builds upon"),
      ]))

  @Argument(
    help: ArgumentHelp(
      "Directories of Swift files; 'NAME=directory' says of which module they are, where 'Sources/NAME' does not.",
      valueName: "directory"),
    completion: .directory)
  var directories: [String]

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write, rather than standard output.", valueName: "out"),
    completion: .file(extensions: ["json"]))
  var output: String?
  @OptionGroup var classes: ClassOptions
  @OptionGroup var cache: CacheOptions

  func execute() throws -> ExitStatus {
    guard SwiftReading.isThere else { throw Failure("'interface': \(SwiftReading.absence)", .request) }
    let known = try classes.manifests.vocabulary()
    let sources = try HostSources.read(
      directories, known: known, cache: cache.directory.map(SourceCache.init), asksProjects: true)
    // A manifest that lacks a class would make checks report that the class does not exist.
    guard sources.unread.isEmpty else {
      throw Failure(
        sources.unread.joined(separator: "\n") + ": what it declares would be missing", .cannotRead)
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
