import SceneCompiler
import SceneFiles
import SceneModel

/// Which Swift file the accessors of each scene become, in one module.
package struct AccessorPlan {
  package let destinations: [OutputDestination]
  /// By scene.
  private let options: [AccessorOptions]

  /// - Parameters:
  ///   - inputs: the scenes' files.
  ///   - paths: of the scenes, as they are called.
  ///   - output: a file, a directory, `-`, or nil for files beside the scenes.
  ///   - options: of each. Where they say no module, it is the directory below `Sources` that the file is written into.
  /// - Throws: `Failure` where two would be the same, in Swift or on the disk, and where `OutputPlan` refuses them.
  package init(
    inputs: [String], names paths: [String], output: String?, options: [AccessorOptions]
  ) throws(Failure) {
    destinations = try OutputPlan(
      inputs: inputs, output: output, extension: GeneratedAccessors.fileSuffix
    ).destinations
    let names = zip(paths, options).map { path, options in
      options.name ?? SceneCompiler.accessorName(ofFile: path)
    }
    var owners: [String: String] = [:]
    for (name, path) in zip(names, paths) {
      if let first = owners.updateValue(path, forKey: name) {
        throw Failure("The accessors of '\(first)' and '\(path)' would both be called '\(name)'", .request)
      }
    }
    let all = Set(names)
    self.options = zip(zip(options, destinations), names).map { each, name in
      var (options, destination) = each
      if options.module == nil, case .file(let path, _) = destination {
        let module = SourceSearch.module(of: LexicalPath.absolute(path))
        options.module = module.isEmpty ? nil : module
      }
      options.others = all
      options.others.remove(name)
      return options
    }
  }

  /// The accessors of a scene, by its place among the inputs.
  package subscript(input: Int) -> AccessorOptions { options[input] }
}
