/// An object that plays short sounds, for use as `SceneContext.soundPlayer`.
public protocol SoundPlayer: AnyObject {
  /// Plays a sound once, mixed with other sounds. If the sound does not exist, nothing is played.
  ///
  /// - Parameter name: The name of a resource of the app without its file extension, such as `bell`.
  func playSound(named name: String)
}
