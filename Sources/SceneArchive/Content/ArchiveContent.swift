/// The content of an archive as arrays in file order. The ranges in the records must cover their arrays in
/// order, without gaps or overlaps:
///
/// - `values`: the document's, then those of objects, segues, rules and variations.
/// - `objects` and `connections`: those of the units.
/// - `segues`: those of the scenes.
/// - `members`: those of the collections.
/// - `containers`: those of the rules.
/// - `translations`: those of the string tables.
///
/// Otherwise, `encoded(sourceMap:limits:)` throws an error.
package struct ArchiveContent: Sendable, Hashable {
  /// All unique strings (section `STRS`). `string(_:)` adds one.
  package internal(set) var strings: [String] = []
  /// All unique classes (section `CLAS`). `classIndex(name:module:element:)` adds one.
  package internal(set) var classes: [ClassRecord] = []
  /// The names of properties, slots, outlets and events (section `KEYS`). `key(_:)` adds one.
  package internal(set) var keys: [StringIndex] = []
  /// The names of actions (section `SELS`). `selector(_:)` adds one.
  package internal(set) var selectors: [StringIndex] = []
  /// The bit patterns of floating-point numbers and integers.
  package internal(set) var numbers: [UInt64] = []
  package internal(set) var fonts: [FontRecord] = []
  package var document = DocumentRecord()
  package var values: [ValueRecord] = []
  /// All objects in preorder (section `OBJS`).
  package var objects: [ObjectRecord] = []
  package var units: [UnitRecord] = []
  /// The scenes of a storyboard (section `SCEN`). Empty in a nib.
  package var scenes: [SceneRecord] = []
  package var connections: [ConnectionRecord] = []
  package var members: [Reference] = []
  package var segues: [SegueRecord] = []
  /// The prototypes, one for each unit of this kind, in order.
  package var prototypes: [PrototypeRecord] = []

  /// The appearance rules (section `APPR`). Empty in a nib.
  package var appearances: [AppearanceRecord] = []
  package var containers: [ClassIndex] = []
  /// The string tables, sorted by the bytes of their locale.
  package var stringTables: [StringTableRecord] = []
  /// The translations of all string tables (section `STRX`). Those of one table are sorted by value.
  package var translations: [TranslationRecord] = []
  package var plurals: [PluralRecord] = []
  /// The languages with separate text files, ordered by locale (section `LANG`).
  package var languages: [LanguageRecord] = []
  /// The number of values in the scene that separate texts belong to, or nil for a scene.
  package var translatedValueCount: Int?
  /// The constraints, ordered by holder.
  package var constraints: [ConstraintRecord] = []
  /// The variations by object. Those with fewer traits come first.
  package var variations: [VariationRecord] = []
  /// The imported attributes and elements by holder, in the order of `ImportedOwner`.
  package var imports: [ImportedRecord] = []

  var interned = Interned()

  package init() {}
}
