import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// A document, the classes it speaks of, and what several rules want to know of both.
///
/// An object, since all rules have it in their hands: of a structure of this size, loops over references made a copy for
/// each, with everything in it counted.
package final class CheckedScene {
  package let document: SceneDocument
  package let vocabulary: Vocabulary
  let settings: RuleSettings
  /// The rules by which reading the file has found something, if no rule of scenes.
  let readingRules: Set<String>
  /// What stands beside the scene, as far as it is known.
  package let resources: SceneResources
  /// What the host's code says, where its sources are known.
  let host: HostCode?
  /// The class of each object; nil where it is not known, or where a rule has found fault with it already.
  private(set) var objectClasses: [KnownClass?]
  /// The class of a nib's owner; nil where it is not known.
  let ownerClass: KnownClass?
  /// Whether somebody described the host's own classes, so that a class without description does not exist.
  var knowsHostClasses: Bool { vocabulary.knowsHostClasses }
  /// Attributes that are there, but under a wrong name: what they were to say is not missing.
  private(set) var misspellings: [Misspelling] = []
  private var misspeltIDs: Set<String> = []
  let valueTable: ValueTable
  let frames: FrameTable
  /// Every id of this file that is referred to.
  let references: [Reference]
  let steps: StepCounter
  let kinds: ObjectKinds
  // Found when they are first asked for, which in most files is never.
  private lazy var siblings: SiblingNumbers = {
    steps.add(document.objects.count)
    return SiblingNumbers(document)
  }()
  /// Whether the document is one for macOS: AppKit tells of a connection that it cannot make, and goes on without it.
  private(set) lazy var isForMac =
    ([ownerClass] + objectClasses).contains { $0?.qualifiedName.hasPrefix("AppKit.") == true }
  /// The actions that some class has, or may have.
  private(set) lazy var responderActions = findResponderActions()
  /// The views that constraints speak of: where they come to lie is not what their frames say. All of them, where a
  /// constraint was not understood.
  private(set) lazy var constrainedViews = findConstrainedViews()
  /// The constraints that stay as they are written, in normal form.
  private(set) lazy var fixedConstraints = findFixedConstraints()
  /// What is known of the keys of runtime attributes, in one of Xcode's files.
  private(set) lazy var runtimeKeys = RuntimeKeys(of: self)
  /// What may be otherwise while the program runs.
  private(set) lazy var changingObjects = findChangingObjects()
  /// For each object, the top of the tree of views that it lies in.
  private(set) lazy var treeRoots = findTreeRoots()

  package init(
    document: SceneDocument, vocabulary: Vocabulary, resources: SceneResources = SceneResources(),
    host: HostCode? = nil, settings: RuleSettings = RuleSettings(), readingRules: Set<String> = [],
    steps: StepCounter = StepCounter()
  ) {
    self.steps = steps
    self.readingRules = readingRules
    self.document = document
    self.settings = settings
    self.vocabulary = vocabulary
    self.resources = resources
    self.host = host
    var classes = ClassLookup(vocabulary)
    objectClasses = document.objects.indices.map { classes.knownClass(of: $0, in: document) }
    kinds = ObjectKinds(document, vocabulary)
    ownerClass = document.owner.flatMap { classes.knownClass(named: $0.text) }
    valueTable = ValueTable(document)
    frames = FrameTable(document)
    references = Self.references(in: document, valueTable)
    misspellings = findMisspellings()
    for misspelling in misspellings {
      switch (misspelling.meant, misspelling.fault.object, misspelling.fault.value) {
      case ("class", let object?, _): objectClasses[object] = nil
      case ("id", _, let id?): misspeltIDs.insert(id.text)
      default: break
      }
    }
  }

  static var libraryModules: Set<String> { Vocabulary.libraryModules }

  // MARK: Objects

  /// `button 'save'`, or `button at clock/view/button[2]`.
  func describe(_ object: Int) -> Message {
    steps.add()
    return document.description(of: object) { siblings }
  }

  /// Whether an object is a controller; nil where its element is not known.
  func isController(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isController(object)
  }

  /// Whether a class descends from the type of an outlet or a sender; nil where that is not known.
  func isClass(_ known: KnownClass, a type: String) -> Bool? {
    let answer = vocabulary.isClass(known.qualifiedName, descendantOf: type)
    // A type that nobody described may be a protocol, and nobody knows who conforms to it.
    return answer == false && vocabulary.description(of: type) == nil ? nil : answer
  }

  /// What messages call a class.
  func spoken(_ name: String) -> String { vocabulary.spokenName(of: name) }

  // MARK: Ids

  /// The one object of an id; nil where there is none or more than one.
  func object(_ name: Name) -> Int? {
    steps.add()
    // If there are several, nobody can say which one is meant.
    return document.repeatedIDs.contains(name.text) ? nil : document.object(withID: name.text)
  }

  /// Whether a reference to nothing has its cause in a finding that stands elsewhere.
  func mayHaveBeenMeant(_ id: String) -> Bool {
    document.idsLeftOut.contains(id) || misspeltIDs.contains(id)
  }

  /// What a connection leads to; nil where other rules find fault with it.
  func destination(_ name: Name, from source: Int?) -> Destination? {
    if name.text == ReservedID.firstResponder.rawValue { return .firstResponder }
    if name.text == ReservedID.owner.rawValue, document.kind == .nib { return .owner }
    guard let object = object(name) else { return nil }
    return crossesScenes(from: source, to: object) ? nil : .object(object)
  }

  func crossesScenes(from source: Int?, to destination: Int) -> Bool {
    guard let source else { return false }
    return document.objects[source].scene != document.objects[destination].scene
  }

  func knownClass(of destination: Destination) -> KnownClass? {
    switch destination {
    case .object(let index): objectClasses[index]
    case .owner: ownerClass
    case .firstResponder: nil
    }
  }

  /// The class of a connection's source: an object's, or, for nil, that of the owner.
  func knownClass(ofSource source: Int?) -> KnownClass? { source.map { objectClasses[$0] } ?? ownerClass }
}

/// The far end of a connection.
enum Destination: Hashable {
  case object(Int)
  case owner
  case firstResponder
}
