import SceneUI
import SceneValues

extension Stage {
  func window(on screen: ShownScreen) -> Window {
    context.idiom = screen.idiom
    context.displayScale = screen.scale
    let window = Window(frame: Rect(origin: .zero, size: screen.size), context: context)
    window.screenBars = screen.heights
    window.screenInsets = screen.screenInsets
    return window
  }
}
