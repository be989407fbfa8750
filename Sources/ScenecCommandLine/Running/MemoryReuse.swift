import CMalloc

enum MemoryReuse {
  /// Keeps memory of one file for the next one.
  ///
  /// By default, free memory at the end of the heap returns to the system, depending on chance. Clearing
  /// pages and notifying all cores took 10 % of the time for 2,000 files. Much larger arrays still return at
  /// once.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
  }
}
