/// Plays short sounds: what a host gives to `SceneContext.soundPlayer`.
public protocol SoundPlayer: AnyObject {
  /// Plays a sound once, beside those that are playing; one that there is not is silent.
  ///
  /// - Parameter name: as the program's resources call it, without the end of a file's name: `bell`.
  func playSound(named name: String)
}
