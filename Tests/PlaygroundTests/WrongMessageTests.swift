// Every kind of wrong message: the place, what was found, what was expected.

import Testing

@testable import Playground

struct WrongMessageTests {
  nonisolated struct Wrong: CustomTestStringConvertible, Sendable {
    var message: String
    var error: String
    var testDescription: String { message }

    init(_ message: String, _ error: String) {
      self.message = message
      self.error = error
    }
  }

  @Test(arguments: [
    Wrong(
      "",
      #"message: found "", expected one JSON object. Send each message as one complete JSON object."#
    ),
    Wrong(
      "{\"type\":",
      #"message: found "{"type":", expected one JSON object. Send each message as one complete JSON object."#
    ),
    Wrong(
      "[1,2]",
      "message: found a list of 2, expected an object. Send an object with \(fields)."),
    Wrong("7", "message: found 7, expected an object. Send an object with \(fields)."),
    Wrong("{}", "type: found nothing, expected one of \(kinds). \(sendWord) type."),
    Wrong(
      #"{"type":"tic","time":1}"#,
      #"type: found "tic", expected one of \#(kinds). \#(sendWord) type."#),
    Wrong(#"{"type":7}"#, "type: found 7, expected one of \(kinds). \(sendWord) type."),
    Wrong(
      #"{"type":"tick"}"#, "time: found nothing, expected \(time). Send time as such a number."),
    Wrong(
      #"{"type":"tick","time":"1"}"#,
      #"time: found "1", expected \#(time). Send time as such a number."#),
    Wrong(
      #"{"type":"tick","time":-1}"#, "time: found -1, expected \(time). Send time as such a number."
    ),
    Wrong(
      #"{"type":"tick","time":1e300}"#,
      "time: found 1e+300, expected \(time). Send time as such a number."),
    Wrong(
      #"{"type":"tick","time":1e999}"#,
      "time: found a number too large to hold, expected \(time). Send time as such a number."),
    Wrong(
      #"{"type":"tick","time":null}"#,
      "time: found null, expected \(time). Send time as such a number."),
    Wrong(
      #"{"type":"tick","time":true}"#,
      "time: found true, expected \(time). Send time as such a number."),
    Wrong(
      #"{"type":"tick","time":1,"app":"x"}"#,
      "app: found a field that does not exist here, expected only type, time. \(correct)"),
  ])
  func `a message that is no message`(wrong: Wrong) { expect(wrong) }

  @Test(arguments: [
    Wrong(
      #"{"type":"hello","version":2,"page":"p","stage":{"width":1,"height":1},"time":0}"#,
      "version: found 2, expected 1. Reload the page: it is from another version."),
    Wrong(
      #"{"type":"hello","version":1.5,"page":"p","stage":{"width":1,"height":1},"time":0}"#,
      "version: found 1.5, expected the version of the messages, a whole number between 1 and "
        + "1000000. Send version as such a number."),
    Wrong(
      #"{"type":"hello","version":1,"page":"","stage":{"width":1,"height":1},"time":0}"#,
      #"page: found "", expected the page's own name, a text of 1 to 64 characters. "#
        + "Send page as such a text."),
    Wrong(
      #"{"type":"hello","version":1,"page":"p","app":3,"stage":{"width":1,"height":1},"time":0}"#,
      "app: found 3, expected the name of an app, a text of 1 to 64 characters. "
        + "Send app as such a text."),
    Wrong(
      #"{"type":"stage","time":0}"#,
      "stage: found nothing, expected an object. Send stage too."),
    Wrong(
      #"{"type":"stage","time":0,"stage":[1,2]}"#,
      "stage: found a list of 2, expected an object. Send an object with width, height, style."),
    Wrong(
      #"{"type":"stage","time":0,"stage":{"width":1}}"#,
      "stage.height: found nothing, expected a height in points between 1 and 20000. "
        + "Send height as such a number."),
    Wrong(
      #"{"type":"stage","time":0,"stage":{"width":0,"height":1}}"#,
      "stage.width: found 0, expected a width in points between 1 and 20000. "
        + "Send width as such a number."),
    Wrong(
      #"{"type":"stage","time":0,"stage":{"width":1,"height":1,"style":"blue"}}"#,
      #"stage.style: found "blue", expected one of light, dark. "#
        + "Send one of these words as style."),
    Wrong(
      #"{"type":"stage","time":0,"stage":{"width":1,"height":1,"scale":2}}"#,
      "stage.scale: found a field that does not exist here, expected only width, height, style. "
        + correct),
  ])
  func `hello, play and stage`(wrong: Wrong) { expect(wrong) }

  @Test(arguments: [
    Wrong(
      #"{"type":"touches","time":0,"touches":[]}"#,
      "touches: found a list of 0, expected a list of 1 to 32 touches. Send touches as such a list."
    ),
    Wrong(
      #"{"type":"touches","time":0,"touches":7}"#,
      "touches: found 7, expected a list of 1 to 32 touches. Send touches as such a list."),
    Wrong(
      touch("7"), "touches[0]: found 7, expected an object. Send an object with \(touchFields)."),
    Wrong(
      touch(#"{"finger":1,"phase":"begun","x":1,"y":2}"#),
      #"touches[0].phase: found "begun", expected one of began, moved, ended, cancelled, "#
        + "hoverEntered, hoverMoved, hoverExited. Send one of these words as phase."),
    Wrong(
      touch(#"{"finger":-1,"phase":"began","x":1,"y":2}"#),
      "touches[0].finger: found -1, expected the finger's number, a whole number between 0 and "
        + "1000000. Send finger as such a number."),
    Wrong(
      touch(#"{"finger":1,"phase":"began","x":1}"#),
      "touches[0].y: found nothing, expected a place in points between -100000 and 100000. "
        + "Send y as such a number."),
    Wrong(
      touch(#"{"finger":1,"phase":"began","x":1,"y":2,"kind":"mouse"}"#),
      #"touches[0].kind: found "mouse", expected one of direct, pencil, indirectPointer. "#
        + "Send one of these words as kind."),
    Wrong(
      touch(
        #"{"finger":1,"phase":"began","x":1,"y":2,"kind":"indirectPointer","scroll":"smooth"}"#),
      #"touches[0].scroll: found "smooth", expected one of discrete, continuous. "#
        + "Send one of these words as scroll."),
    Wrong(
      touch(#"{"finger":1,"phase":"began","x":1,"y":2,"kind":"pencil","scroll":"discrete"}"#),
      #"touches[0].scroll: found "discrete", \#(noScroll)"#),
    Wrong(
      touch(
        #"{"finger":1,"phase":"hoverMoved","x":1,"y":2,"kind":"indirectPointer","scroll":"continuous"}"#
      ), #"touches[0].scroll: found "continuous", \#(noScroll)"#),
    Wrong(
      touch(#"{"finger":1,"phase":"began","x":1,"y":2,"forse":1}"#),
      "touches[0].forse: found a field that does not exist here, "
        + "expected only \(touchFields). \(correct)"),
    Wrong(
      touch(#"{"finger":1,"phase":"moved","x":1,"y":2,"coalesced":[{"time":0,"x":1,"y":"2"}]}"#),
      #"touches[0].coalesced[0].y: found "2", expected a place in points between -100000 and "#
        + "100000. Send y as such a number."),
  ])
  func `touches`(wrong: Wrong) { expect(wrong) }

  @Test(arguments: [
    Wrong(
      #"{"type":"assistance","time":0}"#,
      "settings: found nothing, expected an object. Send settings too."),
    Wrong(
      settings(#""hold":-1"#),
      "settings.hold: found -1, expected a time in seconds between 0 and 60. "
        + "Send hold as such a number."),
    Wrong(
      settings(#""dwell":0"#),
      "settings.dwell: found 0, expected a time in seconds between 0.1 and 60. "
        + "Send dwell as such a number."),
    Wrong(
      settings(#""step":"1""#),
      #"settings.step: found "1", expected a time in seconds between 0.1 and 60. "#
        + "Send step as such a number."),
    Wrong(
      settings(#""tremor":501"#),
      "settings.tremor: found 501, expected a way in points between 0 and 500. "
        + "Send tremor as such a number."),
    Wrong(
      settings(#""swich":1"#),
      "settings.swich: found a field that does not exist here, expected only hold, "
        + "ignoredRepeat, tremor, lock, dwell, radius, step. \(correct)"),
    Wrong(
      #"{"type":"switch","time":0,"settings":{}}"#,
      "settings: found a field that does not exist here, expected only type, time. \(correct)"),
  ])
  func `assistance`(wrong: Wrong) { expect(wrong) }

  @Test func `a second finger's place is named as the second`() {
    expect(
      Wrong(
        #"{"type":"touches","time":0,"touches":[{"finger":1,"phase":"began","x":1,"y":2},[]]}"#,
        "touches[1]: found a list of 0, expected an object. Send an object with \(touchFields)."))
  }

  @Test func `33 fingers are too many, and 65 merged samples`() {
    let fingers = (1...33).map { #"{"finger":\#($0),"phase":"began","x":1,"y":2}"# }
    expect(
      Wrong(
        #"{"type":"touches","time":0,"touches":[\#(fingers.joined(separator: ","))]}"#,
        "touches: found a list of 33, expected a list of 1 to 32 touches. "
          + "Send touches as such a list."))
    let samples = Array(repeating: #"{"time":0,"x":1,"y":2}"#, count: 65).joined(separator: ",")
    expect(
      Wrong(
        touch(#"{"finger":1,"phase":"moved","x":1,"y":2,"coalesced":[\#(samples)]}"#),
        "touches[0].coalesced: found a list of 65, expected a list of 1 to 64 samples. "
          + "Send coalesced as such a list."))
  }

  @Test func `an error never repeats a long message`() {
    #expect(throws: WireError.self) {
      try ClientMessage.decode(String(repeating: "x", count: 10_000))
    }
    do {
      _ = try ClientMessage.decode(String(repeating: "x", count: 10_000))
    } catch {
      #expect(error.description.count < 200)
    }
  }

  private func expect(_ wrong: Wrong) {
    do {
      let message = try ClientMessage.decode(wrong.message)
      Issue.record("was taken: \(message)")
    } catch {
      #expect(error.description == wrong.error)
    }
  }
}

nonisolated private let kinds =
  "hello, play, touches, key, motion, remote, assist, assistance, stage, inspect, keep, tick, "
  + "switch, export, import, open"
nonisolated private let fields =
  "type, version, page, app, stage, time, touches, key, phase, characters, "
  + "charactersIgnoringModifiers, modifiers, samples, command, view, action, name, settings, part, parts, text, "
  + "style, end, show, at, row, kind"
nonisolated private let touchFields =
  "finger, phase, kind, scroll, scale, rotation, x, y, radius, force, altitude, azimuth, buttons, coalesced"
nonisolated private let noScroll =
  "expected nothing: only an indirectPointer scrolls, and never while it hovers. "
  + "Send scroll with kind indirectPointer and began, moved, ended or cancelled."
nonisolated private let sendWord = "Send one of these words as"
nonisolated private let correct = "Correct the field's name or leave it out."
nonisolated private let time = "the page's time in seconds between 0 and 100000000"
nonisolated private func touch(_ touch: String) -> String {
  #"{"type":"touches","time":0,"touches":[\#(touch)]}"#
}
nonisolated private func settings(_ fields: String) -> String {
  #"{"type":"assistance","time":0,"settings":{\#(fields)}}"#
}
