import SceneDiagnostics
import SceneModel
import SceneValues

/// The layout of a document's scenes on one screen, as plain data with indices into the document. A
/// constraint solver creates it, and rules read it.
package struct SolvedLayout: Sendable {
  /// The name of the screen and the language, such as `iPhone SE (3rd generation), landscape, de`. Nil for
  /// the screen that the file specifies.
  package var screen: String?
  /// The language of the texts, or nil for the texts in the file.
  package var locale: String?
  /// The views, with ancestors before descendants.
  package var views: [View] = []
  package var conflicts: [Conflict] = []
  package var openPlaces: [OpenPlace] = []
  /// The top edge of the keyboard, in points from the top of the screen. Nil if the screen has no keyboard.
  package var keyboardEdge: Double?

  package init(screen: String? = nil, locale: String? = nil) {
    self.screen = screen
    self.locale = locale
  }

  /// A view at the position that layout determined.
  package struct View: Sendable {
    /// The index among the document's objects.
    package var object: Int
    /// The index of the nearest superview in the layout, or nil for the root view of a scene.
    package var parent: Int?
    /// The frame in the superview's coordinates.
    package var frame: Rect
    /// The frame in the file. Nil if the file has none, or if it has no effect.
    package var saved: Rect?
    /// The frame in the coordinates of the screen.
    package var onScreen = Rect.zero
    package var bounds = Rect.zero
    /// Whether the view or an ancestor is hidden or transparent.
    package var isHidden = false
    /// Whether constraints or a stack view determine the position.
    package var isPlaced = false
    /// Whether the code of the view's class is not available.
    package var isOfUnknownClass = false
    package var clips = false
    package var scrolls = false
    /// Whether the frame may change at run time because of a transform, scrolling, or a list.
    package var isMoved = false
    package var cutOff: CutOff?
    /// The reason why the frame differs from the saved one, if it was determined.
    package var difference: Difference?
    /// Whether the user touches the view or types into it.
    package var takesTouches = false
    package var takesKeys = false

    package init(object: Int, parent: Int?, frame: Rect, saved: Rect?) {
      self.object = object
      self.parent = parent
      self.frame = frame
      self.saved = saved
    }
  }

  /// The reason why the frame of a view differs from the one in the file.
  package enum Difference: Sendable, Hashable {
    /// Constraints determine another frame, independently of texts and values of the app.
    case misplaced
    /// The frame depends on the size of text.
    case text
    /// Another reason, such as the views that it is constrained to, an image, or a class of the app.
    case other
  }

  /// A text that does not fit into its view.
  package struct CutOff: Sendable {
    package var text: String
    package var missingWidth: Double
    package var missingHeight: Double
    /// Whether the text is from a table of translations, and not from the file.
    package var isTranslated: Bool

    package init(_ text: String, missingWidth: Double, missingHeight: Double, isTranslated: Bool) {
      self.text = text
      self.isTranslated = isTranslated
      self.missingWidth = missingWidth
      self.missingHeight = missingHeight
    }
  }

  /// A minimal set of requirements that cannot be satisfied together.
  package struct Conflict: Sendable {
    package var members: [Member]
    /// The index of the requirement that the app breaks at run time.
    package var broken: Int
    /// Whether the conflict depends on the insets of bars, so that other screens may have none.
    package var dependsOnBars: Bool

    package init(members: [Member], broken: Int, dependsOnBars: Bool = false) {
      self.dependsOnBars = dependsOnBars
      self.members = members
      self.broken = broken
    }
  }

  package struct Member: Sendable {
    /// The description of the requirement, such as `title.width = 100`.
    package var words: Message
    /// The index among the document's constraints, or nil if the requirement is not a constraint.
    package var constraint: Int?
    /// The object that causes the requirement or contains the constraint.
    package var object: Int?

    package init(_ words: Message, constraint: Int?, object: Int?) {
      self.words = words
      self.constraint = constraint
      self.object = object
    }
  }

  /// A view whose position or size is ambiguous.
  package struct OpenPlace: Sendable {
    package var object: Int
    package var isHorizontal: Bool
    package var isLength: Bool
    /// The current value and another possible value.
    package var value, other: Double
    /// The indices of the other objects whose views would move with it.
    package var moved: [Int]
    package var remedy: Remedy

    package init(
      object: Int, isHorizontal: Bool, isLength: Bool, value: Double, other: Double, moved: [Int],
      remedy: Remedy
    ) {
      self.object = object
      self.isHorizontal = isHorizontal
      self.isLength = isLength
      self.value = value
      self.other = other
      self.moved = moved
      self.remedy = remedy
    }
  }

  /// An addition that would resolve the ambiguity.
  package enum Remedy: Sendable, Hashable {
    case length, place, placeAndLength, contentPriority
  }
}
