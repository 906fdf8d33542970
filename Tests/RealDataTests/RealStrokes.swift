// Reads what people drew with one stroke or several; see RealData for where the files lie.

import Foundation
import StrokeKit

/// One drawn gesture.
nonisolated struct RealStrokes: Decodable {
  let user: String
  /// What was asked for.
  let name: String
  let strokes: [[StrokePoint]]

  /// All points in the order in which they were drawn, as if the pen had never been lifted.
  var joined: [StrokePoint] { strokes.flatMap(\.self) }

  private enum CodingKeys: String, CodingKey {
    case user = "u"
    case name = "c"
    case strokes = "s"
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    user = try container.decode(String.self, forKey: .user)
    name = try container.decode(String.self, forKey: .name)
    let numbers = try container.decode([[[Double]]].self, forKey: .strokes)
    strokes = numbers.map { stroke in
      stroke.map { StrokePoint(x: $0[0], y: $0[1], time: $0[2] / 1000) }
    }
  }
}
