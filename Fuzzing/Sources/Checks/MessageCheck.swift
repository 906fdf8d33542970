// What a page says is read the same each time, within its limits; and what was read, written out
// again, reads the same.

import Foundation

@testable import Playground

/// Any bytes as one message of a page.
func checkMessage(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let result = read(text)
  try demand(result == read(text), "The same text was read in two ways: \(result)")
  switch result {
  case .failure(let error):
    try demandWords(error.place, error.found, error.expected, error.remedy)
    let json = try ServerMessage.error(error).json()
    let sent = try JSONSerialization.jsonObject(with: json) as? [String: Any]
    try demand(sent?["place"] as? String == error.place, "The page reads another error: \(error)")
  case .success(let message):
    try demandLimits(of: message)
    let again = message.text
    try demand(read(again) == result, "\(message) was written as \(again)")
  }
}

private func read(_ text: String) -> Result<ClientMessage, WireError> {
  Result { () throws(WireError) in try ClientMessage.decode(text) }
}

private func demandLimits(of message: ClientMessage) throws {
  switch message {
  case .hello(let hello):
    try demand((1...64).contains(hello.page.count), "A page has the name \(hello.page)")
    try demandLimits(of: hello.time, hello.stage)
  case .play(let play): try demandLimits(of: play.time, play.stage)
  case .stage(let change): try demandLimits(of: change.time, change.stage)
  case .tick(let tick): try demandLimits(of: tick.time, nil)
  case .touches(let batch):
    try demandLimits(of: batch.time, nil)
    try demand((1...TouchBatch.touchesMax).contains(batch.touches.count), "Too many touches")
    for touch in batch.touches {
      try demand(touch.sample.time == batch.time, "A touch has another time than its event")
      try demand(touch.coalesced.count <= TouchBatch.coalescedMax, "Too many samples")
      try demand((0...255).contains(touch.buttons), "The buttons are \(touch.buttons)")
      try demand((0...10_000).contains(touch.radius), "The radius is \(touch.radius)")
      for sample in touch.coalesced + [touch.sample] { try demandLimits(of: sample) }
    }
  }
}

private func demandLimits(of time: Double, _ stage: Stage?) throws {
  try demand((0...ClientMessage.timeMax).contains(time), "The time is \(time)")
  guard let stage else { return }
  for length in [stage.width, stage.height] {
    try demand((1...20_000).contains(length), "A side of the stage is \(length)")
  }
}

private func demandLimits(of sample: WireSample) throws {
  try demandLimits(of: sample.time, nil)
  for place in [sample.x, sample.y] {
    try demand(place.magnitude <= 100_000, "A finger is at \(place)")
  }
  try demand((0...100).contains(sample.force), "The force is \(sample.force)")
  try demand((0...1.6).contains(sample.altitude), "The altitude is \(sample.altitude)")
  try demand(sample.azimuth.magnitude <= 6.3, "The azimuth is \(sample.azimuth)")
}
