import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// A document, the classes it speaks of, and what several rules want to know of both.
package struct CheckedScene {
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
  // The document's: to ask it itself copied all of it, for each reference.
  private let objectsByID: [String: Int]
  private let repeatedIDs: Set<String>
  let memory = Memory()

  package init(
    document: SceneDocument, vocabulary: Vocabulary, resources: SceneResources = SceneResources(),
    host: HostCode? = nil, settings: RuleSettings = RuleSettings(), readingRules: Set<String> = [],
    steps: StepCounter = StepCounter()
  ) {
    self.steps = steps
    self.readingRules = readingRules
    self.document = document
    objectsByID = document.objectsByID
    repeatedIDs = document.repeatedIDs
    self.settings = settings
    self.vocabulary = vocabulary
    self.resources = resources
    self.host = host
    var classes = ClassTable(vocabulary)
    objectClasses = document.objects.indices.map { classes.knownClass(of: document.objects[$0]) }
    kinds = ObjectKinds(vocabulary)
    ownerClass = document.owner.flatMap { classes.knownClass(named: $0.text) }
    valueTable = ValueTable(document)
    frames = FrameTable(document)
    references = Self.references(in: document, valueTable)
    misspellings = findMisspellings()
    for misspelling in misspellings {
      switch (misspelling.meant, misspelling.stray.object, misspelling.stray.value) {
      case ("class", let object?, _): objectClasses[object] = nil
      case ("id", _, let id?): misspeltIDs.insert(id.text)
      default: break
      }
    }
  }

  static var libraryModules: Set<String> { Vocabulary.libraryModules }

  // MARK: Objects

  /// `button 'save'`, or `button at clock/view/button[2]`.
  func describe(_ object: Int) -> String {
    steps.add()
    return document.description(of: object) { memory.siblings(in: self) }
  }

  /// What is found when it is first asked for, which in most files is never.
  final class Memory {
    private var siblings: SiblingNumbers?
    private var constrainedViews: Set<Int>?

    func siblings(in scene: CheckedScene) -> SiblingNumbers {
      if let siblings { return siblings }
      scene.steps.add(scene.document.objects.count)
      let numbers = SiblingNumbers(scene.document)
      siblings = numbers
      return numbers
    }

    func constrainedViews(_ find: () -> Set<Int>) -> Set<Int> {
      if let constrainedViews { return constrainedViews }
      let views = find()
      constrainedViews = views
      return views
    }
  }

  /// Whether an object is a controller; nil where its element is not known.
  func isController(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isController(document.objects[object])
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
    // Of several, nobody can say which is meant.
    return repeatedIDs.contains(name.text) ? nil : objectsByID[name.text]
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
