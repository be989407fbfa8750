/// Plays short sounds for `SceneContext.soundPlayer`.
public protocol SoundPlayer: AnyObject {
  /// Plays a sound once, mixed with other sounds. A missing sound is silent.
  ///
  /// - Parameter name: The name of the app's resource without file extension, such as `bell`.
  func playSound(named name: String)
}
