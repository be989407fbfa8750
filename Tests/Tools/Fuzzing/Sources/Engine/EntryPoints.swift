#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The fuzzer that the variable `FUZZER` selects.
private let fuzzer: any Fuzzer.Type = {
  let name = getenv("FUZZER").map { String(cString: $0) }
  guard let known = Fuzzers.all.first(where: { $0.name == name }) else {
    print("FUZZER is one of: \(Fuzzers.all.map(\.name).joined(separator: ", "))")
    exit(64)
  }
  return known.fuzzer
}()

/// The entry point that libFuzzer calls with every input.
@_cdecl("LLVMFuzzerTestOneInput")
public func runOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzer.run(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

/// The entry point that libFuzzer calls to mutate an input in place.
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

/// Applies libFuzzer's own mutations, which use compared values and the dictionary.
@_silgen_name("LLVMFuzzerMutate")
private func changeBlindly(_ start: UnsafeMutablePointer<UInt8>, _ count: Int, _ room: Int) -> Int

/// Applies libFuzzer's own mutations to bytes that are no input, or only part of one.
func changedBlindly(_ bytes: [UInt8], room: Int) -> [UInt8] {
  Array(unsafeUninitializedCapacity: max(room, bytes.count)) { buffer, count in
    _ = buffer.update(fromContentsOf: bytes) as Int
    count = changeBlindly(buffer.baseAddress!, bytes.count, buffer.count)
  }
}
