// What a page is told, byte for byte, and how two scenes are compared.

import Foundation
import Testing
import TouchKit

@testable import Playground

struct ServerMessageTests {
  @Test func `the list of apps`() throws {
    let card = AppCard(id: "Drawer", title: "Drawer", about: "Pull it.")
    #expect(
      try json(.apps([card], kept: true))
        == #"{"apps":[{"about":"Pull it.","code":[],"id":"Drawer","title":"Drawer","tries":[]}],"#
        + #""kept":true,"type":"apps","version":1}"#)
  }

  @Test func `what can be tried comes with its app`() throws {
    let card = AppCard(
      id: "a", title: "A", about: "b",
      tries: [AppCard.Try(words: "tap", sign: "tap ended", fingers: 1)])
    #expect(
      try json(.apps([card], kept: false)).contains(
        #""tries":[{"fingers":1,"sign":"tap ended","words":"tap"}]"#))
  }

  @Test func `an error has four parts`() throws {
    let error = WireError(place: "time", found: "nothing", expected: "a number", remedy: "Send it.")
    #expect(
      try json(.error(error))
        == #"{"expected":"a number","found":"nothing","place":"time","remedy":"Send it.","type":"error"}"#
    )
  }

  @Test func `log lines and the answer to a tick`() throws {
    #expect(
      try json(.log(LogLines(lines: ["tap"], dropped: 2)))
        == #"{"dropped":2,"kind":"event","lines":["tap"],"type":"log"}"#)
    #expect(try json(.tock) == #"{"type":"tock"}"#)
  }

  @Test func `a new node says only what differs from the standard`() throws {
    var node = SceneNode(id: 3)
    node.width = 100
    node.height = 50
    node.alpha = 0.7
    #expect(
      try json(scene(from: [], to: [node]))
        == #"{"app":"a","gone":[],"run":1,"set":[{"alpha":0.7,"id":3,"size":[100,50]}],"#
        + #""type":"scene","wake":null}"#)
  }

  @Test func `a changed node says only what changed, and null for what was taken away`() throws {
    var old = SceneNode(id: 3)
    old.width = 100
    old.image = SceneImage(name: "lighthouse")
    var new = old
    new.placement = Placement(a: 0, b: 1, c: -1, d: 0, tx: 1.23456, ty: 2)
    new.fill = SceneColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
    new.image = nil
    #expect(
      try json(scene(from: [old], to: [new], wake: .at(1.5)))
        == ##"{"app":"a","gone":[],"run":1,"set":[{"fill":"#ff800080","id":3,"image":null,"##
        + #""matrix":[0,1,-1,0,1.235,2]}],"type":"scene","wake":1.5}"#)
  }

  @Test func `a node that is not there any more is named`() throws {
    #expect(
      try json(scene(from: [SceneNode(id: 1), SceneNode(id: 2)], to: [SceneNode(id: 2)]))
        == #"{"app":"a","gone":[1],"run":1,"set":[],"type":"scene","wake":null}"#)
  }

  @Test func `text and lines carry their own look`() throws {
    var node = SceneNode(id: 1)
    node.text = SceneText(
      string: "Hi", size: 17, weight: 600, color: SceneColor(red: 0, green: 0, blue: 0),
      align: .center)
    node.shapes = [
      SceneShape(
        path: "M0 0L9 9", stroke: SceneColor(red: 1, green: 1, blue: 1), width: 2, cap: .round)
    ]
    #expect(
      try json(scene(from: [], to: [node], wake: .nextFrame))
        == ##"{"app":"a","gone":[],"run":1,"set":[{"id":1,"shapes":[{"cap":"round","##
        + ##""path":"M0 0L9 9","stroke":"#ffffff","width":2}],"text":{"align":"center","##
        + ##""color":"#000000","lines":1,"size":17,"string":"Hi","weight":600}}],"##
        + #""type":"scene","wake":"frame"}"#)
  }

  @Test func `equal scenes need nothing`() {
    let scene = Scene(nodes: [SceneNode(id: 1)])
    #expect(SceneDifference(from: scene, to: scene).isEmpty)
  }

  @Test func `a number that is none cannot spoil a message`() throws {
    var node = SceneNode(id: 1)
    node.placement.tx = .nan
    node.width = .infinity
    node.alpha = .nan
    #expect(
      try json(scene(from: [], to: [node])).contains(
        #"{"alpha":0,"id":1,"matrix":[1,0,0,1,0,0],"size":[0,0]}"#))
  }

  private func scene(
    from old: [SceneNode], to new: [SceneNode], wake: UIApplication.NextCall = .never
  ) -> ServerMessage {
    .scene(
      SceneUpdate(
        app: "a", run: 1,
        difference: SceneDifference(from: Scene(nodes: old), to: Scene(nodes: new)), wake: wake))
  }

  private func json(_ message: ServerMessage) throws -> String {
    message.json.text
  }
}

struct PlacementTests {
  @Test func `a view stands with its middle at its centre`() {
    let placement = Placement(center: (100, 50), size: (40, 20))
    #expect(placement == Placement(a: 1, b: 0, c: 0, d: 1, tx: 80, ty: 40))
  }

  @Test func `it is scaled about its centre`() {
    let double = Placement(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    let placement = Placement(center: (100, 50), size: (40, 20), transform: double)
    #expect(placement == Placement(a: 2, b: 0, c: 0, d: 2, tx: 60, ty: 30))
  }

  @Test func `an anchor in the corner stands at the centre`() {
    let quarter = Placement(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let placement = Placement(center: (7, 8), size: (40, 20), anchor: (0, 0), transform: quarter)
    #expect(placement == Placement(a: 0, b: 1, c: -1, d: 0, tx: 7, ty: 8))
  }

  @Test func `scrolling moves what is inside the other way`() {
    let placement = Placement(center: (20, 10), size: (40, 20), scrolledBy: (0, 15))
    #expect(placement == Placement(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: -15))
  }
}
