import CSDL2
import SceneProgram

/// What happens to the windows as the application's life: it hears of it when all is known that happened at once, as a
/// window that is hidden and shown in one go is not.
final class DesktopLifeCycle {
  private let application: Application
  private var hasLostKeys = false
  private var hasGotKeys = false

  init(_ application: Application) { self.application = application }

  /// A window of the program has got the keyboard.
  func gotKeys() { (hasGotKeys, hasLostKeys) = (true, false) }

  /// A window of the program has lost the keyboard. Another one gets it next, or none.
  func lostKeys() { (hasGotKeys, hasLostKeys) = (false, true) }

  /// Brings the application to where it is now.
  ///
  /// - Parameter isSeen: whether any window is neither minimised nor hidden.
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
