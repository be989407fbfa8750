extension ContentDigest {
  init(of scene: [UInt8], beside tables: [TableSearch.Found]) {
    self.init(of: scene)
    guard !tables.isEmpty else { return }
    var coder = CacheCoder()
    coder.write(self)
    for found in tables { coder.write(found.locale, found.content) }
    self.init(of: coder.bytes)
  }
}
