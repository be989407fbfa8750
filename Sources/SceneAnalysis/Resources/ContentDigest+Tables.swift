extension ContentDigest {
  /// Creates the digest of a scene and its tables. The digest includes the file name, because some rules depend on it.
  init(of scene: [UInt8], named name: String, beside tables: [TableSearch.Found]) {
    var coder = CacheCoder()
    coder.write(ContentDigest(of: scene), name)
    for found in tables { coder.write(found.locale, found.content) }
    self.init(of: coder.bytes)
  }
}
