import SceneUI

/// What a program was called with.
public struct ProgramArguments: Equatable {
  /// Compiled scenes that were named in place of the program's own; nil for none.
  public private(set) var scenes: String?
  /// Those that were given, in their order.
  private var given: [Given] = []

  private struct Given: Equatable {
    let name: String
    let value: String?
  }

  /// A program that was called without any.
  public init() {}

  /// Whether an option was given.
  public func contains(_ option: String) -> Bool { given.contains { $0.name == option } }

  /// The value of an option; of one that was given more than once, the last. Nil where it was not given, or without value.
  public subscript(_ option: String) -> String? { given.last { $0.name == option }?.value }

  /// The file that a scene is in: the one that was named, or the program's own, which is looked for beside the program, in the
  /// resources that SwiftPM has put there, and in the folder that the program was called in.
  ///
  /// - Throws: where there is none, or several targets have one of that name.
  public func path(of scene: SceneReference<some ViewController>) throws -> String {
    try scenes ?? ProgramFile.find(scene.fileName)
  }

  /// Reads a command line.
  ///
  /// - Parameters:
  ///   - words: without the program's name.
  ///   - options: those that there are.
  /// - Throws: for an option that there is not, a value that is missing or not wanted, and a second file.
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
        throw UsageError("'\(word)' is one file too many")
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
      throw UsageError("'\(name)' is no option of this program")
    }
    switch option.value {
    case .none: if value != nil { throw UsageError("\(name) takes no value") }
    case .required:
      if value == nil { value = rest.popFirst() }
      guard value?.isEmpty == false else { throw UsageError("\(name) takes a value: \(option.usage)") }
    case .optional(_, let isValue):
      if value == nil, let next = rest.first, isValue(next) { value = rest.popFirst() }
      if value?.isEmpty == true { throw UsageError("nothing stands after '\(name)='") }
    }
    given.append(Given(name: name, value: value))
  }
}
