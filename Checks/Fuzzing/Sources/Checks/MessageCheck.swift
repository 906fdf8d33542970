// What a page says is read the same each time, within its limits; and what was read, written out
// again, reads the same.

import Foundation
import TouchKit

@testable import Playground

/// Any bytes as one message of a page.
func checkMessage(_ bytes: [UInt8]) throws {
  let text = String(decoding: bytes, as: UTF8.self)
  let result = read(text)
  try demand(result == read(text), "The same text was read in two ways: \(result)")
  switch result {
  case .failure(let error):
    try demandWords(error.place, error.found, error.expected, error.remedy)
    let json = Data(ServerMessage.error(error).json.bytes)
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

private func demandLimits(of part: ClientMessage.FilePart, partsMax: Int) throws {
  try demand((1...partsMax).contains(part.parts), "\(part.parts) parts")
  try demand((1...part.parts).contains(part.part), "Part \(part.part) of \(part.parts)")
  try demand(part.text.count <= ClientMessage.partLengthMax, "A part is too long")
}

private func demandLimits(of message: ClientMessage) throws {
  switch message {
  case .hello(let hello):
    try demand((1...64).contains(hello.page.count), "A page has the name \(hello.page)")
    try demandLimits(of: hello.time, hello.stage)
  case .play(let play): try demandLimits(of: play.time, play.stage)
  case .stage(let change): try demandLimits(of: change.time, change.stage)
  case .remote(let remote):
    try demandLimits(of: remote.time, nil)
    try demand((100...109).contains(remote.command.rawValue), "The command is \(remote.command)")
  case .assist(let input):
    try demandLimits(of: input.time, nil)
    try demand((1...ClientMessage.viewMax).contains(input.view), "The view is \(input.view)")
  case .assistance(let change):
    try demandLimits(of: change.time, nil)
    try demandLimits(of: change.settings)
  case .tick(let tick), .exportFile(let tick), .pressSwitch(let tick):
    try demandLimits(of: tick.time, nil)
  case .keep(let keep): try demandLimits(of: keep.time, nil)
  case .inspect(let inspect):
    try demandLimits(of: inspect.time, nil)
    if case .past(let time) = inspect.view { try demandLimits(of: time, nil) }
  case .importPart(let part):
    try demandLimits(of: part.time, nil)
    try demandLimits(of: part.file, partsMax: ClientMessage.partsMax)
  case .openPart(let part):
    try demandLimits(of: part.time, nil)
    try demandLimits(of: part.file, partsMax: ClientMessage.openPartsMax)
  case .key(let input):
    try demandLimits(of: input.time, nil)
    for text in [input.characters, input.charactersIgnoringModifiers] {
      try demand(text.count <= ClientMessage.charactersMax, "A key types \(text)")
    }
    try demand((0...KeyWords.modifiersMax).contains(input.modifiers.rawValue), "Other modifiers")
  case .motion(let input):
    try demand((1...ClientMessage.samplesMax).contains(input.samples.count), "Too many samples")
    for sample in input.samples {
      try demandLimits(of: sample.time, nil)
      for part in [sample.x, sample.y, sample.z] {
        try demand(part.magnitude <= 1000, "The acceleration is \(part)")
      }
    }
  case .touches(let input): try demandLimits(of: input)
  }
}

private func demandLimits(of input: HostInput.TouchInput) throws {
  try demandLimits(of: input.time, nil)
  try demand((1...ClientMessage.touchesMax).contains(input.reports.count), "Too many touches")
  try demand((0...255).contains(input.buttons.rawValue), "The buttons are \(input.buttons)")
  try demand(input.window == nil && input.modifiers == [], "A page names windows or keys")
  for touch in input.reports {
    try demand(touch.sample.timestamp == input.time, "A touch has another time than its event")
    try demand(touch.coalesced.count <= ClientMessage.coalescedMax, "Too many samples")
    for sample in touch.coalesced + [touch.sample] { try demandLimits(of: sample) }
  }
}

private func demandLimits(of settings: AssistanceSettings) throws {
  let times = [settings.hold, settings.ignoredRepeat, settings.lock]
  try demand(times.allSatisfy((0...60).contains), "The times are \(times)")
  for time in [settings.dwell, settings.step].compactMap(\.self) {
    try demand((0.1...60).contains(time), "A pointer or a cursor rests for \(time)")
  }
  for way in [settings.tremor, settings.radius] {
    try demand((0...500).contains(way), "A finger or a pointer strays by \(way)")
  }
}

private func demandLimits(of time: Double, _ stage: Stage?) throws {
  try demand((0...ClientMessage.timeMax).contains(time), "The time is \(time)")
  guard let stage else { return }
  for length in [stage.width, stage.height] {
    try demand((1...20_000).contains(length), "A side of the stage is \(length)")
  }
}

private func demandLimits(of sample: TouchSample) throws {
  try demandLimits(of: sample.timestamp ?? -1, nil)
  for place in [sample.location.x, sample.location.y] {
    try demand(place.magnitude <= 100_000, "A finger is at \(place)")
  }
  try demand((0...10_000).contains(sample.majorRadius), "The radius is \(sample.majorRadius)")
  try demand((0...100).contains(sample.force), "The force is \(sample.force)")
  try demand((0...1.6).contains(sample.altitudeAngle), "The altitude is \(sample.altitudeAngle)")
  try demand(sample.azimuthAngle.magnitude <= 6.3, "The azimuth is \(sample.azimuthAngle)")
}
