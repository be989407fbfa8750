import SceneValues

/// What was drawn, as a value: commands from back to front, each with all it needs to be drawn again.
///
/// Opacity is already part of each colour, and tint and light or dark are decided.
public struct DisplayList: Hashable, Sendable {
  public var commands: [Command]
  /// The areas that commands are clipped to, by index; one may lie inside another that stands before it.
  public var clips: [Clip]

  public init(commands: [Command] = [], clips: [Clip] = []) {
    self.commands = commands
    self.clips = clips
  }

  public var isEmpty: Bool { commands.isEmpty }

  public struct Command: Hashable, Sendable {
    public var content: Content
    /// From the coordinates of the content to the ones of the list.
    public var transform: AffineTransform
    /// An index into `clips`; nil for no clip.
    public var clip: Int?

    public init(_ content: Content, transform: AffineTransform = .identity, clip: Int? = nil) {
      self.content = content
      self.transform = transform
      self.clip = clip
    }
  }

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
    public var rule: FillRule
    /// The clip that this one lies inside, an index smaller than its own.
    public var parent: Int?

    public init(path: Path, rule: FillRule = .nonZero, parent: Int? = nil) {
      self.path = path
      self.rule = rule
      self.parent = parent
    }
  }
}

/// A piece of text on one line, in one font and colour, and of one direction.
public struct TextRun: Hashable, Sendable {
  public var text: String
  /// A point on the baseline: the text's left end, middle or right end, as the alignment says.
  public var origin: Point
  public var alignment: TextAlignment
  /// How wide the text is, in points, by the metrics that it was laid out with.
  public var width: Double
  public var font: Font
  public var color: RGBA
  /// Which way the text runs, whatever its characters are.
  public var direction: TextDirection

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
  public var name: String
  public var rect: Rect
  /// From 0 to 1.
  public var alpha: Double
  /// What is drawn; nil for an image that nobody knows: its name stands for it.
  public var content: ImageContent?
  /// How much of the image, in points, is not stretched at its edges.
  public var capInsets: EdgeInsets
  /// The colour of all that is not transparent; nil for the image's own colours.
  public var tint: RGBA?

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
