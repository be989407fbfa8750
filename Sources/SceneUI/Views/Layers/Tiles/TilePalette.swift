import SceneDrawing
import SceneValues

/// The colors and images that tiles use when they are drawn on other threads. The palette is filled on the loop's thread,
/// because looking up a color or image calls the context's providers.
struct TilePalette: Sendable {
  let metrics: any TextMetrics
  let isDark: Bool
  let tint: RGBA
  let background: Color
  /// The colors, keyed by name. A nil value represents a color that does not exist.
  private var colors: [String: RGBA?] = [:]
  private var images: [String: ImageContent?] = [:]

  struct Names: Hashable, Sendable {
    var colors: Set<String> = []
    var images: Set<String> = []

    var isEmpty: Bool { colors.isEmpty && images.isEmpty }

    mutating func formUnion(_ other: Names) {
      colors.formUnion(other.colors)
      images.formUnion(other.images)
    }
  }

  init(of view: View, knowing names: Names) {
    metrics = view.textMetrics
    isDark = view.isDark
    tint = view.resolve(.tint)
    background = view.shown(.systemBackground)
    lookUp(names, in: view)
  }

  mutating func lookUp(_ wanted: Names, in view: View) {
    for name in wanted.colors where colors.index(forKey: name) == nil {
      colors[name] = .some(view.colorAsset(name))
    }
    for name in wanted.images where images.index(forKey: name) == nil {
      images[name] = .some(view.content(of: ImageName(name)))
    }
  }

  /// Records a drawing. This method can be called on any thread.
  ///
  /// - Parameter body: A closure that draws.
  /// - Returns: The display list, and the names of used colors and images that are missing from the palette.
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

  private final class Notes {
    var names = Names()
  }
}
