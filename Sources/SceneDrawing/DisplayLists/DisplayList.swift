import SceneValues

/// What was drawn, as a value: commands from back to front, each with all it needs to be drawn again.
///
/// Opacity is already part of each color, and tint and light or dark are decided.
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
    indirect case image(ImageRun)
    /// A path that is filled with a gradient or a pattern.
    indirect case painted(PaintedPath)
    /// Commands that are drawn as one, with the effects that they share.
    indirect case group(DisplayGroup)
  }

  /// An area outside of which nothing is drawn.
  public struct Clip: Hashable, Sendable {
    /// In the list's coordinates.
    public var path: Path
    /// Which parts of the plane count as inside the path.
    public var rule: FillRule
    /// The clip that this one lies inside, an index smaller than its own.
    public var parent: Int?
    /// What lets through what is drawn, in place of the path; nil where the path does.
    public var mask: DrawingMask? {
      get { boxedMask?.value }
      set { boxedMask = newValue.map(Boxed.init) }
    }
    private var boxedMask: Boxed<DrawingMask>?

    /// A clip to a path; without a parent, it lies in no other.
    public init(path: Path, rule: FillRule = .nonZero, parent: Int? = nil) {
      self.path = path
      self.rule = rule
      self.parent = parent
    }

    /// A clip to what a mask lets through; its transform leads to the list's coordinates.
    public init(mask: DrawingMask, parent: Int? = nil) {
      self.init(path: Path(), parent: parent)
      boxedMask = Boxed(mask)
    }
  }
}
