import SceneSyntax

extension FileStamp: CacheCodable {
  static var blank: Self { FileStamp(device: 0, inode: 0, size: 0, modified: 0, changed: 0) }
  mutating func code(with coder: inout CacheCoder) {
    coder.code(&device, &inode, &size)
    coder.code(&modified, &changed)
  }
}
