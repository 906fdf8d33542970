// Recordings, in this library's format and in those of others: they are read the same in pieces of any
// size, problems have their place and words, and what is imported replays without a complaint.

import TouchKit
import TouchTrace

/// Any bytes as browser events.
func checkPointer(_ bytes: [UInt8]) throws { try checkImport(bytes, .pointer) }

/// Any bytes as the text of getevent.
func checkGetevent(_ bytes: [UInt8]) throws { try checkImport(bytes, .getevent) }

/// Any bytes as the text of evemu.
func checkEvemu(_ bytes: [UInt8]) throws { try checkImport(bytes, .evemu) }

/// Any bytes as sequences.
func checkSequences(_ bytes: [UInt8]) throws { try checkImport(bytes, .sequences) }

private func checkImport(_ bytes: [UInt8], _ format: ImportFormat) throws {
  _ = ImportFormat(detectedIn: bytes)
  let lineCount = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
  for options in [
    ImportOptions(), ImportOptions(width: 320, xRange: AxisRange(0, 99), pauseMax: 1),
  ] {
    var whole = TraceImporter(format, options: options)
    let contents = whole.read(bytes) + whole.finish()
    for size in [1, 7, 64] {
      var importer = TraceImporter(format, options: options)
      var found: [TraceReader.Line.Content] = []
      for piece in pieces(of: bytes, size) { found += importer.read(piece) }
      found += importer.finish()
      try demand(found == contents, "Something else in pieces of \(size) bytes")
    }
    let known = TraceImporter(format, options: options).format
    try demand(known == format, "The format became \(String(describing: known))")
    try demandSense(of: contents, lineCount: lineCount)
    let (traces, problems) = Trace.imported(from: bytes, as: format, options: options)
    try demand(!traces.isEmpty || !problems.isEmpty, "Nothing was read, and nothing was said of it")
    for trace in traces.prefix(8) { try demandReplay(trace) }
  }
}

private func pieces(of bytes: [UInt8], _ size: Int) -> [ArraySlice<UInt8>] {
  stride(from: 0, to: bytes.count, by: size).map { bytes[$0..<min($0 + size, bytes.count)] }
}

/// Demands that problems have places and words, and that a recording begins with a header, and that its
/// time does not go back.
private func demandSense(of contents: [TraceReader.Line.Content], lineCount: Int) throws {
  var last: Double?
  for content in contents {
    switch content {
    case .header(let header):
      try demand(header.size.width >= 1 && header.size.height >= 1, "A screen of \(header.size)")
      last = 0
    case .input(.touches(let input)):
      try demand(last.map { input.time >= $0 } ?? false, "\(input.time) after \(last ?? -1)")
      try demand(!input.reports.isEmpty, "An event without touches")
      last = input.time
    case .input(.time(let time)):
      try demand(last.map { time > $0 } ?? false, "The time \(time) after \(last ?? -1)")
      last = nil
    case .input(let input): try demand(false, "\(input) in an import")
    case .device(let states): try demand(false, "\(states) in an import")
    case .problem(let problem): try demandSense(of: problem, lineCount: lineCount)
    }
  }
  try demand(last == nil, "A recording has no end")
}

private func demandSense(of problem: TraceProblem, lineCount: Int) throws {
  try demandWords(problem.found, problem.expected, problem.remedy)
  try demand((1...lineCount).contains(problem.line), "Line \(problem.line) of \(lineCount)")
  try demand(problem.column >= 1, "Column \(problem.column)")
}

/// Demands that a trace reads back from its text, and that an application takes it.
private func demandReplay(_ trace: Trace) throws {
  let (again, problems) = Trace.recordings(in: trace.text.utf8)
  try demand(again == [trace] && problems.isEmpty, "Read back it is another trace: \(problems)")
  let app = TracedApp(trace.header) { UIViewController() }
  var complaint: InputProblem?
  let token = app.application.addObserver { observation in
    guard case .badInput(let problem) = observation.decision, complaint == nil else { return }
    complaint = problem
  }
  app.receive(trace.inputs.prefix(200))
  app.application.removeObserver(token)
  if case .tooManyFingers? = complaint { return }
  // The import told of the first touch outside of the screen.
  if case .noWindow? = complaint { return }
  try demand(complaint == nil, "The application says \(complaint.map { "\($0)" } ?? "")")
}

/// Any bytes as the events of a touch screen.
func checkDevice(_ bytes: [UInt8]) throws {
  let options = ImportOptions(xRange: AxisRange(0, 4095), yRange: AxisRange(-100, 100))
  func contents(_ size: Int) throws -> [TraceReader.Line.Content] {
    var reader = try TouchDeviceReader(options)
    return pieces(of: bytes, size).flatMap { reader.read($0) } + reader.finish()
  }
  let whole = try contents(max(1, bytes.count))
  for size in [1, 7, 64] {
    try demand(try contents(size) == whole, "Something else in pieces of \(size) bytes")
  }
  try demandSense(of: whole, lineCount: bytes.count / TouchDeviceReader.eventSize + 1)
  var trace = Trace()
  for content in whole {
    switch content {
    case .header(let header): trace = Trace(header)
    case .input(let input): trace.inputs.append(input)
    case .device, .problem: break
    }
  }
  try demandReplay(trace)
}

/// Any bytes as a trace.
func checkTrace(_ bytes: [UInt8]) throws {
  let lineCount = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).count
  var whole = TraceReader()
  let lines = whole.read(bytes) + whole.finish()
  for size in [1, 7, 64] {
    var reader = TraceReader()
    var found: [TraceReader.Line] = []
    for piece in pieces(of: bytes, size) { found += reader.read(piece) }
    found += reader.finish()
    // Compared as words: what is no number equals nothing.
    try demand("\(found)" == "\(lines)", "Something else in pieces of \(size) bytes")
  }
  var hasHeader = false
  for line in lines {
    switch line.content {
    case .header: hasHeader = true
    case .input, .device: try demand(hasHeader, "Input before a header")
    case .problem(let problem): try demandSense(of: problem, lineCount: lineCount)
    }
  }
  let (traces, _) = Trace.recordings(in: bytes)
  let text = traces.map(\.text).joined()
  let (again, problems) = Trace.recordings(in: text.utf8)
  // What was read of a newer version is written as that version.
  try demand(
    problems.allSatisfy { $0.found.hasPrefix("version") }, "Its own text has problems: \(problems)")
  try demand(again.map(\.text).joined() == text, "Read back it is another text")
}

/// Any bytes as lines for `touchkit classify`.
func checkClassify(_ bytes: [UInt8]) throws {
  let filter = ClassifyFilter()
  for (index, line) in bytes.split(separator: 0x0A).prefix(4).enumerated() {
    let result = filter.result(of: line, number: index + 1)
    try demand(!result.contains("\n"), "A result of several lines: \(result)")
    try demand(result.contains("{") && result.hasSuffix("}"), "No object: \(result)")
    try demand(filter.result(of: line, number: index + 1) == result, "Another result next time")
  }
}
