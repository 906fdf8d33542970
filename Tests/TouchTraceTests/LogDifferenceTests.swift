// The first difference between two logs, in words.

import Testing
import TouchTrace

struct LogDifferenceTests {
  private func reader(_ text: String, pieces: Int) -> LogReader {
    var rest = Array(text.utf8)[...]
    return LogReader {
      defer { rest = rest.dropFirst(pieces) }
      return Array(rest.prefix(pieces))
    }
  }

  private func difference(
    _ a: [String], _ b: [String], pieces: Int = 7
  ) throws -> LogDifference? {
    var first = reader(a.joined(separator: "\n") + "\n", pieces: pieces)
    var second = reader(b.joined(separator: "\n"), pieces: pieces)
    return try LogDifference({ try first.next() }, { try second.next() })
  }

  private let log = (1...9).map { "0.\($0)00000 pan\($0) began" }

  @Test("equal logs have none, however they are cut into pieces", arguments: [1, 5, 1_000])
  func equal(pieces: Int) throws {
    #expect(try difference(log, log, pieces: pieces) == nil)
    #expect(try difference([], [], pieces: pieces) == nil)
  }

  @Test("the same decision at another time")
  func later() throws {
    var other = log
    other[3] = "0.408000 pan4 began"
    let found = try #require(try difference(log, other))
    #expect(
      "\(found)" == """
        line 4: A has 0.400000 pan4 began, B has 0.408000 pan4 began: the same decision 8 ms later
            0.100000 pan1 began
            0.200000 pan2 began
            0.300000 pan3 began
          A 0.400000 pan4 began
          B 0.408000 pan4 began
            0.500000 pan5 began
            0.600000 pan6 began
            0.700000 pan7 began
        They agree again from line 5 of A and line 5 of B: 1 line is only in A, 1 line is only in B.
        """)
    #expect(
      try difference(other, log)?.sentence.hasSuffix("the same decision 8 ms earlier") == true)
  }

  @Test("lines that one of them lacks")
  func lacking() throws {
    let found = try #require(try difference(log, Array(log[..<2] + log[4...])))
    #expect(
      found.sentence
        == "line 3: A has 0.300000 pan3 began, B has 0.500000 pan5 began: A has lines that B lacks")
    #expect(
      "\(found)".split(separator: "\n").dropFirst().joined(separator: "\n") == """
            0.100000 pan1 began
            0.200000 pan2 began
          A 0.300000 pan3 began
          A 0.400000 pan4 began
            0.500000 pan5 began
            0.600000 pan6 began
            0.700000 pan7 began
        They agree again from line 5 of A and line 3 of B: 2 lines are only in A.
        """)
  }

  @Test("of many lines that one has alone, some are shown")
  func many() throws {
    let text = "\(try #require(try difference(Array(log[8...]), log)))"
    #expect(text.contains("  B 0.500000 pan5 began\n  B … and 3 more\n    0.900000 pan9 began\n"))
    #expect(text.hasSuffix("8 lines are only in B."))
  }

  @Test("one line that is the same by chance is not where logs agree again")
  func chance() throws {
    let a = ["1 a", "2 same", "3 b", "4 c", "5 d"]
    let b = ["1 x", "2 same", "3 y", "4 z", "5 w", "6 v"]
    let found = try #require(try difference(a, b))
    #expect(found.lone == nil)
  }

  @Test("another decision of the same recognizer, and of another one")
  func otherwise() throws {
    let a = ["1.000000 pan began", "2.000000 x"]
    #expect(
      try difference(a, ["1.000000 pan failed: moved 4, needed 10", "3.000000 y"])?.description
        == """
        line 1: A has 1.000000 pan began, B has 1.000000 pan failed: moved 4, needed 10: pan decides \
        otherwise
          A 1.000000 pan began
          B 1.000000 pan failed: moved 4, needed 10
        They do not agree again.
        """)
    #expect(
      try difference(a, ["2.500000 tap ended"])?.sentence.hasSuffix(
        ": another decision 1.5 s later")
        == true)
  }

  @Test("one that ends before the other")
  func shorter() throws {
    #expect(
      try difference(log, Array(log[..<8]))?.description.split(separator: "\n").first
        == "line 9: A goes on with 0.900000 pan9 began, B ends")
    #expect(
      try difference([], Array(log[..<1]))?.sentence
        == "line 1: A ends, B goes on with 0.100000 pan1 began")
  }

  @Test("text and JSON are compared by time and words, two JSON logs whole")
  func json() throws {
    let json = #"{"cause":"rule","text":"pan began","time":0.41200000004}"#
    #expect(try difference(["0.412000 pan began"], [json]) == nil)
    let other = #"{"cause":"assigned","text":"pan began","time":0.41200000004}"#
    let found = try #require(try difference([json], [other]))
    #expect(found.sentence.hasSuffix("the same in words, but other fields differ"))
    #expect(
      found.json
        == #"{"line":1,"a":{"line":1,"time":0.412000,"text":"pan began"},"#
        + #""b":{"line":1,"time":0.412000,"text":"pan began"},"sentence":"line 1: A has "#
        + #"0.412000 pan began, B has 0.412000 pan began: the same in words, but other fields differ","#
        + #""agreeAgain":null}"#)
  }

  @Test("two logs that never agree again are read no further than needed")
  func streaming() throws {
    var read = 0
    let found = try LogDifference(
      {
        read += 1
        return try LoggedLine("\(read) a", number: read)
      },
      {
        read += 1
        return try LoggedLine("\(read) b", number: read)
      })
    #expect(found?.lone == nil)
    #expect(found?.meetingSentence == "They do not agree again within the next 200 lines.")
    #expect(read < 1_000)
  }

  @Test(
    "a line that is no decision is a problem with its place",
    arguments: ["hello world", "1.0", "{}", #"{"time":"1","text":"x"}"#, "nan x", "[1, 2]"])
  func unreadable(line: String) throws {
    let problem = try #require(throws: TraceProblem.self) {
      try difference(log + [line], log + ["1.000000 x"])
    }
    #expect(problem.line == 10)
    #expect(problem.found == line)
  }
}
