import SceneArchive
import SceneValues

/// An error that prevents loading, with the location of the error in the scene.
public struct LoadingError: Error, CustomStringConvertible {
  /// The kind of a loading error.
  public enum Kind: Error {
    case archive(ArchiveError)
    /// The class is not registered. The candidates are registered classes with the same name in other modules.
    case unknownClass(name: String, element: String, candidates: [String])
    case notASubclass(name: String, of: String, element: String)
    case cannotInstantiate(class: String)
    case initializerFailed(class: String, any Error)
    case undefinedKey(String, class: String)
    /// An outlet on a key path is nil.
    case emptyOutlet(String, class: String)
    /// An outlet on a key path was declared without `get`.
    case unreadableOutlet(String, class: String)
    case valueDoesNotFit(key: String, class: String, expected: String, found: String)
    case objectDoesNotFit(key: String, class: String, expected: String, found: String)
    case cannotSend(class: String)
    case unknownEvent(String, class: String, known: [String])
    case unknownAction(String, class: String)
    case senderDoesNotFit(action: String, class: String, expected: String, found: String)
    /// An action that requires an event was sent without one, for example from code.
    case eventMissing(action: String, class: String, sender: String)
    case cannotHold(class: String, child: String)
    case missingOwner
    case wrongOwner(class: String, expected: String)
    case notAStoryboard
    case notANib
    case noInitialScene
    case unknownScene(String, known: [String])
    case unknownSegue(String, class: String, known: [String])
    /// The appearance rule is invalid, or it conflicts with another rule in the context.
    case appearance(AppearanceError)
    case otherStoryboard(String, any Error)
    /// The operation is not possible in the current state or for this object. Nothing has been changed.
    case refused(Message)
  }

  /// The kind of error.
  public var kind: Kind
  /// The location of the object that caused the error, or nil if it is unknown.
  public var place: Place?

  /// Creates an error. `place` is nil if the location is unknown.
  public init(_ kind: Kind, at place: Place? = nil) {
    self.kind = kind
    self.place = place
  }

  /// The location of an object in a scene. It consists of a path and, if available, a source position.
  public struct Place: Sendable, Hashable, CustomStringConvertible {
    /// The path of the source file or, if the compiled scene does not contain this path, the path of the compiled scene.
    public var file: String
    /// The line in the source, starting at 1, or nil if there is no source map.
    public var line: Int?
    /// The column in the source, starting at 1, or nil if there is no source map.
    public var column: Int?
    /// The object's id or, if it has none, its path from the nearest ancestor with an id, such as `clock/view/button[2]`.
    public var objectPath: String { path.text }
    package let path: Message

    package init(file: String, line: Int? = nil, column: Int? = nil, path: Message) {
      self.file = file
      self.line = line
      self.column = column
      self.path = path
    }

    /// The file, the line and column if known, and the object path.
    public var description: String { message.text }

    package var message: Message {
      guard let line, let column else { return "\(file), \(path)" }
      return "\(file):\(line):\(column), \(path)"
    }
  }

  /// The message, preceded by the location if it is known.
  public var description: String { message.text }

  package var message: Message { place.map { "\($0.message): \(kind.message)" } ?? kind.message }
}

extension LoadingError.Kind: CustomStringConvertible {
  /// The message, without a location.
  public var description: String { message.text }

  package var message: Message {
    switch self {
    case .archive(let error): "\(error)"
    case .unknownClass(let name, let element, []):
      "the class '\(class: name)' of this \(element: element) is not registered; register it with the context's registry"
    case .unknownClass(let name, let element, let candidates):
      """
      the class '\(class: name)' of this \(element: element) could be \
      \(Self.list(candidates.map { "\(class: $0)" })); specify its module
      """
    case .notASubclass(let name, let ancestor, let element):
      "the class '\(class: name)' of this \(element: element) does not descend from '\(class: ancestor)'"
    case .cannotInstantiate(let name): "scenes cannot create objects of class '\(class: name)'"
    case .initializerFailed(let name, let error): "the initializer of '\(class: name)' failed: \(error)"
    case .undefinedKey(let key, let name):
      """
      '\(class: name)' declares no property or outlet '\(key: key)': this class is not key value \
      coding-compliant for the key
      """
    case .emptyOutlet(let key, let name):
      """
      '\(class: name)': the outlet '\(key: key)' of a key path is nil; runtime attributes are set before \
      outlets are connected
      """
    case .unreadableOutlet(let key, let name):
      "'\(class: name)': the outlet '\(key: key)' cannot be read; declare it with 'get'"
    case .valueDoesNotFit(let key, let name, let expected, let found):
      "the property '\(key: key)' of '\(class: name)' must be \(expected), not \(found)"
    case .objectDoesNotFit(let key, let name, let expected, let found):
      "the outlet '\(key: key)' of '\(class: name)' requires a '\(expected)', not a '\(found)'"
    case .cannotSend(let name): "objects of class '\(class: name)' do not send actions"
    case .unknownEvent(let event, let name, let known):
      "'\(class: name)' has no event '\(key: event)'; events: \(Self.list(known.map { "\(key: $0)" }))"
    case .unknownAction(let selector, let name): "'\(class: name)' has no action '\(key: selector)'"
    case .senderDoesNotFit(let action, let name, let expected, let found):
      "the action '\(action)' of '\(class: name)' requires a '\(expected)' as its sender, not a '\(found)'"
    case .eventMissing(let action, let name, let sender):
      """
      the action '\(action)' of '\(class: name)' requires an event, but '\(class: sender)' sent none; make \
      the event optional
      """
    case .cannotHold(let name, let child): "a '\(class: name)' cannot contain a '\(child)'"
    case .missingOwner: "the nib has connections to its owner: pass an owner when you instantiate it"
    case .wrongOwner(let name, let expected):
      "the owner of the nib must have the class '\(expected)', not '\(class: name)'"
    case .notAStoryboard: "the file is a compiled nib, not a storyboard"
    case .notANib: "the file is a compiled storyboard, not a nib"
    case .noInitialScene: "the storyboard has no initial scene"
    case .unknownScene(let id, let known):
      "scene '\(object: id)' does not exist; scenes: \(Self.list(known.map { "\(object: $0)" }))"
    case .unknownSegue(let id, let name, []):
      "'\(class: name)' has no segue '\(id)', and no other segue with an identifier"
    case .unknownSegue(let id, let name, let known):
      "'\(class: name)' has no segue '\(id)'; segues: \(Self.list(known.map { "\($0)" }))"
    case .appearance(let error): "\(error)"
    case .otherStoryboard(let name, let error): "the storyboard '\(name)': \(error)"
    case .refused(let reason): reason
    }
  }

  private static func list(_ names: [Message]) -> Message {
    names.isEmpty ? "none" : .joined(names.map { "'\($0)'" }, separator: ", ")
  }
}
