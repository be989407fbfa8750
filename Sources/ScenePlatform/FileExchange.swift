#if os(Linux)
  import CEvents
#endif
#if canImport(Darwin)
  import Darwin
#endif

package enum FileExchange {
  /// Atomically exchanges two entries of an open directory. Returns false if the file system does not support it.
  package static func exchange(_ left: String, _ right: String, in directory: Int32) -> Bool {
    #if os(Linux)
      return scene_exchange(directory, left, right) == 0
    #elseif canImport(Darwin)
      return renameatx_np(directory, left, directory, right, UInt32(RENAME_SWAP)) == 0
    #else
      return false
    #endif
  }
}
