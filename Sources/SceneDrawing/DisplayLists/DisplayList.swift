import SceneValues

/// A recorded drawing. Its commands are self-contained and ordered from back to front.
///
/// Colors are already resolved for the tint color and appearance, and include the opacity.
public struct DisplayList: Hashable, Sendable {
  /// The commands, from back to front.
  public var commands: [Command]
  /// The clips, to which commands refer by index. The parent of a clip is an earlier clip in the array.
  public var clips: [Clip]

  /// Creates a display list. By default, the list is empty.
  public init(commands: [Command] = [], clips: [Clip] = []) {
    self.commands = commands
    self.clips = clips
  }

  /// Whether the list has no commands.
  public var isEmpty: Bool { commands.isEmpty }

  package func dropping(first count: Int) -> DisplayList {
    count == 0 ? self : DisplayList(commands: Array(commands.dropFirst(count)), clips: clips)
  }

  /// A single drawing command.
  public struct Command: Hashable, Sendable {
    /// The content, in its own coordinates.
    public var content: Content
    /// The transform from the content's coordinates to the list's coordinates.
    public var transform: AffineTransform
    /// The index of the command's clip in `clips`, or nil for no clip.
    public var clip: Int?

    /// Creates a command. By default, the command uses the list's coordinates and has no clip.
    public init(_ content: Content, transform: AffineTransform = .identity, clip: Int? = nil) {
      self.content = content
      self.transform = transform
      self.clip = clip
    }
  }

  /// The content of a command.
  public enum Content: Hashable, Sendable {
    case fill(Path, rule: FillRule, color: RGBA)
    case stroke(Path, style: StrokeStyle, color: RGBA)
    case text(TextRun)
    indirect case image(ImageRun)
    indirect case painted(PaintedPath)
    indirect case group(DisplayGroup)
  }

  /// An area to which drawing is limited.
  public struct Clip: Hashable, Sendable {
    /// The path in the list's coordinates.
    public var path: Path
    /// The rule that determines the inside of the path.
    public var rule: FillRule
    /// The index of the parent clip, or nil for no parent. The index must be smaller than the clip's own index.
    public var parent: Int?
    /// The mask that is used instead of the path, or nil to use the path.
    public var mask: DrawingMask? {
      get { boxedMask?.value }
      set { boxedMask = newValue.map(Boxed.init) }
    }
    private var boxedMask: Boxed<DrawingMask>?

    /// Creates a clip from a path. By default, the clip has no parent.
    public init(path: Path, rule: FillRule = .nonZero, parent: Int? = nil) {
      self.path = path
      self.rule = rule
      self.parent = parent
    }

    /// Creates a clip from a mask. The mask's transform converts the mask's coordinates to the list's coordinates.
    public init(mask: DrawingMask, parent: Int? = nil) {
      self.init(path: Path(), parent: parent)
      boxedMask = Boxed(mask)
    }
  }
}
