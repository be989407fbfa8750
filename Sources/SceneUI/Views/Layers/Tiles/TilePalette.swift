import SceneDrawing
import SceneValues

/// What a drawing on another thread knows of the view that it is seen in: as much as was looked up on the loop's thread,
/// where providers of images and colors are asked.
struct TilePalette: Sendable {
  let metrics: any TextMetrics
  let isDark: Bool
  let tint: RGBA
  /// The background of the system as it is seen there.
  let background: Color
  /// With nil for what there is not.
  private var colors: [String: RGBA?] = [:]
  private var images: [String: ImageContent?] = [:]

  /// What a drawing calls colors and images of catalogs.
  struct Names: Hashable, Sendable {
    var colors: Set<String> = []
    var images: Set<String> = []

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    mutating func formUnion(_ other: Names) {
      colors.formUnion(other.colors)
      images.formUnion(other.images)
    }
  }

  /// - Parameters:
  ///   - view: the one that the drawing is seen in.
  ///   - names: those to look up at once.
  init(of view: View, knowing names: Names) {
    metrics = view.textMetrics
    isDark = view.isDark
    tint = view.resolve(.tint)
    background = view.shown(.systemBackground)
    lookUp(names, in: view)
  }

  /// Looks up what is called by these names, unless that was done.
  mutating func lookUp(_ wanted: Names, in view: View) {
    for name in wanted.colors where colors.index(forKey: name) == nil {
      colors[name] = .some(view.colorAsset(name))
    }
    for name in wanted.images where images.index(forKey: name) == nil {
      images[name] = .some(view.content(of: ImageName(name)))
    }
  }

  /// Draws, on any thread.
  ///
  /// - Returns: what was drawn, and the names in it that nobody has looked up.
  func draw(_ body: (GraphicsContext) -> Void) -> (list: DisplayList, unknown: Names) {
    let notes = Notes()
    let graphics = GraphicsContext(
      metrics: metrics, resolve: { color in resolve(color, into: notes) },
      image: { name in
        if let known = images[name] { return known }
        notes.names.images.insert(name)
        return nil
      })
    graphics.withState { body(graphics) }
    return (graphics.displayList, notes.names)
  }

  private func resolve(_ color: Color, into notes: Notes) -> RGBA {
    let color = color == .systemBackground ? background : color
    return color.resolved(tint: tint, dark: isDark) { name in
      if let known = colors[name] { return known }
      notes.names.colors.insert(name)
      return nil
    }
  }

  /// What is found missing while one thread draws.
  private final class Notes {
    var names = Names()
  }
}
