import SceneCompiler
import SceneFiles
import SceneModel

package struct AccessorPlan {
  package let destinations: [OutputDestination]
  private let options: [AccessorOptions]

  /// Creates a plan. `output` is a file, a directory, `-` for standard output, or nil to write files next to the scenes.
  /// The default module is named after the directory below `Sources` that contains the output. Throws `Failure` if two
  /// outputs would have the same Swift name or path, and the errors of `OutputPlan`.
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
        throw Failure(
          "The accessors of '\(first)' and '\(path)' would have the same name '\(name)'", .request)
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

  package subscript(input: Int) -> AccessorOptions { options[input] }
}
