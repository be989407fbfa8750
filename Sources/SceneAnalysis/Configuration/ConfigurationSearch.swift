import SceneFiles

/// A search for the configuration of each file: the nearest `.scenec.yml` in the file's directory or a parent directory.
struct ConfigurationSearch {
  private let choice: ConfigurationChoice
  private let held: UnsavedTexts
  /// The configuration named on the command line, or nil if it has not been read yet.
  private var named: Configuration?
  private var nearest: [String: Configuration?] = [:]

  init(_ choice: ConfigurationChoice, _ held: UnsavedTexts) {
    self.choice = choice
    self.held = held
  }

  mutating func configuration(for path: String) throws -> Configuration? {
    switch choice {
    case .nothing: return nil
    case .nearest: return try find(in: LexicalPath.directory(of: path))
    case .named(let config):
      if let named { return named }
      let read = try ConfigurationReader.read(config, .named, held)
      named = read
      return read
    }
  }

  private mutating func find(in directory: String) throws -> Configuration? {
    if let known = nearest[directory] { return known }
    let path = (directory == "/" ? "" : directory) + "/" + Configuration.fileName
    var found: Configuration?
    if held.isPresent(path) {
      found = try ConfigurationReader.read(path, .found, held)
    } else if directory != "/" {
      found = try find(in: LexicalPath.directory(of: directory))
    }
    nearest[directory] = .some(found)
    return found
  }
}
