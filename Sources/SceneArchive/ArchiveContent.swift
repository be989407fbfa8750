/// What an archive says, as plain arrays: the compiler fills one, and an archive gives one back.
///
/// The order of the arrays is the order of the file. The ranges in the records have to cover their arrays without
/// gap or overlap, in order: `values` the document's first, then the objects', the segues', the rules' and the
/// variations'; `objects` and `connections` the units'; `segues` the scenes'; `members` the collections'; `containers`
/// the rules'; `translations` the string tables'. `encoded(sourceMap:limits:)` refuses anything else.
public struct ArchiveContent: Sendable, Hashable {
  public internal(set) var strings: [String] = []
  public internal(set) var classes: [ClassRecord] = []
  public internal(set) var keys: [StringIndex] = []
  public internal(set) var selectors: [StringIndex] = []
  /// Bit patterns, of numbers and of whole numbers alike.
  public internal(set) var numbers: [UInt64] = []
  public internal(set) var fonts: [FontRecord] = []
  public var document = DocumentRecord()
  public var values: [ValueRecord] = []
  public var objects: [ObjectRecord] = []
  public var units: [UnitRecord] = []
  public var scenes: [SceneRecord] = []
  public var connections: [ConnectionRecord] = []
  public var members: [Reference] = []
  public var segues: [SegueRecord] = []
  /// One for each unit that is a prototype, in their order.
  public var prototypes: [PrototypeRecord] = []

  public var appearances: [AppearanceRecord] = []
  public var containers: [ClassIndex] = []
  /// In the order of their locales, byte by byte.
  public var stringTables: [StringTableRecord] = []
  public var translations: [TranslationRecord] = []
  /// In the order of their holders.
  public var constraints: [ConstraintRecord] = []
  /// By object; those that ask for fewer traits first.
  public var variations: [VariationRecord] = []
  /// By holder, in the order of `ImportedHolder`.
  public var imports: [ImportedRecord] = []

  var interned = Interned()

  public init() {}
}
