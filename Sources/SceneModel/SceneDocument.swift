import SceneDiagnostics
import SceneValues

/// A scene file in memory. It consists of a flat array for each kind of node. Nodes refer to each other by index. A
/// document is created from any input, whether valid or invalid. Invalid parts become structure faults. Therefore, rules
/// are loops over the arrays, and the parser does not report diagnostics.
package struct SceneDocument: Sendable {
  package enum Kind: String, Sendable {
    case storyboard, nib

    package var element: LanguageElement { self == .storyboard ? .storyboard : .nib }
    package var className: String { self == .storyboard ? "Storyboard" : "Nib" }
  }

  package let source: SourceText
  package var kind: Kind
  /// The range of the root element's name, which is used as the location of diagnostics about the entire file.
  package var nameRange: SourceRange
  package var version: Name?
  package var initial: Name?
  /// The `owner` attribute of a nib, which specifies the class of File's Owner.
  package var owner: Name?

  package var scenes: [SceneNode] = []
  /// The objects in document order. Parents precede their children, and the objects of a subtree are contiguous.
  package var objects: [ObjectNode] = []
  package var values = ValueList()
  package var outlets: [OutletNode] = []
  package var actions: [ActionNode] = []
  package var segues: [SegueNode] = []
  package var appearances: [AppearanceNode] = []
  package var constraints: [ConstraintNode] = []
  package var constraintFaults: [ConstraintFault] = []
  package var variations: [VariationNode] = []
  package var imports: [ImportedNode] = []
  package var importedNamespaces: [Name] = []
  package var structureFaults: [StructureFault] = []
  package var suppressions: [SuppressionNode] = []
  /// The ids of elements that were skipped because they were misplaced.
  package var idsLeftOut: Set<String> = []
  /// The modules of the app according to an Interface Builder file: those of all targets that contain the file.
  package var ownModules: Set<String> = []
  package var namedAlone: Set<SourceRange> = []
  /// The ranges of module names that a file stores separately from class names, keyed by the ranges of the class names.
  package var moduleRanges: [SourceRange: SourceRange] = [:]
  /// The ranges of class names in an Xcode file whose modules are those of the file's target.
  package var classesOfTarget: Set<SourceRange> = []
  /// The ranges of the names of undescribed classes in an Interface Builder file. These classes are assumed to exist.
  package var undescribedClasses: [SourceRange] = []
  /// The ranges of the key paths of the runtime attributes that translation tables can replace, or nil for a scene file,
  /// in which the classes determine these key paths.
  package var localizedKeys: Set<SourceRange>?
  /// The names in the preserved parts of an Interface Builder file, or nil for a scene file.
  package var preserved: PreservedNames?

  private var ids = StringNumbers()
  private var objectsByID: [Int] = []
  package private(set) var repeatedIDs: Set<String> = []

  package static let knownVersions = ["1"]

  package init(source: SourceText, kind: Kind, nameRange: SourceRange) {
    self.source = source
    self.kind = kind
    self.nameRange = nameRange
  }

  package mutating func reserve(objects count: Int) {
    objects.reserveCapacity(count)
    ids.reserveCapacity(count / 2)
    objectsByID.reserveCapacity(count / 2)
  }

  package mutating func append(_ object: consuming ObjectNode) -> Int {
    let index = objects.count
    if let id = object.id?.text {
      if ids.insert(id) == objectsByID.count { objectsByID.append(index) } else { repeatedIDs.insert(id) }
    }
    objects.append(object)
    return index
  }

  package func object(withID id: String) -> Int? { ids.number(of: id).map { objectsByID[$0] } }

  package func object(of owner: PropertyValue.Owner) -> Int? {
    switch owner {
    case .object(let index): index
    case .variation(let index): variations[index].object
    case .document, .segue, .appearance: nil
    }
  }

  package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(source, range) }
}

/// The reserved ids, none of which refer to objects in the file.
package enum ReservedID: String, Sendable, CaseIterable {
  case `self`, superview, safeArea, margins, readableContent, keyboardGuide, contentGuide, frameGuide, owner
  case firstResponder

  package static let words = allCases.map(\.rawValue)

  private static let wordsByLength = (0...words.map(\.utf8.count).max()!).map { length in
    words.filter { $0.utf8.count == length }
  }

  package static func contains(_ id: String) -> Bool {
    let length = id.utf8.count
    return length < wordsByLength.count && wordsByLength[length].contains(id)
  }
}
