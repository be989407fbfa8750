/// An archive's content, as arrays in file order. Ranges in records must cover each array in order, without gaps or
/// overlaps:
///
/// - `values`: the ranges of the document, followed by those of objects, segues, rules, and variations.
/// - `objects` and `connections`: the ranges of the units.
/// - `segues`: the ranges of the scenes.
/// - `members`: the ranges of the collections.
/// - `containers`: the ranges of the rules.
/// - `translations`: the ranges of the string tables.
///
/// If the ranges violate this rule, `encoded(sourceMap:limits:)` throws an error.
package struct ArchiveContent: Sendable, Hashable {
  /// All strings, without duplicates (section `STRS`). Call `string(_:)` to add a string.
  package internal(set) var strings: [String] = []
  /// All classes, without duplicates (section `CLAS`). Call `classIndex(name:module:element:)` to add a class.
  package internal(set) var classes: [ClassRecord] = []
  /// The names of properties, slots, outlets, and events (section `KEYS`). Call `key(_:)` to add a name.
  package internal(set) var keys: [StringIndex] = []
  /// The names of actions (section `SELS`). Call `selector(_:)` to add a name.
  package internal(set) var selectors: [StringIndex] = []
  /// The bit patterns of floating-point numbers and integers.
  package internal(set) var numbers: [UInt64] = []
  package internal(set) var fonts: [FontRecord] = []
  package var document = DocumentRecord()
  package var values: [ValueRecord] = []
  /// All objects in preorder (section `OBJS`).
  package var objects: [ObjectRecord] = []
  package var units: [UnitRecord] = []
  /// The scenes of a storyboard (section `SCEN`). The array is empty for a nib.
  package var scenes: [SceneRecord] = []
  package var connections: [ConnectionRecord] = []
  package var members: [Reference] = []
  package var segues: [SegueRecord] = []
  /// The prototypes, one for each unit of the kind `prototype`, in the order of the units.
  package var prototypes: [PrototypeRecord] = []

  /// The appearance rules (section `APPR`). The array is empty for a nib.
  package var appearances: [AppearanceRecord] = []
  package var containers: [ClassIndex] = []
  /// The string tables, sorted by the bytes of their locales.
  package var stringTables: [StringTableRecord] = []
  /// The translations in all string tables (section `STRX`). The translations in each table are sorted by value.
  package var translations: [TranslationRecord] = []
  package var plurals: [PluralRecord] = []
  /// The languages that have separate string files, sorted by locale (section `LANG`).
  package var languages: [LanguageRecord] = []
  /// The number of values in the scene that a string file translates, or nil if the archive is a scene.
  package var translatedValueCount: Int?
  /// The constraints, sorted by the view that contains each constraint.
  package var constraints: [ConstraintRecord] = []
  /// The variations, sorted by object and then by number of traits in ascending order.
  package var variations: [VariationRecord] = []
  /// The imported attributes and elements, sorted by owner in the order of `ImportedOwner`.
  package var imports: [ImportedRecord] = []

  var interned = Interned()

  package init() {}
}
