import SceneDiagnostics
import SceneModel
import SceneValues
import SwiftInterface
import TestSupport
import Testing

@testable import SceneAnalysis

/// Cached values in which no field has its default.
@Suite("Cached values")
struct CacheCodingTests {
  @Test("Stores and restores every field of a diagnostic")
  func storesEveryField() throws {
    try expectStored(Self.facts)
    try expectStored(Self.type)
    try expectStored(Self.declaration)
    try expectStored(Self.member)
    try expectStored(Self.call)
    try expectStored(Self.helperCall)
    try expectStored(Self.summary)
    try expectStored(Self.scene)
    try expectStored(Self.wiring)
    try expectStored(Self.notChecked)
  }

  /// A field that is not encoded has its default after decoding. The sample must therefore differ from the
  /// default in all fields.
  private func expectStored<Value: CacheCodable & Equatable>(
    _ value: Value, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    for (field, blank) in zip(Mirror(reflecting: value).children, Mirror(reflecting: Value.blank).children) {
      #expect(
        "\(field.value)" != "\(blank.value)", "\(field.label ?? "") is blank", sourceLocation: sourceLocation)
    }
    let read = try #require(Value(cacheBytes: value.cacheBytes()[...]), sourceLocation: sourceLocation)
    #expect(read == value, sourceLocation: sourceLocation)
  }

  @Test("Restores diagnostics with locations in scenes, string tables, and code")
  func storesDiagnostics() throws {
    let sources = [SourceText(path: "a.scene", bytes: []), SourceText(path: "a.strings", bytes: [])]
    let code = SourceText(path: "/nowhere/a.swift", bytes: [])
    let diagnostic = Diagnostic(
      rule: "empty-label", severity: .error, message: "The \(object: "label") is empty",
      at: SourceLocation(sources[1], SourceRange(3..<8)),
      notes: [
        Diagnostic.Note("Here", at: SourceLocation(code, SourceRange(2..<5))), Diagnostic.Note("Advice"),
        Diagnostic.Note("There", at: SourceLocation(sources[0], .at(7))),
      ],
      fixIts: [FixIt("Remove it", edits: [FixIt.Edit(SourceRange(1..<4), with: "x")], isSafe: false)])
    let read = try #require(Diagnostic(cacheBytes: diagnostic.cacheBytes(in: sources)[...], in: sources))
    #expect(read.rule == diagnostic.rule && read.severity == .error)
    #expect(read.message.text == diagnostic.message.text)
    #expect(read.message.names(of: .object) == ["label"])
    #expect(read.location.source === sources[1] && read.location.range == SourceRange(3..<8))
    #expect(read.notes.map(\.message.text) == ["Here", "Advice", "There"])
    #expect(read.notes.map { $0.location?.source.path } == ["/nowhere/a.swift", nil, "a.scene"])
    #expect(read.notes[2].location?.source === sources[0])
    #expect(read.fixIts[0].edits == diagnostic.fixIts[0].edits && !read.fixIts[0].isSafe)
    let bytes = diagnostic.cacheBytes(in: sources)
    for bytes in variants(of: bytes) { _ = Diagnostic(cacheBytes: bytes, in: sources) }
  }

  /// Checksums do not detect deliberate damage.
  @Test("Rejects damaged cache data without crashing")
  func refusesDamage() {
    let (facts, summary) = (Self.facts.cacheBytes(), Self.summary.cacheBytes())
    for count in facts.indices { #expect(SourceFacts(cacheBytes: facts[..<count]) == nil) }
    for count in summary.indices { #expect(FileSummary(cacheBytes: summary[..<count]) == nil) }
    #expect(SourceFacts(cacheBytes: (facts + [0])[...]) == nil)
    for bytes in variants(of: facts) {
      guard let read = SourceFacts(cacheBytes: bytes) else { continue }
      #expect(read.calls.allSatisfy { read.types.indices.contains($0.type) })
    }
    for bytes in variants(of: summary) {
      guard let read = FileSummary(cacheBytes: bytes) else { continue }
      #expect(read.links.allSatisfy { $0.source.map(read.scenes.indices.contains) ?? true })
    }
    for bytes in variants(of: Self.notChecked.cacheBytes()) { _ = NotChecked(cacheBytes: bytes) }
  }

  @Test("Rejects cache data with an index outside the list of scenes")
  func refusesIndices() {
    func isRefused(_ change: (inout FileSummary) -> Void) -> Bool {
      var summary = Self.summary
      change(&summary)
      return FileSummary(cacheBytes: summary.cacheBytes()[...]) == nil
    }
    #expect(!isRefused { $0.initial = 0 })
    #expect(isRefused { $0.initial = 1 })
    #expect(isRefused { $0.links[0].source = 1 })
    #expect(isRefused { $0.links[0].target = .scene(1) })
    #expect(isRefused { $0.unwinds[0].source = 1 })
    #expect(isRefused { $0.unfilledContainers[0].scene = 1 })
  }

  @Test("Rejects cached text values whose alternatives are nested too deeply")
  func limitsNesting() {
    func nested(_ depth: Int) -> TextFact {
      (0..<depth).reduce(.literal("a")) { inner, _ in .either([inner, .unknown]) }
    }
    #expect(TextFact(cacheBytes: nested(TextFact.deepest).cacheBytes()[...]) == nested(TextFact.deepest))
    #expect(TextFact(cacheBytes: nested(TextFact.deepest + 1).cacheBytes()[...]) == nil)
  }

  /// Returns copies with changed bytes, several at a time.
  private func variants(of bytes: [UInt8]) -> some Sequence<ArraySlice<UInt8>> {
    RandomSeeds.sample(of: 0..<bytes.count * 8).lazy.map { number in
      var changed = bytes
      changed[number / 8] ^= 1 << UInt8(number % 8)
      return changed[...]
    }
  }

  // MARK: Samples

  private static let range = SourceRange(300..<70_000)
  private static let spelling = TypeSpelling("UILabel", isCollection: true, optionality: .optional)

  private static let nameReferences: CodeReferences = {
    var nameReferences = CodeReferences()
    nameReferences.assigned = ["b", "a"]
    nameReferences.used = ["c"]
    nameReferences.optional = ["d"]
    return nameReferences
  }()

  private static let member: DeclaredMember = {
    var member = DeclaredMember(.outlet, "label", range)
    member.documentation = "A label."
    member.defaultLiteral = ".red"
    member.isStylable = true
    member.valueRange = -0.5...1e300
    member.placeholders = ["Text"]
    member.children = ChildCount(
      least: 1, most: 3, exceptions: [.init(most: 2, values: ["spine": "mid", "a": "b"])])
    member.member = "label"
    member.type = spelling
    member.eventType = TypeSpelling("UIEvent")
    return member
  }()

  private static let declaration: DeclarationFact = {
    var declaration = DeclarationFact()
    declaration.element = "clock"
    declaration.documentation = "A clock."
    declaration.members = [member]
    declaration.facts = ClassFacts(
      accessibleText: ["text"], isSizedByFrame: true, isTouchTarget: false, textColor: "textColor",
      passesEvents: true, sendsWithoutEvent: [], embedsScenes: false)
    declaration.rootView = spelling
    declaration.takesAttributes = true
    declaration.isNotMade = true
    declaration.isComplete = false
    return declaration
  }()

  private static let type: TypeFact = {
    var variable = VariableFact(
      name: "label", sceneName: "sceneLabel", range: range, role: .outlet, type: spelling)
    variable.platforms = .macOS
    variable.isExposed = true
    variable.isConstant = true
    variable.isReadOnly = true
    variable.isPrivate = true
    variable.isOverride = true
    variable.valueRange = 0...1
    var method = MethodFact(
      name: "tap", range: range, isAction: true, selector: "tap:", parameters: [spelling])
    method.platforms = [.iOS, .watchOS]
    method.isExposed = true
    method.isTypeMember = true
    method.isGetter = true
    method.oldSelector = "tap"
    method.isOverride = true
    method.access = .public
    method.fullName = "tap(_:)"
    method.result = spelling
    var type = TypeFact(.class, name: "Outer.Inner", range: range)
    type.access = .public
    type.platforms = .touch
    type.inherited = [Spelled("UIView", range)]
    type.branches = [Branch(condition: 1, clause: 2)]
    type.genericParameters = ["Element"]
    type.objectiveCName = "OCInner"
    type.variables = [variable]
    type.methods = [method]
    type.constants = [ConstantFact(name: "id", value: .literal("cell"), isCase: true)]
    type.exposesMembers = true
    type.mayHaveMacros = true
    type.nameReferences = nameReferences
    type.isObjectiveC = true
    type.isImplementation = true
    type.isOpen = true
    type.declaration = declaration
    type.namesNib = true
    type.loadsScene = true
    type.forwardsSegues = true
    return type
  }()

  private static let call: CallFact = {
    var call = CallFact(
      kind: .textTable, value: .either([.literal("a"), .path("b.c"), .anyCase(of: "D"), .typeName("E")]),
      range: range, type: 1, isOwn: true)
    call.labels = ["", "of"]
    call.isLibraryOnly = true
    call.isOptional = true
    call.bundle = .ofClass("Clock")
    call.isUnparsed = true
    call.table = .accessor("words")
    call.hasDefault = true
    call.storyboard = .literal("Main")
    var cast = CastFact(to: "Clock", at: range, isForced: true)
    (cast.isOfContent, cast.isCreation) = (true, true)
    call.cast = cast
    call.isOfLocalList = true
    call.list = .table
    call.listName = "table"
    call.objectType = "Cell"
    call.nib = .literal("Cell")
    call.supplementaryKind = .path("UICollectionView.elementKindSectionHeader")
    call.helper = 0
    call.parameter = 1
    return call
  }()

  private static let helper: HelperFact = {
    var helper = HelperFact(name: "dequeue", type: 1)
    var parameter = HelperFact.Parameter(label: "type")
    parameter.typeName = "Clock"
    parameter.hasDefault = true
    parameter.isVariadic = true
    helper.parameters = [parameter]
    var type = HelperFact.TypeParameter(name: "T")
    type.constraints = ["UITableViewCell"]
    type.argument = 0
    type.isResult = true
    type.isReceiver = true
    helper.types = [type]
    return helper
  }()

  private static let helperCall: HelperCall = {
    var call = HelperCall(name: "dequeue", at: range, in: 1)
    var argument = HelperCall.Argument(label: "type", at: range)
    argument.types = ["ClockCell"]
    argument.value = .literal("clock")
    argument.parameter = 2
    call.arguments = [argument]
    call.trailingClosures = 1
    call.receiver = "Clock"
    call.result = "Cell"
    call.listName = "table"
    call.passesOthers = true
    call.helper = 0
    return call
  }()

  private static let facts: SourceFacts = {
    var facts = SourceFacts()
    var other = call
    other.bundle = .other
    other.table = .unknown
    facts.types = [type, type]
    facts.calls = [call, other]
    facts.imports = ["UIKit", "Clocks"]
    facts.certainImports = ["UIKit"]
    facts.testableImports = ["Alarm"]
    facts.substitutes = ["NightController"]
    facts.typedReferences = ["Cell": nameReferences]
    facts.ownCalls = [OwnCall(.scene, labels: ["a"]), OwnCall(.reuse, labels: [])]
    facts.nameReferences = nameReferences
    facts.words = ["word"]
    facts.namedPlatforms = [.visionOS]
    facts.texts = ["a text"]
    facts.literals = ["literal"]
    facts.requirements = ["move(to:)"]
    facts.delegateCalls = ["tableView(_:didSelectRowAt:)"]
    facts.helpers = [helper]
    facts.helperCalls = [helperCall]
    facts.helperReferences = ["register"]
    var creation = CreationFact(of: "Clock", at: range, in: 1, variable: "clock")
    creation.isRegistration = true
    facts.creations = [creation]
    var names = UnreadNames()
    names.declared = ["Clock"]
    names.extended = ["UIView"]
    facts.unread = UnreadSwift(.tooDeep(limit: 1000, offset: 0), names)
    return facts
  }()

  private static let name = Name("clock", range)

  private static let scene: SceneSummary = {
    var scene = SceneSummary(
      id: name, nameRange: range, title: "The \(object: "clock")", isEntry: true, isOpen: true,
      isShown: true, covers: true, actions: ["tap:"])
    scene.className = "Clock"
    scene.identifier = name
    scene.keepsPage = true
    return scene
  }()

  private static let wiring: Wiring = {
    var wiring = Wiring()
    wiring.uses = [ClassUse(className: "Clock", name: name, title: "It", outlets: ["label"], isOwner: true)]
    wiring.nibObjects = [NibObject(className: "Clock", nameRange: range)]
    wiring.actions = [SentAction(selector: "tap:", className: nil)]
    wiring.segues = [
      NamedSegue(
        identifier: name, className: "Clock", isPerformedInCode: true,
        destination: .elsewhere(storyboard: "Main", id: "clock"))
    ]
    wiring.namelessSegues = ["Clock", nil]
    var prototype = CellPrototype(name, nameRange: range)
    prototype.list = .collection
    prototype.className = "Cell"
    prototype.hasOutlets = true
    prototype.users = ["Clock"]
    prototype.listNames = ["table"]
    prototype.kind = CellPrototype.footer
    wiring.prototypes = [prototype]
    wiring.nibCells = [prototype]
    wiring.runtimeTexts = ["menu"]
    wiring.sceneNames = [name]
    wiring.unclearTexts = ["x", "a"]
    return wiring
  }()

  private static let summary: FileSummary = {
    var summary = FileSummary(nameRange: range, areLinksKnown: true, isClean: true, hasErrors: true)
    summary.initial = 0
    summary.nibUses = [NibUse(name, title: "It", className: "Clock")]
    summary.secondView = range
    summary.platforms = .macOS
    summary.uncheckedPlurals = [notChecked]
    summary.scenes = [scene]
    let kinds: [SceneLink.Kind] = [
      .leads, .custom, .holds, .embeds, .maybe, .presents(covers: nil, isSure: true),
      .presents(covers: false, isSure: false),
    ]
    summary.links = kinds.map { SceneLink($0, from: 0, to: .scene(0), name: name, range: range) }
    summary.links.append(
      SceneLink(
        .leads, from: nil, to: .elsewhere(storyboard: "Other", id: "a"), name: name, range: range,
        isPrepared: true))
    summary.unwinds = [Unwind(from: 0, action: name, intended: ["back:"])]
    summary.lacksInitial = true
    summary.unfilledContainers = [UnfilledContainer(scene: 0, key: "tabs", held: 1, needed: 2)]
    summary.appearanceReferences = [AppearanceReference(rule: "rule", className: "UILabel", name: name)]
    summary.areControllersKnown = true
    summary.suppressions = [SuppressionNode(range: range, rule: name, element: range)]
    summary.isForeign = true
    summary.needs = [.images, .classes]
    summary.unknownMembers = [UnknownMember(.undescribedClass, range)]
    summary.wiring = wiring
    return summary
  }()

  private static let notChecked = NotChecked(
    ["a-rule"], .tooFewTexts, count: 2, places: [NotChecked.Place(path: "a.scene", line: 3, column: 4)],
    isAboutFiles: true)
}
