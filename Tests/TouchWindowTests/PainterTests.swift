// What the painter draws, pixel by pixel, on a surface in memory.

#if Window
  import Foundation
  import Testing
  import TouchKit

  @testable import Playground
  @testable import TouchWindow

  @MainActor struct PainterTests {
    private let red = SceneColor(red: 1, green: 0, blue: 0)
    private let blue = SceneColor(red: 0, green: 0, blue: 1)

    /// A node at a place.
    private func node(
      _ id: Int, in parent: Int? = nil, x: Double = 0, y: Double = 0, width: Double,
      height: Double, _ change: (inout SceneNode) -> Void = { _ in }
    ) -> SceneNode {
      var node = SceneNode(id: id)
      (node.parent, node.index, node.width, node.height) = (parent, id, width, height)
      node.placement = Placement(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
      change(&node)
      return node
    }

    /// The pixels of a picture as `#rrggbb`, row by row.
    private struct Pixels {
      var words: [String]
      let width: Int
      subscript(x: Int, y: Int) -> String { words[y * width + x] }

      /// How many pixels are not of a colour, in a part of the picture.
      func count(but word: String, x: Range<Int>, y: Range<Int>) -> Int {
        y.reduce(0) { sum, y in sum + x.filter { self[$0, y] != word }.count }
      }
    }

    private func paint(
      _ nodes: [SceneNode], width: Int = 60, height: Int = 60, scale: Double = 1,
      style: Stage.Style = .light
    ) throws -> Pixels {
      var scene = Scene()
      scene.nodes = nodes
      let surface = try #require(Surface(width: width, height: height))
      Painter(pictures: Playground.pictures)
        .paint(scene, style: style, on: surface, scale: scale)
      let words: [String]? = surface.read { bytes, stride in
        (0..<width * height).map { index in
          let pixel = bytes.loadUnaligned(
            fromByteOffset: index / width * stride + index % width * 4, as: UInt32.self)
          let text = String(pixel & 0xFF_FFFF, radix: 16)
          return "#" + String(repeating: "0", count: 6 - text.count) + text
        }
      }
      return Pixels(words: try #require(words), width: width)
    }

    @Test func theGroundIsThePagesCardWithItsDots() throws {
      let light = try paint([])
      #expect(light[5, 5] == "#ffffff")
      #expect(light[24, 24] != "#ffffff")
      #expect(try paint([], style: .dark)[5, 5] == "#1e2027")
    }

    @Test func aNodeIsFilledInItsPlaceWithItsCorners() throws {
      let picture = try paint([
        node(1, x: 10, y: 10, width: 20, height: 20) {
          ($0.fill, $0.radius) = (red, 10)
        }
      ])
      #expect(picture[20, 20] == "#ff0000")
      #expect(picture[11, 11] == "#ffffff")
      #expect(picture[28, 20] == "#ff0000")
      #expect(picture[31, 20] == "#ffffff")
    }

    @Test func aDensityMakesAllLarger() throws {
      let picture = try paint(
        [node(1, x: 10, y: 10, width: 10, height: 10) { $0.fill = red }], scale: 2)
      #expect(picture[20, 20] == "#ff0000")
      #expect(picture[39, 39] == "#ff0000")
      #expect(picture[40, 39] == "#ffffff")
    }

    @Test func higherNodesCoverLowerOnes() throws {
      let picture = try paint([
        node(2, width: 20, height: 20) { $0.fill = blue },
        node(1, width: 20, height: 20) { $0.fill = red },
      ])
      #expect(picture[5, 5] == "#0000ff")
    }

    @Test func onlyAViewThatClipsCutsOffItsChildren() throws {
      for clips in [false, true] {
        let picture = try paint([
          node(1, width: 20, height: 20) { $0.clips = clips },
          node(2, in: 1, x: 10, y: 0, width: 20, height: 20) { $0.fill = red },
        ])
        #expect(picture[15, 10] == "#ff0000")
        #expect(picture[25, 10] == (clips ? "#ffffff" : "#ff0000"))
      }
    }

    @Test func aTranslucentNodeShinesThroughAsAWhole() throws {
      let picture = try paint([
        node(1, width: 20, height: 20) { ($0.fill, $0.alpha) = (blue, 0.5) },
        node(2, in: 1, width: 10, height: 10) { $0.fill = red },
      ])
      // Red alone over white, and no blue below it.
      #expect(["#ff7f7f", "#ff8080"].contains(picture[5, 5]))
      #expect(["#7f7fff", "#8080ff"].contains(picture[15, 15]))
    }

    @Test func aBorderIsInsideAndOverTheChildren() throws {
      let picture = try paint([
        node(1, x: 10, y: 10, width: 20, height: 20) {
          ($0.borderColor, $0.borderWidth) = (blue, 2)
        },
        node(2, in: 1, width: 20, height: 20) { $0.fill = red },
      ])
      #expect(picture[11, 20] == "#0000ff")
      #expect(picture[12, 20] == "#ff0000")
      #expect(picture[9, 20] == "#ffffff")
    }

    @Test func aShadowIsAroundItsNodeAndSoft() throws {
      let picture = try paint([
        node(1, x: 20, y: 20, width: 20, height: 20) {
          $0.shadow = SceneShadow(
            x: 0, y: 4, radius: 4, color: SceneColor(red: 0, green: 0, blue: 0))
        }
      ])
      // Nothing is filled, and nothing is dark under it.
      #expect(picture[30, 30] == "#ffffff")
      let below = try (41..<52).map { try #require(UInt8(picture[30, $0].suffix(2), radix: 16)) }
      #expect(below[0] < 150)
      #expect(zip(below, below.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(below[10] > 230)
      // It lies lower than its node.
      let above = try #require(UInt8(picture[30, 18].suffix(2), radix: 16))
      #expect(above > below[0])
    }

    @Test func linesAndAreasOfAPathAreDrawn() throws {
      let picture = try paint([
        node(1, x: 10, y: 10, width: 1, height: 1) {
          $0.shapes = [
            SceneShape(path: "M0 0L20 0L20 20L0 20Z", stroke: blue, fill: red, width: 4)
          ]
        }
      ])
      #expect(picture[20, 20] == "#ff0000")
      #expect(picture[20, 9] == "#0000ff")
      #expect(picture[20, 7] == "#ffffff")
    }

    @Test(arguments: [SceneText.Align.left, .center, .right])
    func aTextStandsWhereItIsAligned(align: SceneText.Align) throws {
      let picture = try paint(
        [
          node(1, width: 90, height: 30) {
            $0.text = SceneText(string: "llll", size: 12, color: red, align: align)
          }
        ], width: 90, height: 20)
      let thirds = (0..<3).map {
        picture.count(but: "#ffffff", x: $0 * 30..<$0 * 30 + 30, y: 0..<20)
      }
      let full = [SceneText.Align.left, .center, .right].firstIndex(of: align) ?? 0
      #expect(thirds[full] > 20)
      #expect(thirds.enumerated().allSatisfy { $0.offset == full || $0.element == 0 })
    }

    @Test func aTextHasNoMoreLinesThanItMay() throws {
      func rows(_ lines: Int, _ text: String) throws -> Int {
        let picture = try paint(
          [
            node(1, width: 60, height: 120) {
              $0.text = SceneText(
                string: text, size: 12, color: red, lines: lines)
            }
          ], width: 60, height: 120, style: .dark)
        return (0..<120).filter { y in
          (0..<60).contains { x in
            picture[x, y].hasPrefix("#f") || picture[x, y].hasPrefix("#e")
          }
        }.count
      }
      for text in ["one two three four five six", "one\ntwo\nthree\nfour"] {
        let (one, two, any) = (try rows(1, text), try rows(2, text), try rows(0, text))
        #expect(one > 5 && one < 16)
        #expect(two > one && any > two)
      }
    }

    @Test func aPictureFillsItsNodeAndAMissingOneIsGrey() throws {
      let picture = try paint([
        node(1, width: 30, height: 30) { $0.image = SceneImage(name: "lighthouse") },
        node(2, x: 30, width: 30, height: 30) { $0.image = SceneImage(name: "no such picture") },
        node(3, y: 30, width: 30, height: 30) {
          $0.image = SceneImage(name: "../pictures/lighthouse")
        },
      ])
      #expect(picture.count(but: "#ffffff", x: 0..<30, y: 0..<30) == 900)
      #expect(picture[15, 15] != picture[15, 2])
      #expect(picture[45, 15] == "#dedad0")
      #expect(picture[15, 45] == "#dedad0")
    }

    @Test func aPictureThatIsShownWholeKeepsItsShape() throws {
      let picture = try paint([
        node(1, width: 60, height: 60) {
          $0.image = SceneImage(name: "lighthouse", mode: .contain)
          $0.width = 30
        }
      ])
      #expect(picture[15, 30] != "#ffffff")
      #expect(picture[15, 10] == "#ffffff")
    }

    @Test func nodesThatCannotBePlacedDoNoHarm() throws {
      let picture = try paint([
        node(1, width: 20, height: 20) {
          $0.placement = Placement(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0)
          $0.fill = blue
        },
        node(2, width: .nan, height: 20) { $0.fill = blue },
        node(3, width: 20, height: 20) { $0.fill = red },
      ])
      #expect(picture[5, 5] == "#ff0000")
    }
  }
#endif
