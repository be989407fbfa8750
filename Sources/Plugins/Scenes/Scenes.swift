import Foundation
import PackagePlugin

/// The plugin for `swift package scenes COMMAND`, which runs a scenec command on the scenes of the package's targets. In
/// the package that builds scenec from source, the command is `scenes-from-source`.
@main struct Scenes: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    var rest = extractor.remainingArguments
    guard let command = rest.first, Self.commands.contains(command) else {
      Diagnostics.error(
        """
        usage: \(Self.commands.joined(separator: "|")) [--target NAME]… [options of scenec]
        """)
      return
    }
    rest.removeFirst()
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    var failed = false
    for target in targets.compactMap({ $0 as? any SourceModuleTarget }) {
      let scenes = target.sourceFiles.map(\.url.path).filter { $0.hasSuffix(".scene") }.sorted()
      guard !scenes.isEmpty else { continue }
      failed = try !run(command, rest, scenes, of: target, in: context) || failed
    }
    if failed { Diagnostics.error("'scenes \(command)' failed") }
  }

  private static let commands = ["validate", "format", "render"]

  private func run(
    _ command: String, _ options: [String], _ scenes: [String], of target: any SourceModuleTarget,
    in context: PluginContext
  ) throws -> Bool {
    let tool = try context.tool(named: "scenec").url
    if command == "validate", let target = target as? SwiftSourceModuleTarget {
      let modules = context.package.modulesThatScenesName(from: target)
      return try launch(
        tool, [command] + modules.flatMap { ["--sources", $0.directoryURL.path] } + options + scenes)
    }
    guard command == "render" else { return try launch(tool, [command] + options + scenes) }
    let pictures = context.pluginWorkDirectoryURL.appending(path: target.name)
    try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
    var succeeded = true
    for scene in scenes {
      let name = URL(filePath: scene).deletingPathExtension().lastPathComponent + ".svg"
      let picture = pictures.appending(path: name).path
      if try launch(tool, [command, scene, "-o", picture] + options) {
        print(picture)
      } else {
        succeeded = false
      }
    }
    return succeeded
  }

  private func launch(_ tool: URL, _ arguments: [String]) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    try process.run()
    process.waitUntilExit()
    return process.terminationStatus == 0
  }
}
