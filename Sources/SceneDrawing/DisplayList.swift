import SceneValues

/// What was drawn, as a value: commands from back to front, each with all it needs to be drawn again.
///
/// Opacity is already part of each colour, and tint and light or dark are decided.
public struct DisplayList: Hashable, Sendable {
  /// What is drawn, from back to front.
  public var commands: [Command]
  /// The areas that commands are clipped to, by index; one may lie inside another that stands before it.
  public var clips: [Clip]

  /// A list of these commands and clips; without any, nothing is drawn.
  public init(commands: [Command] = [], clips: [Clip] = []) {
    self.commands = commands
    self.clips = clips
  }

  /// Whether nothing is drawn.
  public var isEmpty: Bool { commands.isEmpty }

  /// The list without so many commands from the back.
  package func dropping(first count: Int) -> DisplayList {
    count == 0 ? self : DisplayList(commands: Array(commands.dropFirst(count)), clips: clips)
  }

  /// One thing that is drawn.
  public struct Command: Hashable, Sendable {
    /// What is drawn, in coordinates of its own.
    public var content: Content
    /// From the coordinates of the content to the ones of the list.
    public var transform: AffineTransform
    /// An index into `clips`; nil for no clip.
    public var clip: Int?

    /// A command; without more arguments, its coordinates are those of the list, and it is not clipped.
    public init(_ content: Content, transform: AffineTransform = .identity, clip: Int? = nil) {
      self.content = content
      self.transform = transform
      self.clip = clip
    }
  }

  /// What a command draws.
  public enum Content: Hashable, Sendable {
    case fill(Path, rule: FillRule, color: RGBA)
    case stroke(Path, style: StrokeStyle, color: RGBA)
    case text(TextRun)
    case image(ImageRun)
  }

  /// An area outside of which nothing is drawn.
  public struct Clip: Hashable, Sendable {
    /// In the list's coordinates.
    public var path: Path
    /// Which parts of the plane count as inside the path.
    public var rule: FillRule
    /// The clip that this one lies inside, an index smaller than its own.
    public var parent: Int?

    /// A clip to a path; without a parent, it lies in no other.
    public init(path: Path, rule: FillRule = .nonZero, parent: Int? = nil) {
      self.path = path
      self.rule = rule
      self.parent = parent
    }
  }
}

/// A piece of text on one line, in one font and colour, and of one direction.
public struct TextRun: Hashable, Sendable {
  /// The characters, in the order of the text.
  public var text: String
  /// A point on the baseline: the text's left end, middle or right end, as the alignment says.
  public var origin: Point
  /// Which part of the text stands at the origin.
  public var alignment: TextAlignment
  /// How wide the text is, in points, by the metrics that it was laid out with.
  public var width: Double
  /// The font that the text was laid out with.
  public var font: Font
  /// The colour of the text.
  public var color: RGBA
  /// Which way the text runs, whatever its characters are.
  public var direction: TextDirection

  /// A run of text from left to right, whose left end is at the origin unless other is said.
  public init(
    text: String, origin: Point, alignment: TextAlignment = .left, width: Double, font: Font, color: RGBA,
    direction: TextDirection = .leftToRight
  ) {
    self.direction = direction
    self.text = text
    self.origin = origin
    self.alignment = alignment
    self.width = width
    self.font = font
    self.color = color
  }
}

/// An image, filling a rectangle.
public struct ImageRun: Hashable, Sendable {
  /// The name in the asset catalogue.
  public var name: String
  /// What the image fills, in points.
  public var rect: Rect
  /// From 0 to 1.
  public var alpha: Double
  /// What is drawn; nil for an image that nobody knows: its name stands for it.
  public var content: ImageContent?
  /// How much of the image, in points, is not stretched at its edges.
  public var capInsets: EdgeInsets
  /// The colour of all that is not transparent; nil for the image's own colours.
  public var tint: RGBA?

  /// An image that is opaque, has its own colours and is stretched as a whole unless other is said.
  public init(
    name: String, rect: Rect, alpha: Double = 1, content: ImageContent? = nil,
    capInsets: EdgeInsets = .zero, tint: RGBA? = nil
  ) {
    self.name = name
    self.rect = rect
    self.alpha = alpha
    self.content = content
    self.capInsets = capInsets
    self.tint = tint
  }
}
