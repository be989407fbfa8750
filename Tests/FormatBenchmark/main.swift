import Foundation
import SceneArchive
import SceneUI

// How large compiled scenes are, and what opening them and making their objects takes, as a table in Markdown: of scenes that
// are named, of 1,000 buttons, of 10,000 objects and of a million. With `--only TEXT`, of those that have the text in their names.
//
//     swift run -c release FormatBenchmark Scenes/Games/Games.scene

private func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The median of many runs, in seconds of the thread; what a run makes is let go outside of its time.
private func median<Made>(of runs: Int, _ body: () throws -> Made) rethrows -> Double {
  var times: [Double] = []
  for _ in 0..<runs + 2 {
    let start = seconds()
    let made = try body()
    times.append(seconds() - start)
    withExtendedLifetime(made) {}
  }
  return times.dropFirst(2).sorted()[runs / 2]
}

private func count(_ number: Int) -> String { number.formatted(.number.locale(Locale(identifier: "en_US"))) }

private func time(_ seconds: Double) -> String {
  seconds < 0.9995e-3 ? "\(Int((seconds * 1e6).rounded())) µs" : "\((seconds * 1e5).rounded() / 100) ms"
}

private func line(_ subject: Subject, in folder: URL) throws -> String {
  let path = folder.appending(path: "scene.scenec").path()
  try Data(subject.packed).write(to: URL(filePath: path))
  let file = try subject.open(subject.packed)
  let objects = file.archive.objectCount
  let runs = objects > 100_000 ? 5 : 31
  let reading = try median(of: runs) { try WholeFile.read(path) }
  let mapping = try median(of: runs) { try WholeFile.map(path) }
  let unpacking = try median(of: runs) { try Archive(bytes: subject.packed) }
  let fixed = try median(of: runs) { try Archive(bytes: subject.fixed) }
  let first = try median(of: runs) { try subject.instantiate(subject.open(subject.packed)) }
  let again = try median(of: runs) { try subject.instantiate(file) }
  let share = Int((Double(subject.packed.count) / Double(subject.source) * 100).rounded())
  return [
    subject.name, count(objects), count(subject.source), count(subject.fixed.count),
    "\(count(subject.packed.count)) (\(share) %)", time(reading), time(mapping), time(fixed), time(unpacking),
    time(first),
    "\(time(again)), \(Int((again / Double(objects) * 1e9).rounded())) ns each",
  ].joined(separator: " | ")
}

private func run() throws {
  var paths = Array(CommandLine.arguments.dropFirst())
  var only = ""
  if let option = paths.firstIndex(of: "--only"), option + 1 < paths.count {
    only = paths[option + 1]
    paths.removeSubrange(option...option + 1)
  }
  // Made one by one: the largest takes some gigabytes.
  var subjects: [(name: String, text: () throws -> [UInt8])] = paths.map { path in
    let url = URL(filePath: path)
    return (url.lastPathComponent, { Array(try Data(contentsOf: url)) })
  }
  subjects.append(("1,000 buttons", { Array(GeneratedScenes.buttons(1_000).utf8) }))
  subjects.append(("10,000 objects", { Array(GeneratedScenes.rows(objects: 10_000).utf8) }))
  subjects.append(("1,000,000 objects", { Array(GeneratedScenes.rows(objects: 1_000_000).utf8) }))
  let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-format-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let columns = [
    "scene", "objects", "XML, bytes", "fixed form", "packed", "read", "mapped", "fixed form verified",
    "packed form verified", "opened and made", "made again",
  ]
  print(
    "| \(columns.joined(separator: " | ")) |\n|---|" + String(repeating: "--:|", count: columns.count - 1))
  for (name, text) in subjects where only.isEmpty || name.contains(only) {
    print("| \(try line(Subject(name, text()), in: folder)) |")
  }
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
