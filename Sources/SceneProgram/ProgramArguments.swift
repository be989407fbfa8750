import SceneUI

/// The command-line arguments of an app.
public struct ProgramArguments: Equatable {
  /// The path of the compiled file specified on the command line in place of the app's file, or nil if there is none.
  public private(set) var scenes: String?
  private var given: [Given] = []

  private struct Given: Equatable {
    let name: String
    let value: String?
  }

  /// Creates empty arguments.
  public init() {}

  /// Returns whether an option was passed.
  public func contains(_ option: String) -> Bool { given.contains { $0.name == option } }

  /// The last value of an option, or nil if the option is missing or its last occurrence has no value.
  public subscript(_ option: String) -> String? { given.last { $0.name == option }?.value }

  /// Returns the path of a scene's file. This is the file specified on the command line or, by default, the app's file.
  ///
  /// - Throws: An error if no file exists, or if several targets have a file with that name.
  public func path(of scene: SceneReference<some ViewController>) throws -> String {
    try scenes ?? ProgramFile.find(scene.fileName)
  }

  /// Parses command-line arguments. `words` does not include the name of the executable.
  init(_ words: [String], options: [ProgramOption]) throws(UsageError) {
    var rest = words[...]
    var readsOptions = true
    while let word = rest.popFirst() {
      if readsOptions, word == "--" {
        readsOptions = false
      } else if readsOptions, word.hasPrefix("-"), word != "-" {
        try read(word, &rest, options)
      } else if scenes == nil {
        scenes = word
      } else {
        throw UsageError("Only one file is allowed: remove '\(word)'")
      }
    }
  }

  private mutating func read(
    _ word: String, _ rest: inout ArraySlice<String>, _ options: [ProgramOption]
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = parts[0] == "-h" ? "--help" : parts[0]
    var value = parts.count > 1 ? parts[1] : nil
    guard let option = options.first(where: { $0.name == name }) else {
      throw UsageError("Option '\(name)' does not exist")
    }
    switch option.value {
    case .none: if value != nil { throw UsageError("\(name) does not accept a value") }
    case .required:
      if value == nil { value = rest.popFirst() }
      guard value?.isEmpty == false else { throw UsageError("\(name) requires a value: \(option.usage)") }
    case .optional(_, let isValue):
      if value == nil, let next = rest.first, isValue(next) { value = rest.popFirst() }
      if value?.isEmpty == true { throw UsageError("The value after '\(name)=' is missing") }
    }
    given.append(Given(name: name, value: value))
  }
}
