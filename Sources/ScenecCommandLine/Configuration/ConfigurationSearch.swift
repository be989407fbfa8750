/// Which configuration each file has: the nearest `.scenec.yml` in its directory or above.
struct ConfigurationSearch {
  private let options: ConfigurationOptions
  /// The one that was named, once it is read.
  private var named: Configuration?
  /// What is known already, by directory.
  private var nearest: [String: Configuration?] = [:]

  init(_ options: ConfigurationOptions) { self.options = options }

  /// - Parameter path: from the root.
  mutating func configuration(for path: String) throws -> Configuration? {
    if options.noConfig { return nil }
    guard let config = options.config else { return try find(in: LexicalPath.directory(of: path)) }
    if let named { return named }
    let read = try ConfigurationReader.read(config, .named)
    named = read
    return read
  }

  private mutating func find(in directory: String) throws -> Configuration? {
    if let known = nearest[directory] { return known }
    let path = (directory == "/" ? "" : directory) + "/" + Configuration.fileName
    var found: Configuration?
    if FileIdentity.isThere(path) {
      found = try ConfigurationReader.read(path, .found)
    } else if directory != "/" {
      found = try find(in: LexicalPath.directory(of: directory))
    }
    nearest[directory] = .some(found)
    return found
  }
}
