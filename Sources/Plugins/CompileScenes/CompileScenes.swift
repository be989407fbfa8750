import Foundation
import PackagePlugin

/// A build tool plugin that checks a target's scenes, compiles them into resources, and generates accessors.
@main struct CompileScenes: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? SwiftSourceModuleTarget else { return [] }
    let scenes = target.files(["scene"])
    guard !scenes.isEmpty else { return [] }
    let work = context.pluginWorkDirectoryURL
    let manifests = target.files(["json"]).filter { $0.lastPathComponent.hasSuffix(".classes.json") }
    let modules = context.package.modulesThatScenesName(from: target)

    var arguments = ["validate", "--compile-to", work.path, "--cache", work.appending(path: "cache").path]
    for module in modules { arguments += ["--sources", module.directoryURL.path] }
    for manifest in manifests { arguments += ["--classes", manifest.path] }
    var outputs = scenes.map { work.appending(path: $0.stem + ".scenec") }
    if target.dependsDirectly(on: "SceneUI") {
      arguments += ["--accessors-to", work.path, "--module", target.moduleName]
      outputs += scenes.map { work.appending(path: $0.stem + ".scene.swift") }
    } else {
      Diagnostics.remark(
        "Target '\(target.name)' does not depend on SceneUI: no accessors are generated for its scenes")
    }
    arguments += scenes.map(\.path)

    // All files that affect the result are inputs, so that the tool runs again only if one of them has changed.
    let inputs =
      scenes + manifests + target.files(["strings", "stringsdict", "xcstrings"])
      + modules.flatMap { $0.files(["swift"]) }
      + configurations(above: target.directoryURL, upTo: context.package.directoryURL)
    return [
      .buildCommand(
        displayName: "Checking and compiling the scenes of \(target.name)",
        executable: try context.tool(named: "scenec").url,
        arguments: arguments,
        inputFiles: inputs, outputFiles: outputs)
    ]
  }

  private func configurations(above directory: URL, upTo root: URL) -> [URL] {
    var found: [URL] = []
    var directory = directory.standardizedFileURL
    while true {
      let file = directory.appending(path: ".scenec.yml")
      if FileManager.default.fileExists(atPath: file.path) { found.append(file) }
      let isInside = directory.path.hasPrefix(root.standardizedFileURL.path + "/")
      guard isInside else { return found }
      directory.deleteLastPathComponent()
    }
  }
}
