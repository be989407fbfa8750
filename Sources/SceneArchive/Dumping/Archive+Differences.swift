extension Archive {
  /// Returns lines that describe the differences between two archives, one for each section that differs. Ignores
  /// sections that the digest does not cover, such as the source map.
  package func differences(from other: Archive) -> [String] {
    func tags(_ archive: Archive) -> [SectionTag] {
      archive.sections.entries.filter { $0.flags & SectionTable.Entry.isOutsideDigest == 0 }.map(\.tag)
    }
    let all = Set(tags(self) + tags(other)).sorted { $0.order < $1.order }
    return all.compactMap { tag in
      if sectionBytes(tag) == other.sectionBytes(tag) { return nil }
      let (mine, others) = (lines(ofSection: tag), other.lines(ofSection: tag))
      guard let mine else { return "\(tag): only in the second file" }
      guard let others else { return "\(tag): only in the first file" }
      let first = zip(mine, others).prefix { $0 == $1 }.count
      let records = "\(tag): \(mine.count) and \(others.count) records"
      return first < min(mine.count, others.count)
        ? "\(records); record \(first) is \(mine[first]) and \(others[first])" : records
    }
  }
}
