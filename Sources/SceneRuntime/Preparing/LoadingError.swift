import SceneArchive
import SceneValues

/// Why something could not be loaded, and where the scene says so.
public struct LoadingError: Error, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Error {
    /// The file itself is not what it should be.
    case archive(ArchiveError)
    /// A class that is not registered; the candidates are the modules' classes a bare name could mean.
    case unknownClass(name: String, element: String, candidates: [String])
    case notASubclass(name: String, of: String, element: String)
    case cannotInstantiate(class: String)
    case initializerFailed(class: String, any Error)
    case undefinedKey(String, class: String)
    /// A key path leads through an outlet that is nil.
    case emptyOutlet(String, class: String)
    /// A key path leads through an outlet that its class declares without `get`.
    case unreadableOutlet(String, class: String)
    case valueDoesNotFit(key: String, class: String, expected: String, found: String)
    case objectDoesNotFit(key: String, class: String, expected: String, found: String)
    case cannotSend(class: String)
    case unknownEvent(String, class: String, known: [String])
    case unknownAction(String, class: String)
    case senderDoesNotFit(action: String, class: String, expected: String, found: String)
    /// An action whose event is not optional was sent without one: by code, by an edit of text, by a recognizer.
    case eventMissing(action: String, class: String, sender: String)
    case cannotHold(class: String, child: String)
    case missingOwner
    case wrongOwner(class: String, expected: String)
    case notAStoryboard
    case notANib
    case noInitialScene
    case unknownScene(String, known: [String])
    case unknownSegue(String, class: String, known: [String])
    /// A rule that there cannot be, or that contradicts another one of the context's.
    case appearance(AppearanceError)
    /// Another storyboard, named by one of this one's scenes, is not there or not what it should be.
    case otherStoryboard(String, any Error)
    /// Something that cannot be done now, or not by this object; nothing has changed.
    case refused(Message)
  }

  /// What went wrong.
  public var kind: Kind
  /// The object that it went wrong with; nil where that is not known.
  public var place: Place?

  /// An error at an object, where that is known.
  public init(_ kind: Kind, at place: Place? = nil) {
    self.kind = kind
    self.place = place
  }

  /// An object in a scene: its path there, and the line where its source has one.
  public struct Place: Sendable, Hashable, CustomStringConvertible {
    /// The source where the compiled file names one, else the compiled file.
    public var file: String
    /// The line in the source, counted from 1; nil without a source map.
    public var line: Int?
    /// The column in the source, counted from 1; nil without a source map.
    public var column: Int?
    /// The object's id, or its path from the nearest id above: `clock/view/button[2]`.
    public var objectPath: String { path.text }
    /// The same, with the id told from elements.
    package let path: Message

    package init(file: String, line: Int? = nil, column: Int? = nil, path: Message) {
      self.file = file
      self.line = line
      self.column = column
      self.path = path
    }

    /// The file, the line and the column where they are known, and the object's path.
    public var description: String { message.text }

    package var message: Message {
      guard let line, let column else { return "\(file), \(path)" }
      return "\(file):\(line):\(column), \(path)"
    }
  }

  /// What is wrong, behind the place where there is one.
  public var description: String { message.text }

  /// What is wrong, with the names in it.
  package var message: Message { place.map { "\($0.message): \(kind.message)" } ?? kind.message }
}

extension LoadingError.Kind: CustomStringConvertible {
  /// What is wrong, without a place.
  public var description: String { message.text }

  package var message: Message {
    switch self {
    case .archive(let error): "\(error)"
    case .unknownClass(let name, let element, []):
      "the class '\(class: name)' of this \(element: element) is not registered; register it with the context's registry"
    case .unknownClass(let name, let element, let candidates):
      "the class '\(class: name)' of this \(element: element) could be \(Self.list(candidates.map { "\(class: $0)" })); write its module too"
    case .notASubclass(let name, let ancestor, let element):
      "the class '\(class: name)' of this \(element: element) does not descend from '\(class: ancestor)'"
    case .cannotInstantiate(let name): "objects of class '\(class: name)' are not made by scenes"
    case .initializerFailed(let name, let error): "the initializer of '\(class: name)' failed: \(error)"
    case .undefinedKey(let key, let name):
      "'\(class: name)': this class is not key value coding-compliant for the key '\(key: key)'"
    case .emptyOutlet(let key, let name):
      """
      '\(class: name)': nothing can be set through the outlet '\(key: key)', which is nil; runtime attributes are set \
      before outlets are connected
      """
    case .unreadableOutlet(let key, let name):
      "'\(class: name)': the outlet '\(key: key)' cannot be read; declare it with 'get'"
    case .valueDoesNotFit(let key, let name, let expected, let found):
      "the property '\(key: key)' of '\(class: name)' takes \(expected), not '\(found)'"
    case .objectDoesNotFit(let key, let name, let expected, let found):
      "the outlet '\(key: key)' of '\(class: name)' takes a '\(expected)', not a '\(found)'"
    case .cannotSend(let name): "objects of class '\(class: name)' do not send actions"
    case .unknownEvent(let event, let name, let known):
      "'\(class: name)' has no event '\(key: event)'; it sends \(Self.list(known.map { "\(key: $0)" }))"
    case .unknownAction(let selector, let name): "'\(class: name)' has no action '\(key: selector)'"
    case .senderDoesNotFit(let action, let name, let expected, let found):
      "the action '\(action)' of '\(class: name)' takes a '\(expected)' for its sender, not a '\(found)'"
    case .eventMissing(let action, let name, let sender):
      """
      the action '\(action)' of '\(class: name)' takes an event, and '\(class: sender)' has sent it without one; an event \
      that is optional takes nil
      """
    case .cannotHold(let name, let child): "a '\(class: name)' has no place for a '\(child)'"
    case .missingOwner: "this nib connects its owner: give one when instantiating"
    case .wrongOwner(let name, let expected):
      "this nib is for an owner of class '\(expected)', not '\(class: name)'"
    case .notAStoryboard: "this is a compiled nib, not a storyboard"
    case .notANib: "this is a compiled storyboard, not a nib"
    case .noInitialScene: "the storyboard has no initial scene"
    case .unknownScene(let id, let known):
      "there is no scene '\(object: id)'; there are \(Self.list(known.map { "\(object: $0)" }))"
    case .unknownSegue(let id, let name, []):
      "'\(class: name)' has no segue '\(id)'; it has none with an identifier"
    case .unknownSegue(let id, let name, let known):
      "'\(class: name)' has no segue '\(id)'; it has \(Self.list(known.map { "\($0)" }))"
    case .appearance(let error): "\(error)"
    case .otherStoryboard(let name, let error): "the storyboard '\(name)': \(error)"
    case .refused(let reason): reason
    }
  }

  private static func list(_ names: [Message]) -> Message {
    names.isEmpty ? "none" : .joined(names.map { "'\($0)'" }, separator: ", ")
  }
}
