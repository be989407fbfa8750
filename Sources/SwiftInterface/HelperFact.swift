import SceneDiagnostics
import SceneModel
import SceneValues

/// A function that passes on a name that its caller determines, such as `func dequeue<T: UIView>(_ type: T.Type) -> T`.
package struct HelperFact: Sendable, Hashable {
  package struct Parameter: Sendable, Hashable {
    package var label: String
    /// The name of the type, or an empty string if the type is not a simple name.
    package var typeName = ""
    package var hasDefault = false
    package var isVariadic = false

    package init(label: String) { self.label = label }
  }

  /// A type that the caller determines: a generic parameter, a parameter that is a metatype, or `Self`.
  package struct TypeParameter: Sendable, Hashable {
    package var name: String
    package var constraints: [String] = []
    package var argument: Int?
    package var isResult = false
    package var isReceiver = false

    package init(name: String) { self.name = name }
  }

  package var name: String
  package var parameters: [Parameter] = []
  package var types: [TypeParameter] = []
  package var type: Int

  package init(name: String, type: Int) {
    self.name = name
    self.type = type
  }

  var firstWordOfSelector: String {
    let labels = parameters.map { $0.label.isEmpty ? nil : $0.label }
    return String(SwiftSelector.selector(name, labels: labels).prefix { $0 != ":" })
  }

  func ownCall(_ kind: HostCode.NameKind) -> OwnCall { OwnCall(kind, labels: parameters.map(\.label)) }

  private static let words = ["regist", "dequeue", "reus", "cell", "instantiate", "nib"].map {
    Array($0.utf8)
  }

  private static let wordsByLetter: [[[UInt8]]] = (0..<32).map { letter in
    words.filter { Int($0[0] & 0x1F) == letter }
  }

  static func mayBeHelper(_ name: String) -> Bool {
    var name = name
    return name.withUTF8 { bytes in
      wordsByLetter.withUnsafeBufferPointer { words in
        var start = 0
        while start < bytes.count {
          let candidates = words[Int(bytes[start] & 0x1F)]
          if !candidates.isEmpty, candidates.contains(where: { isWord($0, at: start, in: bytes) }) {
            return true
          }
          start += 1
        }
        return false
      }
    }
  }

  private static func isWord(
    _ word: [UInt8], at start: Int, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    guard bytes.count - start >= word.count else { return false }
    var index = 0
    // Bit 5 distinguishes uppercase from lowercase letters.
    while index < word.count, bytes[start + index] | 0x20 == word[index] { index += 1 }
    return index == word.count
  }

  func mayBeType(_ index: Int) -> Bool {
    let name = parameters[index].typeName
    return ["", "Any", "AnyObject", "AnyClass"].contains(name)
      || types.contains { $0.argument == index || $0.name == name }
  }

  /// Returns the parameter's index for each argument of a call, or nil if the call refers to another function.
  func parameters(for labels: [String], trailingClosures: Int) -> [Int]? {
    var indices: [Int] = []
    var next = 0
    for label in labels {
      if label.isEmpty, let last = indices.last, parameters[last].isVariadic {
        indices.append(last)
        continue
      }
      while next < parameters.count, parameters[next].label != label, parameters[next].hasDefault {
        next += 1
      }
      guard next < parameters.count, parameters[next].label == label else { return nil }
      indices.append(next)
      next += 1
    }
    let rest = parameters[next...].count { !$0.hasDefault && !$0.isVariadic }
    return rest <= trailingClosures ? indices : nil
  }
}

/// A call whose function has a name like those of functions that register or create scene objects.
package struct HelperCall: Sendable, Hashable {
  package struct Argument: Sendable, Hashable {
    package var label: String
    package var types: [String] = []
    package var value = TextFact.unknown
    /// The index of the parameter of the enclosing helper that the argument passes on.
    package var parameter: Int?
    package var range: SourceRange

    package init(label: String, at range: SourceRange) {
      self.label = label
      self.range = range
    }
  }

  package var name: String
  package var arguments: [Argument] = []
  package var trailingClosures = 0
  /// The type before the dot, as in `Cell.dequeue(from: table)`.
  package var receiver: String?
  package var result: String?
  /// The member that contains the receiver, as in `CallFact.listName`.
  package var listName: String?
  /// Whether the call passes on members of other objects, such as `detail.tableView`.
  package var passesOthers = false
  package var range: SourceRange
  package var type: Int
  package var helper: Int?

  package init(name: String, at range: SourceRange, in type: Int) {
    self.name = name
    self.range = range
    self.type = type
  }
}

extension SourceFacts {
  /// The functions that pass on a name to the method with the same kind of name, so that their callers determine the name.
  var passedOn: Set<OwnCall> {
    calls.reduce(into: []) { functions, call in
      guard call.parameter != nil, let helper = call.helper else { return }
      functions.insert(helpers[helper].ownCall(call.kind))
    }
  }
}
