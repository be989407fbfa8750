/// Places in the tables of an archive. They are plain integers, named for what they count in.
@usableFromInline package typealias StringIndex = Int
/// A place in `CLAS`.
@usableFromInline package typealias ClassIndex = Int
/// A place in `KEYS`.
@usableFromInline package typealias KeyIndex = Int
/// A place in `SELS`.
@usableFromInline package typealias SelectorIndex = Int
/// A place in `OBJS`.
@usableFromInline package typealias ObjectIndex = Int
/// A place in `UNIT`.
@usableFromInline package typealias UnitIndex = Int
/// A place in `SCEN`.
@usableFromInline package typealias SceneIndex = Int
/// A place in `SEGU`.
@usableFromInline package typealias SegueIndex = Int

/// What a connection's end points at.
@usableFromInline package enum Reference: Hashable, Sendable {
  case object(ObjectIndex)
  /// Whoever answers first in the responder chain: only as an action's destination.
  case firstResponder
  /// The object that loads a nib: only in a nib's unit.
  case owner
}

/// A class that a file names: one of the vocabulary's, which has an element, or a host's own, which has none.
@usableFromInline package struct ClassRecord: Hashable, Sendable {
  /// The name without its module.
  package var name: StringIndex
  /// The module that declares it; nil where nobody knows it.
  package var module: StringIndex?
  /// The element that makes objects of it; nil for a host's own class.
  package var element: StringIndex?

  /// A record of section `CLAS`; without an element, of a host's own class.
  @usableFromInline package init(name: StringIndex, module: StringIndex? = nil, element: StringIndex? = nil) {
    self.name = name
    self.module = module
    self.element = element
  }
}

/// What a file is: scenes with segues between them, or objects that one owner loads.
package enum DocumentKind: UInt32, Hashable, Sendable {
  case storyboard, nib
}

/// What a file says of itself as a whole.
package struct DocumentRecord: Hashable, Sendable {
  /// What the file is.
  package var kind: DocumentKind
  /// Storyboards only.
  package var initialScene: SceneIndex?
  /// The class that a nib expects of its owner.
  package var ownerClass: ClassIndex?
  /// The values of the document's own attributes, a range in `VALS`.
  package var values: Range<Int>

  /// A record of section `DOCU`: a storyboard without an initial scene, unless other is said.
  package init(
    kind: DocumentKind = .storyboard, initialScene: SceneIndex? = nil, ownerClass: ClassIndex? = nil,
    values: Range<Int> = 0..<0
  ) {
    self.kind = kind
    self.initialScene = initialScene
    self.ownerClass = ownerClass
    self.values = values
  }
}

/// An object to make. The objects below it follow it directly, in preorder.
@usableFromInline package struct ObjectRecord: Hashable, Sendable {
  /// The class to instantiate: the custom one, else the element's.
  package var classIndex: ClassIndex
  /// The class of the element, which always has an element name.
  package var elementClass: ClassIndex
  /// The id that the scene gives it; nil without one.
  package var id: StringIndex?
  /// In the same unit; the root of a controller's view has the controller, which is in another.
  package var parent: ObjectIndex?
  /// How many objects lie below it within its unit, at any depth.
  package var descendants: Int
  /// The slot of the parent that it goes into; nil exactly where there is no parent.
  package var slot: KeyIndex?
  /// The values of its properties, a range in `VALS`.
  package var values: Range<Int>

  /// A record of section `OBJS`; without more arguments, an object at the top of its unit, with nothing below
  /// it.
  @usableFromInline package init(
    classIndex: ClassIndex, elementClass: ClassIndex, id: StringIndex? = nil, parent: ObjectIndex? = nil,
    descendants: Int = 0, slot: KeyIndex? = nil, values: Range<Int> = 0..<0
  ) {
    self.classIndex = classIndex
    self.elementClass = elementClass
    self.id = id
    self.parent = parent
    self.descendants = descendants
    self.slot = slot
    self.values = values
  }
}

/// How a value's payload is to be read.
@usableFromInline package enum ValueKind: UInt16, CaseIterable, Hashable, Sendable {
  case bool, int, number, string, point, size, rect, insets, transform, rgba, standardColor, tint, assetColor,
    font, image, enumeration, optionSet, text, range, nothing
}

extension ValueKind {
  /// How many numbers of section `NUMS` a value has; 0 for what has its payload elsewhere.
  var numberCount: Int {
    switch self {
    case .int, .number: 1
    case .point, .size, .range: 2
    case .rect, .insets: 4
    case .transform: 6
    case .bool, .string, .rgba, .standardColor, .tint, .assetColor, .font, .image, .enumeration, .optionSet,
      .text, .nothing:
      0
    }
  }
}

/// A value for a key. What the payload is depends on the kind; `Archive.value(at:)` reads it.
@usableFromInline package struct ValueRecord: Hashable, Sendable {
  /// The property that the value is for, an index in `KEYS`.
  package var key: KeyIndex
  /// What the value is.
  package var kind: ValueKind
  /// Set after `init`, by name, rather than decoded in it.
  package var isRuntimeAttribute: Bool
  /// The value itself, or its place in `STRS`, `NUMS` or `FNTS`.
  package var payload: UInt32

  /// A record of section `VALS`, of a property unless it is a runtime attribute.
  @usableFromInline package init(
    key: KeyIndex, kind: ValueKind, isRuntimeAttribute: Bool = false, payload: UInt32
  ) {
    self.key = key
    self.kind = kind
    self.isRuntimeAttribute = isRuntimeAttribute
    self.payload = payload
  }
}

/// What a font record says of its letters.
package enum FontFace: UInt32, Hashable, Sendable {
  case system, bold, italic, monospaced, family, style
}

/// A font that values share.
package struct FontRecord: Hashable, Sendable {
  /// Which letters the font has.
  package var face: FontFace
  /// The family or the text style; nil for the other faces.
  package var name: StringIndex?
  /// In points.
  package var size: Double

  /// A record of section `FNTS`; only the faces `family` and `style` have a name.
  package init(face: FontFace, name: StringIndex? = nil, size: Double) {
    self.face = face
    self.name = name
    self.size = size
  }
}
