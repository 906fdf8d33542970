// Pictures of lanes: well-formed, the same bytes each time, and in words too.

import Foundation
import Testing
import TouchKit
import TouchTrace

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct LanesPictureTests {
  private func svg(_ name: String) throws -> String {
    let trace = try TracedLanes.trace(name)
    let lanes = TracedLanes.lanes(try TracedLanes.facts(of: trace))
    return LanesPicture(lanes, title: trace.header.app ?? "").svg
  }

  private func marks(at times: [TimeInterval]) -> Lanes {
    TracedLanes.lanes(times.map { .input(.memoryWarning(time: $0)) })
  }

  @Test(
    "a picture is the same as the one that was looked at; TOUCHKIT_WRITE_DOCUMENTS writes it anew")
  func golden() throws {
    let name = "swipe-waits-for-tickle"
    let svg = try svg(name)
    if ProcessInfo.processInfo.environment["TOUCHKIT_WRITE_DOCUMENTS"] != nil {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
      try svg.write(
        to: file.appending(path: "Pictures/\(name).svg"), atomically: true, encoding: .utf8)
    }
    let url = try #require(
      Bundle.module.url(forResource: name, withExtension: "svg", subdirectory: "Pictures"))
    #expect(try String(contentsOf: url, encoding: .utf8) == svg)
  }

  @Test(
    "each picture is well-formed, and everything in it has a title", arguments: TracedLanes.names)
  func wellFormed(name: String) throws {
    let reading = XMLReading(try svg(name))
    #expect(reading.isWellFormed)
    #expect(reading.untitledGroups == 0)
    #expect(reading.counts["title", default: 0] > 10)
    #expect(reading.counts["desc"] == 1)
    #expect(reading.counts["svg"] == 1)
    #expect(reading.roles == ["img"])
    #expect(try svg(name) == svg(name))
  }

  @Test("names with signs of XML, quotes and control characters stay texts")
  func names() {
    let picture = LanesPicture(marks(at: [1]), title: "<b> & \"\u{1}\u{FFFE}é👍\u{0}")
    #expect(picture.svg.contains("&lt;b&gt; &amp; &quot;  é👍 </title>"))
    #expect(XMLReading(picture.svg).isWellFormed)
  }

  @Test("each lane is in the description, in words")
  func words() throws {
    let svg = try svg("swipe-waits-for-tickle")
    let description = svg.split(separator: "<desc id=\"tk-desc\">")[1].split(separator: "</desc>")[
      0]
    let lines = description.split(separator: "\n")
    #expect(lines.first == "1 touch · 3 recognizers, recognized: swipe.")
    #expect(
      lines.contains(
        "swipe on boardView 4: waits for tickle to fail, 1.254 s to 1.388 s; "
          + "recognized: moved 72, needed 47.5 after 0.054 s at 1.388 s."
      ))
    #expect(lines.contains { $0.hasPrefix("swipe#13 on boardView 4: failed: ") })
    #expect(lines.count == 6)
  }

  @Test("two gestures ten seconds apart are near each other, with the time that was left out")
  func idle() {
    let svg = LanesPicture(marks(at: [1, 11]), title: "").svg
    #expect(svg.contains("9.9 s in which nothing happens, shortened"))
    #expect(width(of: svg) < 1_000)
    // A shorter rest is drawn as long as it is.
    #expect(!LanesPicture(marks(at: [1, 1.8]), title: "").svg.contains("shortened"))
    #expect(LanesPicture(marks(at: [1, 1.82]), title: "").svg.contains("0.7 s in which nothing"))
  }

  @Test(
    "ticks are at round times",
    arguments: [
      (
        [1.0, 1.3],
        ["0.95 s", "1.00 s", "1.05 s", "1.10 s", "1.15 s", "1.20 s", "1.25 s", "1.30 s", "1.35 s"]
      ),
      ([0, 0.1], ["0.00 s", "0.05 s", "0.10 s", "0.15 s"]),
      ([0, 0.7, 1.4, 2.1, 2.8], ["0.0 s", "0.5 s", "1.0 s", "1.5 s", "2.0 s", "2.5 s"]),
      ([0.4567, 10.4567], ["0.40 s", "0.45 s", "0.50 s", "10.45 s", "10.50 s"]),
    ])
  func ticks(times: [TimeInterval], texts: [String]) {
    let svg = LanesPicture(marks(at: times), title: "").svg
    let found = svg.split(separator: "\n").filter {
      $0.hasPrefix("<text") && $0.contains("text-anchor=\"middle\">")
    }.map { String($0.split(separator: ">")[1].split(separator: "<")[0]) }
    #expect(found == texts)
  }

  @Test("a reason has as much room as there is before the next thing in its lane")
  func notes() throws {
    let svg = try svg("slow-double-tap-then-pinch")
    #expect(svg.contains(">lifted after 0.08 s, needed 0.5 s</text>"))
    #expect(svg.contains(">lifted after 0.08 s, neede…</text>"))
  }

  @Test("a narrower axis makes a narrower picture of the same things")
  func narrow() {
    let lanes = marks(at: [0, 0.7, 1.4, 2.1, 2.8])
    let (wide, narrow) = (
      LanesPicture(lanes, title: "").svg, LanesPicture(lanes, title: "", axisWidth: 430).svg
    )
    #expect(width(of: wide) == width(of: narrow) + 430)
    #expect(XMLReading(narrow).counts["title"] == XMLReading(wide).counts["title"])
  }

  @Test("times that are no times, and lanes without anything, have a picture too")
  func extremes() {
    #expect(LanesPicture(Lanes(), title: "").svg.contains("Nothing happened."))
    for times in [
      [1e300], [-1e300, 1e300], [1e15, 1e15 + 1], [.infinity], [-.nan, 0], [-5, -4.5],
    ] {
      let svg = LanesPicture(marks(at: times), title: "").svg
      #expect(XMLReading(svg).isWellFormed)
      #expect(!svg.contains("=\"nan") && !svg.contains("=\"inf"), "\(times)")
    }
  }

  @Test("an hour of gestures has a picture of bounded width for what happens")
  func hour() {
    let svg = LanesPicture(marks(at: (0..<7_200).map { Double($0) / 2 }), title: "").svg
    #expect(width(of: svg) < 25_000)
  }

  private func width(of svg: String) -> Double {
    Double(svg.split(separator: "width=\"")[1].split(separator: "\"")[0]) ?? .nan
  }
}

/// What is in an XML text.
private final class XMLReading: NSObject, XMLParserDelegate {
  private(set) var isWellFormed = false
  private(set) var counts: [String: Int] = [:]
  private(set) var roles: [String] = []
  private(set) var untitledGroups = 0
  private var awaitsTitle = false

  init(_ text: String) {
    super.init()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = self
    isWellFormed = parser.parse()
  }

  deinit {}

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    counts[name, default: 0] += 1
    if let role = attributes["role"] { roles.append(role) }
    if awaitsTitle, name != "title" { untitledGroups += 1 }
    awaitsTitle = name == "g"
  }
}
