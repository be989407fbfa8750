#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The one that `FUZZER` names.
private let fuzzer: any Fuzzer.Type = {
  let name = getenv("FUZZER").map { String(cString: $0) }
  guard let known = Fuzzers.all.first(where: { $0.name == name }) else {
    print("FUZZER is one of: \(Fuzzers.all.map(\.name).joined(separator: ", "))")
    exit(64)
  }
  return known.fuzzer
}()

/// What libFuzzer calls with every input that it thinks of.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzer.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// What libFuzzer calls to have an input changed, in place.
@_cdecl("LLVMFuzzerCustomMutator")
public func changeInput(
  _ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int, _ seed: UInt32
) -> Int {
  var random = Random(seed: UInt64(seed))
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let changed = fuzzer.changed(bytes, room: room, using: &random), changed.count <= room else {
    return changeBlindly(start, count, room)
  }
  _ = UnsafeMutableBufferPointer(start: start, count: room).update(fromContentsOf: changed)
  return changed.count
}

/// libFuzzer's own changes: it knows what the program compared, and the words of its dictionary.
@_silgen_name("LLVMFuzzerMutate")
private func changeBlindly(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

/// libFuzzer's own changes of bytes that are no input, or only part of one.
func changedBlindly(_ bytes: [UInt8], room: Int) -> [UInt8] {
  Array(unsafeUninitializedCapacity: max(room, bytes.count)) { buffer, count in
    _ = buffer.update(fromContentsOf: bytes) as Int
    count = changeBlindly(buffer.baseAddress!, bytes.count, buffer.count)
  }
}
