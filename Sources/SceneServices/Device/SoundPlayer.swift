/// An object that plays short sounds. Assign it to `SceneContext.soundPlayer`.
public protocol SoundPlayer: AnyObject {
  /// Plays a sound once, mixed with other sounds. Does nothing if the sound does not exist.
  ///
  /// - Parameter name: The name of a resource in the app without its file extension, such as `bell`.
  func playSound(named name: String)
}
