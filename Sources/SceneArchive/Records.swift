/// Places in the tables of an archive. They are plain integers, named for what they count in.
public typealias StringIndex = Int
/// A place in `CLAS`.
public typealias ClassIndex = Int
/// A place in `KEYS`.
public typealias KeyIndex = Int
/// A place in `SELS`.
public typealias SelectorIndex = Int
/// A place in `OBJS`.
public typealias ObjectIndex = Int
/// A place in `UNIT`.
public typealias UnitIndex = Int
/// A place in `SCEN`.
public typealias SceneIndex = Int
/// A place in `SEGU`.
public typealias SegueIndex = Int

/// What a connection's end points at.
public enum Reference: Hashable, Sendable {
  case object(ObjectIndex)
  /// Whoever answers first in the responder chain: only as an action's destination.
  case firstResponder
  /// The object that loads a nib: only in a nib's unit.
  case owner
}

/// A class that a file names: one of the vocabulary's, which has an element, or a host's own, which has none.
public struct ClassRecord: Hashable, Sendable {
  /// The name without its module.
  public var name: StringIndex
  /// The module that declares it; nil where nobody knows it.
  public var module: StringIndex?
  /// The element that makes objects of it; nil for a host's own class.
  public var element: StringIndex?

  /// A record of section `CLAS`; without an element, of a host's own class.
  public init(name: StringIndex, module: StringIndex? = nil, element: StringIndex? = nil) {
    self.name = name
    self.module = module
    self.element = element
  }
}

/// What a file is: scenes with segues between them, or objects that one owner loads.
public enum DocumentKind: UInt32, Hashable, Sendable {
  case storyboard, nib
}

/// What a file says of itself as a whole.
public struct DocumentRecord: Hashable, Sendable {
  /// What the file is.
  public var kind: DocumentKind
  /// Storyboards only.
  public var initialScene: SceneIndex?
  /// The class that a nib expects of its owner.
  public var ownerClass: ClassIndex?
  /// The values of the document's own attributes, a range in `VALS`.
  public var values: Range<Int>

  /// A record of section `DOCU`: a storyboard without an initial scene, unless other is said.
  public init(
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
public struct ObjectRecord: Hashable, Sendable {
  /// The class to instantiate: the custom one, else the element's.
  public var classIndex: ClassIndex
  /// The class of the element, which always has an element name.
  public var elementClass: ClassIndex
  /// The id that the scene gives it; nil without one.
  public var id: StringIndex?
  /// In the same unit; the root of a controller's view has the controller, which is in another.
  public var parent: ObjectIndex?
  /// How many objects lie below it within its unit, at any depth.
  public var descendants: Int
  /// The slot of the parent that it goes into; nil exactly where there is no parent.
  public var slot: KeyIndex?
  /// The values of its properties, a range in `VALS`.
  public var values: Range<Int>

  /// A record of section `OBJS`; without more arguments, an object at the top of its unit, with nothing below
  /// it.
  public init(
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
public enum ValueKind: UInt16, Hashable, Sendable {
  case bool, int, number, string, point, size, rect, insets, transform, rgba, standardColor, tint, assetColor,
    font, image, enumeration, optionSet, text, range, nothing
}

/// A value for a key. What the payload is depends on the kind; `Archive.value(at:)` reads it.
public struct ValueRecord: Hashable, Sendable {
  /// The property that the value is for, an index in `KEYS`.
  public var key: KeyIndex
  /// What the value is.
  public var kind: ValueKind
  /// Set after `init`, by name, rather than decoded in it.
  public var isRuntimeAttribute: Bool
  /// The value itself, or its place in `STRS`, `NUMS` or `FNTS`.
  public var payload: UInt32

  /// A record of section `VALS`, of a property unless it is a runtime attribute.
  public init(key: KeyIndex, kind: ValueKind, isRuntimeAttribute: Bool = false, payload: UInt32) {
    self.key = key
    self.kind = kind
    self.isRuntimeAttribute = isRuntimeAttribute
    self.payload = payload
  }
}

/// What a font record says of its letters.
public enum FontFace: UInt32, Hashable, Sendable {
  case system, bold, italic, monospaced, family, style
}

/// A font that values share.
public struct FontRecord: Hashable, Sendable {
  /// Which letters the font has.
  public var face: FontFace
  /// The family or the text style; nil for the other faces.
  public var name: StringIndex?
  /// In points.
  public var size: Double

  /// A record of section `FNTS`; only the faces `family` and `style` have a name.
  public init(face: FontFace, name: StringIndex? = nil, size: Double) {
    self.face = face
    self.name = name
    self.size = size
  }
}
