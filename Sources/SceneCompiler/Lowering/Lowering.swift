import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// Turns a document without errors into the content of an archive.
///
/// Everything is laid down in one fixed order — units, then within a unit objects, connections by kind — and values in
/// the order in which classes declare them: what a person may write in any order compiles to the same bytes.
struct Lowering {
  let document: SceneDocument
  let vocabulary: Vocabulary
  var content = ArchiveContent()
  /// The same without texts in other languages.
  private(set) var withoutTexts = ArchiveContent()
  var sourceMap: SourceMap
  /// From an object of the document to its place in the archive.
  var places: [Int?]
  /// The unit of each object, by its place in the document.
  var units: [Int]
  /// Whether it is only shown, and by nobody but the tool itself: then it needs no source map, and nothing of what is merely
  /// carried along.
  let isForLayout: Bool
  /// The classes that have been met, and their places by name.
  var classes: [LoweredClass] = []
  var classNumbers = StringNumbers()
  /// The keys of values in the archive, by their numbers in the document; nil for those that have not been met.
  var keys: [KeyIndex?]
  /// The values of each object, segue and the document itself, as indices into the document's.
  let values: ValuesByOwner
  /// Where in the archive each value, outlet, action, rule and variation of the document is; nil for those that it
  /// says nothing by.
  var written: WrittenPlaces
  /// What was imported with each, as indices into the document's.
  let imports: [ImportedNode.Holder: [Int]]
  /// The views that constraints place, of which the scene need not say so.
  let placed: Set<Int>
  /// Objects that are met and not lowered yet: each becomes a unit after those of its scene.
  var prototypes: [Int] = []

  /// Lays all of a document down: the content, with where each part of the document has come to be in it.
  ///
  /// - Parameters:
  ///   - document: without errors.
  ///   - vocabulary: the classes that it speaks of.
  ///   - tables: of translations.
  ///   - pseudo: the languages to make of the texts themselves.
  ///   - isForLayout: whether to leave out the source map, and what is merely carried along.
  /// - Returns: the content, its source map, and the places.
  static func lower(
    _ document: SceneDocument, vocabulary: Vocabulary, tables: [StringsTable] = [],
    pseudo: [PseudoLocale] = [], isForLayout: Bool = false
  ) -> Lowering {
    var lowering = Lowering(document: document, vocabulary: vocabulary, isForLayout: isForLayout)
    lowering.run()
    // Last, so that they rearrange nothing that is there without them.
    lowering.withoutTexts = lowering.content
    lowering.lower(tables)
    lowering.lower(pseudo)
    return lowering
  }

  private init(document: SceneDocument, vocabulary: Vocabulary, isForLayout: Bool) {
    self.document = document
    self.vocabulary = vocabulary
    self.isForLayout = isForLayout
    sourceMap = SourceMap(path: document.source.path)
    places = Array(repeating: nil, count: document.objects.count)
    units = Array(repeating: 0, count: document.objects.count)
    imports = Dictionary(grouping: isForLayout ? 0..<0 : document.imports.indices) {
      document.imports[$0].holder
    }
    placed = document.viewsPlacedByConstraints()
    values = ValuesByOwner(document)
    keys = Array(repeating: nil, count: document.values.keyCount)
    written = WrittenPlaces(values: Array(repeating: nil, count: document.values.count))
  }

  private mutating func run() {
    content.document.kind = document.kind == .storyboard ? .storyboard : .nib
    content.document.values = lowerValues(
      of: .document, class: number(ofClass: document.kind.className))
    switch document.kind {
    case .nib: lowerNib()
    case .storyboard: for scene in document.scenes.indices { lowerScene(scene) }
    }
    lowerSegues()
    lowerConnections()
    lowerAppearances()
    lowerConstraints()
    lowerVariations()
    if !isForLayout { lowerImports() }
    if let initial = document.initial {
      content.document.initialScene = document.scenes.firstIndex {
        $0.controller.map { document.objects[$0].id?.text == initial.text } ?? false
      }
    }
  }

  private mutating func lowerNib() {
    if let owner = document.owner { content.document.ownerClass = classIndex(named: owner.text) }
    beginUnit(.nib, scene: nil)
    var root = 0
    while root < document.objects.count {
      lowerSubtree(root, parent: nil)
      root = document.objects[root].subtreeEnd
    }
    endUnit()
    lowerPrototypes(scene: nil)
  }

  /// A scene makes two units: the controller with the objects beside it, and its view, which is loaded later.
  private mutating func lowerScene(_ scene: Int) {
    let node = document.scenes[scene]
    let controller = node.controller!
    let view = document.children(of: controller).first { document.objects[$0].slot == "view" }
    let unit = beginUnit(.scene, scene: scene)
    for root in node.topLevel { lowerSubtree(root, parent: nil, leavingOut: view) }
    endUnit()
    var record = SceneRecord(controller: places[controller]!, sceneUnit: unit)
    record.isEntry = document.objects[controller].isEntry
    if let view {
      record.viewUnit = beginUnit(.view, scene: scene)
      lowerSubtree(view, parent: places[controller])
      endUnit()
    }
    content.scenes.append(record)
    lowerPrototypes(scene: scene)
  }

  /// What stands in a prototype may hold prototypes in turn.
  private mutating func lowerPrototypes(scene: Int?) {
    var next = 0
    while next < prototypes.count {
      let (index, object) = (prototypes[next], document.objects[prototypes[next]])
      let unit = beginUnit(.prototype, scene: scene)
      lowerSubtree(index, parent: nil)
      endUnit()
      content.prototypes.append(
        PrototypeRecord(unit: unit, holder: places[object.parent!]!, slot: content.key(object.slot!)))
      next += 1
    }
    prototypes = []
  }

  @discardableResult
  private mutating func beginUnit(_ kind: UnitKind, scene: Int?) -> Int {
    let start = content.objects.count
    content.units.append(UnitRecord(kind: kind, scene: scene, objects: start..<start, connections: 0..<0))
    return content.units.count - 1
  }

  private mutating func endUnit() {
    let last = content.units.count - 1
    content.units[last].objects = content.units[last].objects.lowerBound..<content.objects.count
  }

  func position(_ range: SourceRange) -> SourceMap.Position {
    guard !isForLayout else { return SourceMap.Position(line: 0, column: 0) }
    let position = document.source.position(at: Int(range.start))
    return SourceMap.Position(line: position.line, column: position.column)
  }
}
