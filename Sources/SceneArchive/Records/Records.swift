/// An index of a string in section `STRS`. Each table has its own type alias for indices, which are plain integers.
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
  /// The first object in the responder chain that implements the action. It is valid only as an action's destination.
  case firstResponder
  /// The object that loads a nib. This case is valid only in the unit of a nib.
  case owner
}

/// A class of the vocabulary or of the host app. Only classes of the vocabulary have an element.
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

/// An object. In preorder, its descendants immediately follow it.
@usableFromInline package struct ObjectRecord: Hashable, Sendable {
  /// The class to instantiate, which is the custom class or, if there is none, the class of the object's element.
  package var classIndex: ClassIndex
  package var elementClass: ClassIndex
  package var id: StringIndex?
  /// The parent object in the same unit. If the object is the root of a view unit, this is the controller.
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

@usableFromInline package enum ValueKind: UInt16, CaseIterable, Hashable, Sendable {
  case bool, int, number, string, point, size, rect, insets, transform, rgba, standardColor, tint, assetColor,
    font, image, enumeration, optionSet, text, range, nothing
}

extension ValueKind {
  /// The number of consecutive entries in section `NUMS` that represent the value, or 0 if there are none.
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

/// A value for a key. The meaning of the payload depends on the kind. Use `Archive.value(at:)` to decode it.
@usableFromInline package struct ValueRecord: Hashable, Sendable {
  package var key: KeyIndex
  package var kind: ValueKind
  /// Whether the value is set by name after `init`. If false, `init` decodes the value.
  package var isRuntimeAttribute: Bool
  /// The value itself, or an index in `STRS`, `NUMS`, or `FNTS`.
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
  /// The font size in points.
  package var size: Double

  package init(face: FontFace, name: StringIndex? = nil, size: Double) {
    self.face = face
    self.name = name
    self.size = size
  }
}
