import CMalloc

/// How the program keeps the memory that it has no use for at the moment.
enum MemoryReuse {
  /// Lets memory that one file needed be used for the next one.
  ///
  /// A check of a file takes a few arrays of a hundred kilobytes and gives them back. By default, memory at the end of
  /// the heap goes back to the system, which depends on chance: of two builds that differed in a few lines, one asked
  /// the system 300 times for memory for 2,000 files, the other 1,100 times. Each time, the system clears pages and
  /// tells all cores, which took a tenth of the time of the second build. Much larger arrays still go back at once,
  /// because an array that grows would leave a hole for each of its former sizes.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
  }
}
