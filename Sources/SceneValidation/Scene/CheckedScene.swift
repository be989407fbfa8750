import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// A document, its vocabulary, and the facts that several rules derive from both. This type is a class so that passing it
/// in loops over references does not copy a large structure.
package final class CheckedScene {
  package let document: SceneDocument
  package let vocabulary: Vocabulary
  let settings: RuleSettings
  let readingRules: Set<String>
  package let resources: SceneResources
  let host: HostCode?
  private(set) lazy var codeTextKeys: Set<String> = {
    let uses: [HostCode.NameUse] = host?.uses ?? []
    return Set(uses.filter { $0.kind == .text && $0.mayBeTextOfScene }.map(\.name))
  }()
  /// The class of each object, or nil if the class is unknown or if a rule has already reported the class.
  private(set) var objectClasses: [KnownClass?]
  let ownerClass: KnownClass?
  var hasHostClasses: Bool { vocabulary.hasHostClasses }
  /// The misspelled attributes. Rules do not report the intended attributes as missing.
  private(set) var misspellings: [Misspelling] = []
  private(set) var incompleteTags: [SourceRange: IncompleteTag] = [:]
  /// The unknown attributes of incomplete start tags, which the diagnostic about the missing attributes explains.
  private(set) lazy var explainedAttributes = findExplainedAttributes()
  private(set) lazy var misspelledRanges = misspellings.map(\.fault.name.range)
  private var misspelledIDs: Set<String> = []
  let valueTable: ValueTable
  let frames: FrameTable
  let references: [Reference]
  let steps: StepCounter
  let kinds: ObjectKinds
  private lazy var siblings: SiblingNumbers = {
    steps.add(document.objects.count)
    return SiblingNumbers(document)
  }()
  /// Whether the document is for macOS, where AppKit logs a connection that cannot be made and continues.
  private(set) lazy var isForMac =
    ([ownerClass] + objectClasses).contains { $0?.qualifiedName.hasPrefix("AppKit.") == true }
  private(set) lazy var hostActions = findHostActions()
  private(set) lazy var constrainedViews = findConstrainedViews()
  private(set) lazy var fixedConstraints = findFixedConstraints()
  private(set) lazy var runtimeKeys = RuntimeKeys(of: self)
  private(set) lazy var bindingKeys = BindingKeys(of: self)
  private(set) lazy var preservedTexts = findPreservedTexts()
  private(set) lazy var changingObjects = findChangingObjects()
  private(set) lazy var reachableObjects = findReachableObjects()
  private(set) lazy var treeRoots = findTreeRoots()
  private(set) lazy var segueActions = findSegueActions()

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
    (misspellings, incompleteTags) = findMisspellings()
    for misspelling in misspellings {
      switch (misspelling.intended, misspelling.fault.object, misspelling.fault.value) {
      case ("class", let object?, _): objectClasses[object] = nil
      case ("id", _, let id?): misspelledIDs.insert(id.text)
      default: break
      }
    }
  }

  static var libraryModules: Set<String> { Vocabulary.libraryModules }

  /// Returns a description such as `button 'save'` or `button at clock/view/button[2]`.
  func describe(_ object: Int) -> Message {
    steps.add()
    return document.description(of: object) { siblings }
  }

  func isController(_ object: Int) -> Bool? {
    steps.add()
    return kinds.isController(object)
  }

  func isClass(_ known: KnownClass, a type: String) -> Bool? {
    let answer = vocabulary.isClass(known.qualifiedName, descendantOf: type)
    // A type without a description may be a protocol, whose conforming types are unknown.
    return answer == false && vocabulary.description(of: type) == nil ? nil : answer
  }

  func displayName(_ name: String) -> String { vocabulary.displayName(of: name) }

  func object(_ name: Name) -> Int? {
    steps.add()
    return document.repeatedIDs.contains(name.text) ? nil : document.object(withID: name.text)
  }

  /// Returns whether an ID cannot be resolved for a reason that another diagnostic already explains.
  func isExplainedElsewhere(_ id: String) -> Bool {
    document.idsLeftOut.contains(id) || misspelledIDs.contains(id)
  }

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

  func knownClass(ofSource source: Int?) -> KnownClass? { source.map { objectClasses[$0] } ?? ownerClass }
}

enum Destination: Hashable {
  case object(Int)
  case owner
  case firstResponder
}
