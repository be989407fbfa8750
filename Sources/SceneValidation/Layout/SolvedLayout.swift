import SceneDiagnostics
import SceneModel
import SceneValues

/// What layout makes of a document's scenes on one screen. Plain data, in terms of the document: whoever solves
/// constraints makes it, rules look at it.
package struct SolvedLayout: Sendable {
  /// What the screen and the language are called: `iPhone SE (3rd generation), landscape, de`; nil for what the file itself
  /// names.
  package var screen: String?
  /// The language of the texts; nil for the file's own texts.
  package var locale: String?
  /// Outer views before those in them.
  package var views: [View] = []
  package var conflicts: [Conflict] = []
  package var openPlaces: [OpenPlace] = []
  /// Where on the screen a keyboard would begin, in points from its upper edge; nil for a screen that has none.
  package var keyboardEdge: Double?

  package init(screen: String? = nil, locale: String? = nil) {
    self.screen = screen
    self.locale = locale
  }

  /// A view where layout has put it.
  package struct View: Sendable {
    /// Its place among the document's objects.
    package var object: Int
    /// The nearest view around it, by its place among those of the layout; nil for the view of a scene.
    package var parent: Int?
    /// In the superview's coordinates.
    package var frame: Rect
    /// The frame that the file says; nil where it says none, and where that means nothing.
    package var saved: Rect?
    /// In the coordinates of the screen.
    package var onScreen = Rect.zero
    /// The size of what shows of it: its bounds.
    package var bounds = Rect.zero
    /// Whether it shows nothing, or what is around it does: it is hidden, or cannot be seen through.
    package var isHidden = false
    /// Whether constraints or a stack view place it.
    package var isPlaced = false
    /// Whether nobody here knows the code of its class.
    package var isOfUnknownClass = false
    package var clips = false
    package var scrolls = false
    /// Whether its frame may be another one as the program runs: it is turned, or part of what scrolls or is listed.
    package var isMoved = false
    package var cutOff: CutOff?
    /// Why the frame is not the saved one, where that was looked into.
    package var difference: Difference?
    /// Whether a finger or a keyboard is to meet it.
    package var takesTouches = false
    package var takesKeys = false

    package init(object: Int, parent: Int?, frame: Rect, saved: Rect?) {
      self.object = object
      self.parent = parent
      self.frame = frame
      self.saved = saved
    }
  }

  /// Why a view's frame is not the one that the file says.
  package enum Difference: Sendable, Hashable {
    /// Constraints that hang neither on text nor on anything that only the program knows put it elsewhere.
    case misplaced
    /// It hangs on how large text is.
    case text
    /// Something else: what is tied to it, an image, a class of the program's.
    case other
  }

  /// A text for which its view is too small.
  package struct CutOff: Sendable {
    package var text: String
    package var missingWidth: Double
    package var missingHeight: Double
    /// Whether a table of translations, and not the file itself, says the text.
    package var isTranslated: Bool

    package init(_ text: String, missingWidth: Double, missingHeight: Double, isTranslated: Bool) {
      self.text = text
      self.isTranslated = isTranslated
      self.missingWidth = missingWidth
      self.missingHeight = missingHeight
    }
  }

  /// What must hold and cannot: a smallest set.
  package struct Conflict: Sendable {
    package var members: [Member]
    /// Which of them is let go as the program runs.
    package var broken: Int
    /// Whether it hangs on what bars cover: whether there is a conflict may be another matter on another screen.
    package var hangsOnBars: Bool

    package init(members: [Member], broken: Int, hangsOnBars: Bool = false) {
      self.hangsOnBars = hangsOnBars
      self.members = members
      self.broken = broken
    }
  }

  /// One of what contradicts the others.
  package struct Member: Sendable {
    /// What it asks: `title.width = 100`.
    package var words: Message
    /// Its place among the document's constraints; nil for what a frame, a stack view or content asks.
    package var constraint: Int?
    /// The object whose frame, content or arrangement asks it, or that the constraint stands in.
    package var object: Int?

    package init(_ words: Message, constraint: Int?, object: Int?) {
      self.words = words
      self.constraint = constraint
      self.object = object
    }
  }

  /// A view whose place or length constraints leave open.
  package struct OpenPlace: Sendable {
    /// Its place among the document's objects.
    package var object: Int
    package var isHorizontal: Bool
    package var isLength: Bool
    /// What it is, and what it could as well be.
    package var value, other: Double
    /// The other views that would be elsewhere then, by their places among the objects.
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

  /// What would settle where a view is.
  package enum Remedy: Sendable, Hashable {
    case length, place, placeAndLength, contentPriority
  }
}
