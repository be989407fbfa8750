import SceneArchive
import SceneDiagnostics
import SceneModel
import SceneResources
import SceneValues

/// A conversion from a document without errors to the content of an archive. The order of units, objects, connections,
/// and values is fixed. For example, the values of an object are in the order in which its class declares them. Documents
/// that differ only in an insignificant order compile to the same bytes.
struct Lowering {
  let document: SceneDocument
  let vocabulary: Vocabulary
  let codeTexts: CodeTexts
  var content = ArchiveContent()
  private(set) var withoutTexts = ArchiveContent()
  var sourceMap: SourceMap
  var places: [Int?]
  var units: [Int]
  /// Whether the result is used only for layout. If so, it contains no source map and no preserved markup.
  let isForLayout: Bool
  var classes: [LoweredClass] = []
  var classNumbers = StringNumbers()
  var keys: [KeyIndex?]
  let values: ValuesByOwner
  /// The archive indices of values, outlets, actions, rules, and variations. The index of an omitted item is nil.
  var written: WrittenPlaces
  let imports: [ImportedNode.Holder: [Int]]
  /// The views that are positioned by constraints and do not specify `translatesAutoresizingMask` explicitly.
  let placed: Set<Int>
  /// The prototypes that remain to be lowered. Each prototype becomes a unit that follows the units of its scene.
  var prototypes: [Int] = []

  static func lower(
    _ document: SceneDocument, vocabulary: Vocabulary, tables: [StringsTable] = [],
    codeTables: [CodeTable] = [], pseudo: [PseudoLocale] = [], isForLayout: Bool = false
  ) -> Lowering {
    let codeTexts =
      isForLayout ? CodeTexts() : CodeTexts(codeTables, besides: document, with: tables)
    var lowering = Lowering(
      document: document, vocabulary: vocabulary, codeTexts: codeTexts, isForLayout: isForLayout)
    lowering.run()
    // Translations are lowered last, so that they do not affect the order of other content.
    lowering.withoutTexts = lowering.content
    lowering.lower(codeTexts.merged(with: tables))
    lowering.lower(pseudo)
    return lowering
  }

  private init(
    document: SceneDocument, vocabulary: Vocabulary, codeTexts: CodeTexts, isForLayout: Bool
  ) {
    self.document = document
    self.vocabulary = vocabulary
    self.codeTexts = codeTexts
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
    lowerCodeTexts()
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

  /// Lowers a scene to two units: one for the view controller and one for its view, which is loaded later.
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
