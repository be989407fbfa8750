/// Plays short sounds. Used as `SceneContext.soundPlayer`.
public protocol SoundPlayer: AnyObject {
  /// Plays a sound once, mixed with other sounds. If the sound is missing, nothing is played.
  ///
  /// - Parameter name: The name of the app's resource without its file extension, such as `bell`.
  func playSound(named name: String)
}
