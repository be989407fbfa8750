extension ContentDigest {
  /// Creates the digest of a scene and its tables. The digest includes the path relative to the current directory,
  /// because some rules depend on the file name, and because a class name can refer to the nearest of several classes.
  init(of scene: [UInt8], at path: String, beside tables: [TableSearch.Found]) {
    var coder = CacheCoder()
    coder.write(ContentDigest(of: scene), path)
    for found in tables { coder.write(found.locale, found.kind, found.content) }
    self.init(of: coder.bytes)
  }
}
