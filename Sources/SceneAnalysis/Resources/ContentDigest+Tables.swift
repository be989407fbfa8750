extension ContentDigest {
  /// Creates the digest of a scene and its tables. It includes the name of the file, because some rules depend on it.
  init(of scene: [UInt8], named name: String, beside tables: [TableSearch.Found]) {
    var coder = CacheCoder()
    coder.write(ContentDigest(of: scene), name)
    for found in tables { coder.write(found.locale, found.content) }
    self.init(of: coder.bytes)
  }
}
