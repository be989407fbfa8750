import Foundation
import SceneArchive
import SceneUI

// How large compiled scenes are, and what opening them and making their objects takes, as a table in Markdown: of scenes that
// are named, of 1,000 buttons, and of 10,000 objects.
//
//     swift run -c release FormatBenchmark Scenes/Games/Games.scene

private func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

/// The median of many runs, in seconds of the thread; what a run makes is let go outside of its time.
private func median<Made>(of runs: Int = 31, _ body: () throws -> Made) rethrows -> Double {
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
  let reading = try median { try WholeFile.read(path) }
  let mapping = try median { try WholeFile.map(path) }
  let unpacking = try median { try Archive(bytes: subject.packed) }
  let fixed = try median { try Archive(bytes: subject.fixed) }
  let file = try subject.open(subject.packed)
  let objects = file.archive.objectCount
  let first = try median { try subject.instantiate(subject.open(subject.packed)) }
  let again = try median { try subject.instantiate(file) }
  let share = Int((Double(subject.packed.count) / Double(subject.source) * 100).rounded())
  return [
    subject.name, count(objects), count(subject.source), count(subject.fixed.count),
    "\(count(subject.packed.count)) (\(share) %)", time(reading), time(mapping), time(fixed), time(unpacking),
    time(first),
    "\(time(again)), \(Int((again / Double(objects) * 1e9).rounded())) ns each",
  ].joined(separator: " | ")
}

private func run() throws {
  var subjects = try CommandLine.arguments.dropFirst().map { path in
    let url = URL(filePath: path)
    return try Subject(url.lastPathComponent, Array(Data(contentsOf: url)))
  }
  subjects.append(try Subject("1,000 buttons", Array(GeneratedScenes.buttons(1_000).utf8)))
  subjects.append(try Subject("10,000 objects", Array(GeneratedScenes.rows(objects: 10_000).utf8)))
  let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-format-\(getpid())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let columns = [
    "scene", "objects", "XML, bytes", "fixed form", "packed", "read", "mapped", "fixed form verified",
    "packed form verified", "opened and made", "made again",
  ]
  print(
    "| \(columns.joined(separator: " | ")) |\n|---|" + String(repeating: "--:|", count: columns.count - 1))
  for subject in subjects { print("| \(try line(subject, in: folder)) |") }
}

do {
  try run()
} catch {
  FileHandle.standardError.write(Data("\(error)\n".utf8))
  exit(1)
}
