import Foundation
import SceneValues

enum PictureReader {
  private static let program = ["/usr/bin/rsvg-convert", "/usr/local/bin/rsvg-convert"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  static var isInstalled: Bool { program != nil }

  /// Returns the colors of some pixels, at a scale of 1.
  static func pixels(of svg: String, at places: [(Int, Int)]) throws -> [RGBA] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".svg")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(svg.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/python3")
    process.arguments =
      ["-c", script, program ?? "", file.path] + places.map { "\($0.0),\($0.1)" }
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return text.split(separator: "\n").compactMap { UInt32($0, radix: 16).map(RGBA.init(packed:)) }
  }

  /// A script that reads rsvg-convert's PNG file, with 8 bits per component, and prints pixels.
  private static let script = """
    import subprocess, sys, zlib, struct
    data = subprocess.run([sys.argv[1], sys.argv[2]], check=True, capture_output=True).stdout
    at, packed = 8, b''
    while at < len(data):
        length, kind = struct.unpack('>I4s', data[at:at + 8])
        body = data[at + 8:at + 8 + length]
        if kind == b'IHDR': width, height, depth, color = struct.unpack('>IIBB', body[:10])
        if kind == b'IDAT': packed += body
        at += 12 + length
    assert depth == 8 and color in (2, 6), (depth, color)
    size = 3 if color == 2 else 4
    raw, rows, above = zlib.decompress(packed), [], bytes(size * width)
    def paeth(a, b, c):
        p = a + b - c
        pa, pb, pc = abs(p - a), abs(p - b), abs(p - c)
        return a if pa <= pb and pa <= pc else b if pb <= pc else c
    for y in range(height):
        start = y * (size * width + 1)
        kind, row = raw[start], bytearray(raw[start + 1:start + 1 + size * width])
        for i in range(len(row)):
            a = row[i - size] if i >= size else 0
            b, c = above[i], above[i - size] if i >= size else 0
            row[i] = (row[i] + [0, a, b, (a + b) // 2, paeth(a, b, c)][kind]) & 255
        rows.append(row)
        above = row
    for place in sys.argv[3:]:
        x, y = map(int, place.split(','))
        print((rows[y][size * x:size * x + size].hex() + 'ff')[:8])
    """
}
