import CMalloc

/// The memory of the process's heap that is in use, regardless of what the system has assigned to the process.
package enum HeapUse {
  package static var bytes: Int {
    let use = mallinfo2()
    return Int(use.uordblks) + Int(use.hblkhd)
  }
}
