import CMalloc

/// How the program keeps the memory that it has no use for at the moment.
enum MemoryReuse {
  /// Lets what one file needed serve for the next.
  ///
  /// A check of a file takes a few arrays of a hundred kilobytes and gives them back. By default such go back to the
  /// system as soon as they lie at the end of what there is, which depends on how things happen to lie: of two builds
  /// that differed in a few lines, one asked the system 300 times for memory for 2,000 files, the other 1,100 times.
  /// Each time pages are cleared anew, and all cores are told of it: a tenth of the time of the second. What is much
  /// larger than that goes back at once: an array that grows would leave a hole at each size that it once had.
  static func prepare() {
    mallopt(M_MMAP_THRESHOLD, 4 << 20)
    mallopt(M_TRIM_THRESHOLD, 64 << 20)
    mallopt(M_TOP_PAD, 1 << 20)
  }
}
