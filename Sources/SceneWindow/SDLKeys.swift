import CSDL2
import SceneProgram

extension Key {
  init?(sdl code: SDL_Keycode) {
    switch SDL_KeyCode(UInt32(bitPattern: code)) {
    case SDLK_RETURN, SDLK_KP_ENTER: self = .return
    case SDLK_BACKSPACE: self = .delete
    case SDLK_TAB: self = .tab
    case SDLK_LEFT: self = .left
    case SDLK_RIGHT: self = .right
    case SDLK_UP: self = .up
    case SDLK_DOWN: self = .down
    case SDLK_HOME: self = .home
    case SDLK_END: self = .end
    case SDLK_ESCAPE: self = .escape
    case SDLK_PAGEUP: self = .pageUp
    case SDLK_PAGEDOWN: self = .pageDown
    default:
      guard code >= 0x20, code != 0x7F, let scalar = Unicode.Scalar(UInt32(bitPattern: code)) else {
        return nil
      }
      self = .character(Character(scalar))
    }
  }
}

extension KeyModifiers {
  init(sdl bits: UInt16) {
    self = []
    let bits = UInt32(bits)
    if bits & KMOD_SHIFT.rawValue != 0 { insert(.shift) }
    if bits & KMOD_CTRL.rawValue != 0 { insert(.control) }
    if bits & KMOD_LALT.rawValue != 0 { insert(.alternate) }
    if bits & KMOD_GUI.rawValue != 0 { insert(.command) }
  }
}
