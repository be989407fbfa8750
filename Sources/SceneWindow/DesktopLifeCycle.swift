import CSDL2
import SceneProgram

/// Converts window events to life cycle events. Simultaneous events are handled together, because a window can be
/// hidden and immediately shown again.
final class DesktopLifeCycle {
  private let application: Application
  private var hasLostFocus = false
  private var hasGainedFocus = false

  init(_ application: Application) { self.application = application }

  func didGainFocus() { (hasGainedFocus, hasLostFocus) = (true, false) }

  func didLoseFocus() { (hasGainedFocus, hasLostFocus) = (false, true) }

  func update(isSeen: Bool) {
    if !isSeen {
      application.enterBackground()
    } else if hasGainedFocus {
      application.activate()
    } else if application.state == .background {
      application.enterForeground()
      if SDL_GetKeyboardFocus() != nil { application.activate() }
    } else if hasLostFocus, SDL_GetKeyboardFocus() == nil {
      application.resignActive()
    }
    (hasGainedFocus, hasLostFocus) = (false, false)
  }
}
