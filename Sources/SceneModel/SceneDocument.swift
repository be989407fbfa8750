import SceneDiagnostics
import SceneValues

/// One scene file as the compiler understands it: flat arrays by kind, which refer to each other by index.
///
/// A document is made from whatever was written, wrong or right. What did not fit anywhere is kept too, as
/// structure faults, so that the rules are loops over these arrays and nothing is reported while parsing.
package struct SceneDocument: Sendable {
  package enum Kind: String, Sendable {
    case storyboard, nib

    /// The root element.
    package var element: LanguageElement { self == .storyboard ? .storyboard : .nib }
    /// The class that describes what a file of this kind is and holds.
    package var className: String { self == .storyboard ? "Storyboard" : "Nib" }
  }

  package let source: SourceText
  package var kind: Kind
  /// The root element's name: where a finding about the whole file points.
  package var nameRange: SourceRange
  package var version: Name?
  /// `initial` of a storyboard.
  package var initial: Name?
  /// `owner` of a nib: the class of File's Owner.
  package var owner: Name?

  package var scenes: [SceneNode] = []
  /// In document order: a parent before its children, a subtree in one run.
  package var objects: [ObjectNode] = []
  package var values = ValueList()
  package var outlets: [OutletNode] = []
  package var actions: [ActionNode] = []
  package var segues: [SegueNode] = []
  package var appearances: [AppearanceNode] = []
  /// In the order in which they are written; those of a visual format in the order in which it says them.
  package var constraints: [ConstraintNode] = []
  package var constraintFaults: [ConstraintFault] = []
  package var variations: [VariationNode] = []
  /// In document order.
  package var imports: [ImportedNode] = []
  /// What `ib` stands for, wherever that is declared and something has the prefix.
  package var importedNamespaces: [Name] = []
  package var structureFaults: [StructureFault] = []
  package var suppressions: [SuppressionNode] = []
  /// Ids of elements that could not be read, because they stand where they cannot stand.
  package var idsLeftOut: Set<String> = []
  /// The modules that a file of Interface Builder's calls the program's own: of whichever target has the file.
  package var ownModules: Set<String> = []
  /// Where such a file names classes without a module.
  package var namedAlone: Set<SourceRange> = []
  /// Where such a file names classes that are taken to exist, though nobody described them.
  package var undescribedClasses: [SourceRange] = []
  /// What such a file names in parts that are only carried along; nil for a scene.
  package var carried: CarriedNames?

  /// The ids that objects have.
  private var ids = StringNumbers()
  /// The first object of each of them.
  private var objectsByID: [Int] = []
  /// Ids that several objects have.
  package private(set) var repeatedIDs: Set<String> = []

  package init(source: SourceText, kind: Kind, nameRange: SourceRange) {
    self.source = source
    self.kind = kind
    self.nameRange = nameRange
  }

  /// Makes room for objects: growing by doubling would copy everything a few times over.
  package mutating func reserve(objects count: Int) {
    objects.reserveCapacity(count)
    ids.reserveCapacity(count / 2)
    objectsByID.reserveCapacity(count / 2)
  }

  /// Adds an object, and gives its index.
  package mutating func append(_ object: consuming ObjectNode) -> Int {
    let index = objects.count
    if let id = object.id?.text {
      if ids.insert(id) == objectsByID.count { objectsByID.append(index) } else { repeatedIDs.insert(id) }
    }
    objects.append(object)
    return index
  }

  package func object(withID id: String) -> Int? { ids.number(of: id).map { objectsByID[$0] } }

  /// The object whose element a value stands on, or in a variation of which.
  package func object(of owner: PropertyValue.Owner) -> Int? {
    switch owner {
    case .object(let index): index
    case .variation(let index): variations[index].object
    case .document, .segue, .appearance: nil
    }
  }

  package func location(_ range: SourceRange) -> SourceLocation { SourceLocation(source, range) }
}

/// Ids that stand for something else than an object of the file.
package enum ReservedID: String, Sendable, CaseIterable {
  case `self`, superview, safeArea, margins, readableContent, keyboardGuide, contentGuide, frameGuide, owner
  case firstResponder

  package static let words = allCases.map(\.rawValue)
}
