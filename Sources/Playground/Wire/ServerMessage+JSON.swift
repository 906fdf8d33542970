// What a page is told, as JSON. A field without a value is left out.

import PlainJSON
import TouchKit

nonisolated extension ServerMessage: JSONWritable {
  /// The fields of the message, and its type.
  var json: JSON {
    let (type, fields): (String, JSON) =
      switch self {
      case .apps(let cards, let kept):
        ("apps", ["kept": kept.json, "version": ClientMessage.version.json, "apps": cards.json])
      case .scene(let update): ("scene", update.json)
      case .log(let log): ("log", log.json)
      case .file(let file): ("file", file.json)
      case .note(let note): ("note", note.json)
      case .assistance(let update): ("assistance", update.json)
      case .inspection(let update): ("inspection", update.json)
      case .kept(let part): ("kept", part.json)
      case .opened(let opened): ("opened", opened.json)
      case .error(let error): ("error", error.json)
      case .ended(let ended): ("ended", ended.json)
      case .built(let built): ("built", built.json)
      case .waiting(let seconds): ("waiting", ["seconds": seconds.json])
      case .tock: ("tock", [:])
      }
    return fields.with("type", type.json)
  }
}

nonisolated extension AppCard: JSONWritable {
  var json: JSON {
    [
      "id": id.json, "title": title.json, "about": about.json, "tries": tries.json,
      "code": code.json, "file": file?.json,
    ]
  }
}

nonisolated extension AppCard.Excerpt: JSONWritable {
  var json: JSON { ["words": words.json, "code": code.json] }
}

nonisolated extension AppCard.Try: JSONWritable {
  var json: JSON { ["words": words.json, "sign": sign.json, "fingers": fingers.json] }
}

nonisolated extension FileCard: JSONWritable {
  var json: JSON { ["name": name.json, "contents": contents.json, "sizeMax": sizeMax.json] }
}

nonisolated extension SavedFile: JSONWritable {
  var json: JSON { ["name": name.json, "text": text.json] }
}

nonisolated extension FileNote: JSONWritable {
  var json: JSON { ["text": text.json, "isProblem": isProblem.json] }
}

nonisolated extension EndedApp: JSONWritable {
  var json: JSON { ["words": words.json, "recording": recording?.json] }
}

nonisolated extension Built: JSONWritable {
  var json: JSON { ["words": words.json, "isNew": isNew.json, "recording": recording?.json] }
}

nonisolated extension OpenedTrace: JSONWritable {
  var json: JSON {
    [
      "app": app?.json, "width": width?.json, "height": height?.json, "goesOn": goesOn.json,
      "isOver": isOver.json, "failedAt": failedAt?.json, "words": words?.json,
    ]
  }
}

nonisolated extension SceneUpdate: JSONWritable {
  var json: JSON {
    [
      "app": app.json, "run": run.json, "set": difference.changed.json,
      "gone": difference.gone.json, "wake": wake.json,
    ]
  }
}

nonisolated extension LogLines: JSONWritable {
  package var json: JSON {
    ["lines": lines.json, "kind": kind.rawValue.json, "dropped": dropped.json]
  }
}

nonisolated extension UIApplication.NextCall: JSONWritable {
  /// Null, the time in seconds, or the word `frame`.
  public var json: JSON {
    switch self {
    case .never: .null
    case .at(let time): time.json
    case .nextFrame: "frame".json
    }
  }
}
