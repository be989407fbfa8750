import CSDL2
import SceneProgram

/// Converts window events to life cycle events. Simultaneous events are handled together, because a window can be
/// hidden and immediately shown again.
final class DesktopLifeCycle {
  private let application: Application
  private var hasLostKeys = false
  private var hasGotKeys = false

  init(_ application: Application) { self.application = application }

  func gotKeys() { (hasGotKeys, hasLostKeys) = (true, false) }

  func lostKeys() { (hasGotKeys, hasLostKeys) = (false, true) }

  func update(isSeen: Bool) {
    if !isSeen {
      application.enterBackground()
    } else if hasGotKeys {
      application.activate()
    } else if application.state == .background {
      application.enterForeground()
      if SDL_GetKeyboardFocus() != nil { application.activate() }
    } else if hasLostKeys, SDL_GetKeyboardFocus() == nil {
      application.resignActive()
    }
    (hasGotKeys, hasLostKeys) = (false, false)
  }
}
