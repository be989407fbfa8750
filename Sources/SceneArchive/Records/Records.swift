/// An index in `STRS`. Each table has its own name for indices, but all indices are plain integers.
@usableFromInline package typealias StringIndex = Int
@usableFromInline package typealias ClassIndex = Int
@usableFromInline package typealias KeyIndex = Int
@usableFromInline package typealias SelectorIndex = Int
@usableFromInline package typealias ObjectIndex = Int
@usableFromInline package typealias UnitIndex = Int
@usableFromInline package typealias SceneIndex = Int
@usableFromInline package typealias SegueIndex = Int

@usableFromInline package enum Reference: Hashable, Sendable {
  case object(ObjectIndex)
  /// The first object in the responder chain that implements the action. This case is valid only as the
  /// destination of an action.
  case firstResponder
  /// The object that loads a nib. This case is valid only in the unit of a nib.
  case owner
}

/// A class of the vocabulary, which has an element, or a class of the host app, which has none.
@usableFromInline package struct ClassRecord: Hashable, Sendable {
  package var name: StringIndex
  package var module: StringIndex?
  package var element: StringIndex?

  @usableFromInline package init(name: StringIndex, module: StringIndex? = nil, element: StringIndex? = nil) {
    self.name = name
    self.module = module
    self.element = element
  }
}

package enum DocumentKind: UInt32, Hashable, Sendable {
  case storyboard, nib
}

package struct DocumentRecord: Hashable, Sendable {
  package var kind: DocumentKind
  package var initialScene: SceneIndex?
  package var ownerClass: ClassIndex?
  package var values: Range<Int>

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

/// An object. Its descendants follow directly after it, in preorder.
@usableFromInline package struct ObjectRecord: Hashable, Sendable {
  /// The class to instantiate: the custom class or, if there is none, the class of the element.
  package var classIndex: ClassIndex
  package var elementClass: ClassIndex
  package var id: StringIndex?
  /// The parent in the same unit, or the controller if the object is the root of a view unit.
  package var parent: ObjectIndex?
  package var descendants: Int
  package var slot: KeyIndex?
  package var values: Range<Int>

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

/// The kind of a value, which determines the meaning of the payload.
@usableFromInline package enum ValueKind: UInt16, CaseIterable, Hashable, Sendable {
  case bool, int, number, string, point, size, rect, insets, transform, rgba, standardColor, tint, assetColor,
    font, image, enumeration, optionSet, text, range, nothing
}

extension ValueKind {
  /// The number of entries in section `NUMS`, or 0 if the payload is not stored there.
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

/// A value for a key. Use `Archive.value(at:)` to decode the payload, whose meaning depends on the kind.
@usableFromInline package struct ValueRecord: Hashable, Sendable {
  package var key: KeyIndex
  package var kind: ValueKind
  /// Whether the value is set by name after `init`, rather than decoded by `init`.
  package var isRuntimeAttribute: Bool
  /// The value itself, or its index in `STRS`, `NUMS` or `FNTS`.
  package var payload: UInt32

  @usableFromInline package init(
    key: KeyIndex, kind: ValueKind, isRuntimeAttribute: Bool = false, payload: UInt32
  ) {
    self.key = key
    self.kind = kind
    self.isRuntimeAttribute = isRuntimeAttribute
    self.payload = payload
  }
}

package enum FontFace: UInt32, Hashable, Sendable {
  case system, bold, italic, monospaced, family, style
}

package struct FontRecord: Hashable, Sendable {
  package var face: FontFace
  package var name: StringIndex?
  /// The size in points.
  package var size: Double

  package init(face: FontFace, name: StringIndex? = nil, size: Double) {
    self.face = face
    self.name = name
    self.size = size
  }
}
