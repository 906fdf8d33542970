import GestureCore
import Testing

@Test func lengthOfAThreeFourTriangleIsFive() {
  #expect(Point(3, -4).length == 5)
}
