/// Plays short sounds for `SceneContext.soundPlayer`.
public protocol SoundPlayer: AnyObject {
  /// Plays a sound once by its name without extension, such as `bell`. A missing sound is silent.
  func playSound(named name: String)
}
