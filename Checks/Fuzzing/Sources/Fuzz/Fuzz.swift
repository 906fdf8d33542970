// libFuzzer's way in: runs the check that `--check=NAME` names. All other arguments are libFuzzer's,
// which ignores those that begin with two dashes.

import Foundation

@main struct Fuzz {
  /// The check that is run.
  private(set) static var check: Check?

  static func main() {
    let names = Check.all.map(\.name).joined(separator: ", ")
    let wanted = CommandLine.arguments.compactMap { argument in
      Check.all.first { argument == "--check=\($0.name)" }
    }
    guard wanted.count == 1 else {
      print("Found \(wanted.count) known checks, expected --check=NAME with one of \(names).")
      exit(2)
    }
    check = wanted[0]
    var (count, arguments) = (CommandLine.argc, CommandLine.unsafeArgv)
    exit(runDriver(&count, &arguments, testOneInput))
  }
}

/// The address of the first argument, as C has it.
private typealias Arguments = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

/// libFuzzer itself.
@_silgen_name("LLVMFuzzerRunDriver")
nonisolated private func runDriver(
  _ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutablePointer<Arguments>,
  _ test: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

/// Runs the check on one input; the name is the one that libFuzzer's library links to.
@_cdecl("LLVMFuzzerTestOneInput")
nonisolated public func testOneInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: bytes, count: count))
  MainActor.assumeIsolated {
    do {
      try Fuzz.check?.run(input)
    } catch {
      FileHandle.standardError.write(Data("\nBroken: \(error)\n\n".utf8))
      abort()
    }
  }
  return 0
}
