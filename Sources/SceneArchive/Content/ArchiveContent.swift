/// What an archive says, as plain arrays: the compiler fills one, and an archive gives one back.
///
/// The order of the arrays is the order of the file. The ranges in the records have to cover their arrays without
/// gap or overlap, in order: `values` the document's first, then the objects', the segues', the rules' and the
/// variations'; `objects` and `connections` the units'; `segues` the scenes'; `members` the collections'; `containers`
/// the rules'; `translations` the string tables'. `encoded(sourceMap:limits:)` refuses anything else.
package struct ArchiveContent: Sendable, Hashable {
  /// All texts (section `STRS`), each once; `string(_:)` enters one.
  package internal(set) var strings: [String] = []
  /// All classes (section `CLAS`), each once; `classIndex(name:module:element:)` enters one.
  package internal(set) var classes: [ClassRecord] = []
  /// The names of properties, slots, outlets and events (section `KEYS`); `key(_:)` enters one.
  package internal(set) var keys: [StringIndex] = []
  /// The names of actions (section `SELS`); `selector(_:)` enters one.
  package internal(set) var selectors: [StringIndex] = []
  /// Bit patterns, of numbers and of whole numbers alike.
  package internal(set) var numbers: [UInt64] = []
  /// The fonts of values (section `FNTS`), each once.
  package internal(set) var fonts: [FontRecord] = []
  /// What the file says of itself as a whole (section `DOCU`).
  package var document = DocumentRecord()
  /// All values (section `VALS`); `appendValue(key:_:isRuntimeAttribute:)` adds one.
  package var values: [ValueRecord] = []
  /// All objects (section `OBJS`), in preorder.
  package var objects: [ObjectRecord] = []
  /// The objects that are made together (section `UNIT`).
  package var units: [UnitRecord] = []
  /// The scenes of a storyboard (section `SCEN`); none in a nib.
  package var scenes: [SceneRecord] = []
  /// All connections (section `CONN`).
  package var connections: [ConnectionRecord] = []
  /// The members of outlet collections (section `MEMB`).
  package var members: [Reference] = []
  /// All segues (section `SEGU`).
  package var segues: [SegueRecord] = []
  /// One for each unit that is a prototype, in their order.
  package var prototypes: [PrototypeRecord] = []

  /// The appearance rules (section `APPR`); none in a nib.
  package var appearances: [AppearanceRecord] = []
  /// The containers that the rules name (section `APIN`).
  package var containers: [ClassIndex] = []
  /// In the order of their locales, byte by byte.
  package var stringTables: [StringTableRecord] = []
  /// The translations of all string tables (section `STRX`); those of one are sorted by their values.
  package var translations: [TranslationRecord] = []
  /// How translations differ by numbers (section `STRP`), in their order.
  package var plurals: [PluralRecord] = []
  /// The languages whose texts lie in files of their own (section `LANG`), in the order of their locales.
  package var languages: [LanguageRecord] = []
  /// How many values the scene has that the texts are for (section `TEXT`); nil for a scene.
  package var translatedValueCount: Int?
  /// In the order of their holders.
  package var constraints: [ConstraintRecord] = []
  /// By object; those that ask for fewer traits first.
  package var variations: [VariationRecord] = []
  /// By holder, in the order of `ImportedHolder`.
  package var imports: [ImportedRecord] = []

  var interned = Interned()

  /// The content of a storyboard in which there is nothing.
  package init() {}
}
