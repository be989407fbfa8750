@main struct Host {
  static func main() { print("built") }
}
