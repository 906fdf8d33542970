// What is recognized, line by line, and that nothing else is told.

import Testing
import TouchKit
import TouchTrace

@MainActor struct RecognitionLogTests {
  /// The lines of an app with some recognizers, under the frames of a device.
  private func lines(
    of recognizers: [UIGestureRecognizer], named identifier: String? = nil, _ frames: DeviceFrames
  ) throws -> [String] {
    var reader = try TouchDeviceReader(
      ImportOptions(
        width: 100, height: 100, xRange: AxisRange(0, 99), yRange: AxisRange(0, 99)))
    let app = TracedApp(TraceHeader(size: reader.screenSize)) {
      let controller = UIViewController()
      controller.view.isMultipleTouchEnabled = true
      controller.view.accessibilityIdentifier = identifier
      for recognizer in recognizers { controller.view.addGestureRecognizer(recognizer) }
      return controller
    }
    var lines: [String] = []
    let log = RecognitionLog(of: app.application) { lines.append($0.json) }
    for content in reader.read(frames.bytes) + reader.finish() {
      if case .input(let input) = content { app.application.receive(input) }
    }
    log.stop()
    return lines
  }

  private static let tap = DeviceFrames("0 39=1 35=10 36=20", "0.1 39=-1")

  @Test func aTapIsOneLineWithItsPlace() throws {
    #expect(
      try lines(of: [UITapGestureRecognizer()], named: "board", Self.tap) == [
        #"{"fingers":1,"recognizer":"tap","state":"ended","time":0.1,"view":"board","x":10,"y":20}"#
      ])
  }

  @Test func aPanBeginsChangesAndEndsAndTheFailedTapIsNotTold() throws {
    let pan = DeviceFrames("0 39=1 35=10 36=20", "0.1 35=40", "0.2 35=50", "0.3 39=-1")
    let found = try lines(of: [UITapGestureRecognizer(), UIPanGestureRecognizer()], pan)
    #expect(
      found.map { $0.split(separator: ",")[2...3].joined(separator: ",") } == [
        #""state":"began","time":0.1"#, #""state":"changed","time":0.2"#,
        #""state":"ended","time":0.3"#,
      ])
    #expect(
      found.allSatisfy { $0.contains(#""recognizer":"pan""#) && $0.contains(#""view":"view""#) })
  }

  @Test func aCancelAfterTheBeginIsTold() throws {
    let frames = DeviceFrames("0 39=1 35=10 36=20", "0.1 35=40", "0.2 s3=0")
    let found = try lines(of: [UIPanGestureRecognizer(), UITapGestureRecognizer()], frames)
    #expect(found.count == 2)
    #expect(found.last?.contains(#""state":"cancelled","time":0.2"#) == true)
  }

  @Test func aLongPressIsRecognizedWhileTheFingerRests() throws {
    var reader = try TouchDeviceReader(
      ImportOptions(
        width: 100, height: 100, xRange: AxisRange(0, 99), yRange: AxisRange(0, 99)))
    let app = TracedApp(TraceHeader(size: reader.screenSize)) {
      let controller = UIViewController()
      controller.view.addGestureRecognizer(UILongPressGestureRecognizer())
      return controller
    }
    var steps: [RecognizedStep] = []
    let log = RecognitionLog(of: app.application) { steps.append($0) }
    func take(_ contents: [TraceReader.Line.Content]) {
      for content in contents {
        if case .input(let input) = content { app.application.receive(input) }
      }
    }
    take(reader.read(DeviceFrames("7 39=1 35=10 36=20").bytes))
    #expect(steps.isEmpty)
    take(reader.pass(to: 7.8))
    #expect(steps.map(\.state) == ["began"] && steps.map(\.time) == [0.5])
    take(reader.finish(vanished: true))
    #expect(steps.map(\.state) == ["began", "cancelled"])
    log.stop()
  }
}
