import SceneArchive

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
    case refused(String)
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
    public var objectPath: String

    /// The file, the line and the column where they are known, and the path of the object.
    public var description: String {
      guard let line, let column else { return "\(file), \(objectPath)" }
      return "\(file):\(line):\(column), \(objectPath)"
    }
  }

  /// What went wrong, behind the place where that is known.
  public var description: String {
    place.map { "\($0): \(kind)" } ?? "\(kind)"
  }
}

extension LoadingError.Kind: CustomStringConvertible {
  /// What went wrong, without the place.
  public var description: String {
    switch self {
    case .archive(let error): "\(error)"
    case .unknownClass(let name, let element, []):
      "the class '\(name)' of this \(element) is not registered; register it with the context's registry"
    case .unknownClass(let name, let element, let candidates):
      "the class '\(name)' of this \(element) could be \(list(candidates)); write its module too"
    case .notASubclass(let name, let ancestor, let element):
      "the class '\(name)' of this \(element) does not descend from '\(ancestor)'"
    case .cannotInstantiate(let name): "objects of class '\(name)' are not made by scenes"
    case .initializerFailed(let name, let error): "the initializer of '\(name)' failed: \(error)"
    case .undefinedKey(let key, let name):
      "'\(name)': this class is not key value coding-compliant for the key '\(key)'"
    case .emptyOutlet(let key, let name):
      "'\(name)': nothing can be set through the outlet '\(key)', which is nil; "
        + "runtime attributes are set before outlets are connected"
    case .unreadableOutlet(let key, let name):
      "'\(name)': the outlet '\(key)' cannot be read; declare it with 'get'"
    case .valueDoesNotFit(let key, let name, let expected, let found):
      "the property '\(key)' of '\(name)' takes \(expected), not '\(found)'"
    case .objectDoesNotFit(let key, let name, let expected, let found):
      "the outlet '\(key)' of '\(name)' takes a '\(expected)', not a '\(found)'"
    case .cannotSend(let name): "objects of class '\(name)' do not send actions"
    case .unknownEvent(let event, let name, let known):
      "'\(name)' has no event '\(event)'; it sends \(list(known))"
    case .unknownAction(let selector, let name): "'\(name)' has no action '\(selector)'"
    case .senderDoesNotFit(let action, let name, let expected, let found):
      "the action '\(action)' of '\(name)' takes a '\(expected)' for its sender, not a '\(found)'"
    case .cannotHold(let name, let child): "a '\(name)' has no place for a '\(child)'"
    case .missingOwner: "this nib connects its owner: give one when instantiating"
    case .wrongOwner(let name, let expected):
      "this nib is for an owner of class '\(expected)', not '\(name)'"
    case .notAStoryboard: "this is a compiled nib, not a storyboard"
    case .notANib: "this is a compiled storyboard, not a nib"
    case .noInitialScene: "the storyboard has no initial scene"
    case .unknownScene(let id, let known): "there is no scene '\(id)'; there are \(list(known))"
    case .unknownSegue(let id, let name, []): "'\(name)' has no segue '\(id)'; it has none with an identifier"
    case .unknownSegue(let id, let name, let known): "'\(name)' has no segue '\(id)'; it has \(list(known))"
    case .appearance(let error): "\(error)"
    case .otherStoryboard(let name, let error): "the storyboard '\(name)': \(error)"
    case .refused(let reason): reason
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.map { "'\($0)'" }.joined(separator: ", ")
  }
}
