import SceneDiagnostics
import SceneModel
import SceneValues

/// The layout of a document's scenes on one screen, stored as plain data with indices into the document.
package struct SolvedLayout: Sendable {
  /// The screen and language names, such as `iPhone SE (3rd generation), landscape, de`, or nil for the file's screen.
  package var screen: String?
  package var locale: String?
  /// The views, with ancestors before descendants.
  package var views: [View] = []
  package var conflicts: [Conflict] = []
  package var openPlaces: [OpenPlace] = []
  /// The distance, in points, from the top of the screen to the keyboard's top edge, or nil if there is no keyboard.
  package var keyboardEdge: Double?

  package init(screen: String? = nil, locale: String? = nil) {
    self.screen = screen
    self.locale = locale
  }

  package struct View: Sendable {
    package var object: Int
    /// The index of the nearest superview in the layout, or nil for the root view of a scene.
    package var parent: Int?
    package var frame: Rect
    /// The frame in the file, or nil if the file does not specify a frame for the view or if the frame has no effect.
    package var saved: Rect?
    package var onScreen = Rect.zero
    package var bounds = Rect.zero
    package var isHidden = false
    package var isPlaced = false
    package var hasUnknownClass = false
    package var clips = false
    package var scrolls = false
    /// Whether a transform, scrolling, or a list can change the frame at run time.
    package var isMoved = false
    package var cutOff: CutOff?
    package var difference: Difference?
    package var takesTouches = false
    package var takesKeys = false

    package init(object: Int, parent: Int?, frame: Rect, saved: Rect?) {
      self.object = object
      self.parent = parent
      self.frame = frame
      self.saved = saved
    }
  }

  /// The reason why a view's frame differs from the one in the file.
  package enum Difference: Sendable, Hashable {
    /// Constraints determine a different frame, regardless of the text and values that the app sets.
    case misplaced
    case text
    case other
  }

  package struct CutOff: Sendable {
    package var text: String
    package var missingWidth: Double
    package var missingHeight: Double
    package var isTranslated: Bool
    /// The width of the text in one line, or 0 if the text has several lines.
    package var lineWidth: Double
    /// The additional height that the text would require if it could continue on further lines.
    package var missingHeightInLines: Double

    package init(
      _ text: String, missingWidth: Double, missingHeight: Double, isTranslated: Bool, lineWidth: Double = 0,
      missingHeightInLines: Double = 0
    ) {
      self.text = text
      self.lineWidth = lineWidth
      self.missingHeightInLines = missingHeightInLines
      self.isTranslated = isTranslated
      self.missingWidth = missingWidth
      self.missingHeight = missingHeight
    }
  }

  /// A minimal set of conflicting requirements. If any one of them is removed, all others can be satisfied.
  package struct Conflict: Sendable {
    package var members: [Member]
    /// The index in `members` of the requirement that is not satisfied at run time.
    package var broken: Int
    /// Whether the conflict depends on the insets of bars and therefore might not occur on other screens.
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
    package var constraint: Int?
    package var object: Int?
    /// Whether the requirement is the frame of a view that has no constraints, other than the root view.
    package var isSavedFrame: Bool

    package init(_ words: Message, constraint: Int?, object: Int?, isSavedFrame: Bool = false) {
      self.words = words
      self.isSavedFrame = isSavedFrame
      self.constraint = constraint
      self.object = object
    }
  }

  /// A view whose position or size is ambiguous.
  package struct OpenPlace: Sendable {
    package var object: Int
    package var isHorizontal: Bool
    package var isLength: Bool
    package var value, other: Double
    package var moved: [Int]
    package var remedy: Remedy
    package var isMarked = false

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

  package enum Remedy: Sendable, Hashable {
    case length, place, placeAndLength, contentPriority
  }
}
