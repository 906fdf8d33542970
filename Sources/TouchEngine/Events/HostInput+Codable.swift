// Input in JSON and similar formats: flat objects with names for phases and kinds. Fields with
// default values are left out.

#if !hasFeature(Embedded)
  import GestureCore

  /// An object with the field `input`, which names the case, and the case's own fields:
  ///
  ///     {"input": "touches", "time": 0.5, "window": 1,
  ///      "touches": [{"finger": 1, "phase": "moved", "x": 10, "y": 20}]}
  ///
  /// Unknown fields are ignored. Numbers that are not finite need an encoder that writes them.
  nonisolated extension HostInput: Codable {
    private enum Key: String, CodingKey {
      case input, time, window, modifiers, buttons, touches, samples
      case type, phase, force, key, characters, charactersIgnoringModifiers, command, state, view,
        action, direction, name, width, height, scale, framesPerSecond, top, left, bottom, right, x,
        y, duration,
        curve
    }

    private enum Kind: String, Codable {
      case touches, cancellation, estimates, press, key, keyboard, remoteControl, motion, activity
      case screen, accessibility, memoryWarning, statusBarTap, time, frame
    }

    /// Reads an input.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      let kind = try fields.decode(Kind.self, forKey: .input)
      switch kind {
      case .touches:
        self = .touches(
          TouchInput(
            try fields.decode([TouchReport].self, forKey: .touches),
            time: try fields.decode(TimeInterval.self, forKey: .time),
            window: try fields.decodeIfPresent(Int.self, forKey: .window),
            modifiers: UIKeyModifierFlags(
              rawValue: try fields.decodeIfPresent(Int.self, forKey: .modifiers) ?? 0),
            buttons: UIEvent.ButtonMask(
              rawValue: try fields.decodeIfPresent(Int.self, forKey: .buttons) ?? 0)))
      case .cancellation:
        self = .cancellation(window: try fields.decode(Int.self, forKey: .window))
      case .estimates:
        self = .estimates(try fields.decode([TouchSample].self, forKey: .samples))
      case .press:
        self = .press(
          PressInput(
            try fields.button(.type),
            try fields.choice(UIPress.Phase.self, .phase),
            force: try fields.decodeIfPresent(CGFloat.self, forKey: .force) ?? 0,
            time: try fields.decode(TimeInterval.self, forKey: .time)))
      case .key: self = .key(try Self.key(from: fields))
      case .keyboard: self = .keyboard(try Self.keyboard(from: fields))
      case .remoteControl, .motion, .accessibility, .activity, .memoryWarning, .statusBarTap,
        .screen:
        self = try Self.device(kind, from: fields)
      case .time, .frame:
        let time = try fields.decode(TimeInterval.self, forKey: .time)
        self = kind == .time ? .time(time) : .frame(time)
      }
    }

    private static func key(from fields: KeyedDecodingContainer<Key>) throws -> KeyInput {
      KeyInput(
        try fields.keyCode(.key), try fields.choice(KeysDown.Change.self, .phase),
        characters: try fields.decodeIfPresent(String.self, forKey: .characters) ?? "",
        charactersIgnoringModifiers: try fields.decodeIfPresent(
          String.self, forKey: .charactersIgnoringModifiers),
        modifiers: UIKeyModifierFlags(
          rawValue: try fields.decodeIfPresent(Int.self, forKey: .modifiers) ?? 0),
        time: try fields.decode(TimeInterval.self, forKey: .time))
    }

    private static func keyboard(
      from fields: KeyedDecodingContainer<Key>
    ) throws -> KeyboardInput {
      KeyboardInput(
        CGRect(
          x: try fields.decode(CGFloat.self, forKey: .x),
          y: try fields.decode(CGFloat.self, forKey: .y),
          width: try fields.decode(CGFloat.self, forKey: .width),
          height: try fields.decode(CGFloat.self, forKey: .height)),
        duration: try fields.decode(TimeInterval.self, forKey: .duration),
        curve: try fields.choice(UIView.AnimationCurve.self, .curve),
        time: try fields.decode(TimeInterval.self, forKey: .time))
    }

    /// Reads what a host says of the device.
    private static func device(
      _ kind: Kind, from fields: KeyedDecodingContainer<Key>
    ) throws -> HostInput {
      switch kind {
      case .remoteControl:
        return .remoteControl(
          try fields.choice(UIEvent.EventSubtype.self, .command),
          time: try fields.decode(TimeInterval.self, forKey: .time))
      case .motion:
        return .motion(
          MotionInput(try fields.decode([MotionInput.Sample].self, forKey: .samples)))
      case .accessibility:
        return .accessibility(
          AccessibilityInput(
            try action(from: fields),
            view: try fields.decode(Int.self, forKey: .view),
            time: try fields.decode(TimeInterval.self, forKey: .time)))
      case .activity:
        return .activity(
          try fields.choice(UIApplication.State.self, .state),
          time: try fields.decode(TimeInterval.self, forKey: .time))
      case .memoryWarning:
        return .memoryWarning(time: try fields.decode(TimeInterval.self, forKey: .time))
      case .statusBarTap:
        return .statusBarTap(time: try fields.decode(TimeInterval.self, forKey: .time))
      default:
        return .screen(
          CGSize(
            width: try fields.decode(CGFloat.self, forKey: .width),
            height: try fields.decode(CGFloat.self, forKey: .height)),
          scale: try fields.decode(CGFloat.self, forKey: .scale),
          framesPerSecond: try fields.decodeIfPresent(Int.self, forKey: .framesPerSecond)
            ?? UIScreen.usualFramesPerSecond,
          safeArea: UIEdgeInsets(
            top: try fields.decodeIfPresent(CGFloat.self, forKey: .top) ?? 0,
            left: try fields.decodeIfPresent(CGFloat.self, forKey: .left) ?? 0,
            bottom: try fields.decodeIfPresent(CGFloat.self, forKey: .bottom) ?? 0,
            right: try fields.decodeIfPresent(CGFloat.self, forKey: .right) ?? 0))
      }
    }

    /// Reads what an assistive technology asks.
    private static func action(
      from fields: KeyedDecodingContainer<Key>
    ) throws -> AccessibilityInput.Action {
      let word = try fields.decode(String.self, forKey: .action)
      switch word {
      case "scroll":
        return .scroll(try fields.choice(UIAccessibilityScrollDirection.self, .direction))
      case "custom": return .custom(name: try fields.decode(String.self, forKey: .name))
      default: break
      }
      let plain = AccessibilityInput.Action.plain
      if let action = plain.first(where: { $0.word == word }) { return action }
      throw DecodingError.dataCorruptedError(
        forKey: .action, in: fields,
        debugDescription: "found \"\(word)\", expected one of "
          + (plain.map(\.word) + ["scroll", "custom"]).joined(separator: ", "))
    }

    /// Writes the input.
    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      switch self {
      case .touches(let input):
        try Self.encode(.touches, at: input.time, into: &fields)
        try fields.encodeIfPresent(input.window, forKey: .window)
        try fields.encode(input.modifiers.rawValue, .modifiers, unless: 0)
        try fields.encode(input.buttons.rawValue, .buttons, unless: 0)
        try fields.encode(input.reports, forKey: .touches)
      case .cancellation(let window):
        try fields.encode(Kind.cancellation, forKey: .input)
        try fields.encode(window, forKey: .window)
      case .estimates(let samples):
        try fields.encode(Kind.estimates, forKey: .input)
        try fields.encode(samples, forKey: .samples)
      case .press(let input):
        try Self.encode(.press, at: input.time, into: &fields)
        try fields.encode(button: input.type, .type)
        try fields.encode("\(input.phase)", forKey: .phase)
        try fields.encode(input.force, .force, unless: 0)
      case .keyboard(let input):
        try Self.encode(.keyboard, at: input.time, into: &fields)
        try fields.encode(input.frame.origin.x, forKey: .x)
        try fields.encode(input.frame.origin.y, forKey: .y)
        try fields.encode(input.frame.size.width, forKey: .width)
        try fields.encode(input.frame.size.height, forKey: .height)
        try fields.encode(input.duration, forKey: .duration)
        try fields.encode("\(input.curve)", forKey: .curve)
      case .key, .remoteControl, .motion, .accessibility, .activity, .memoryWarning, .statusBarTap,
        .screen:
        try encodeDevice(into: &fields)
      case .time(let time): try Self.encode(.time, at: time, into: &fields)
      case .frame(let time): try Self.encode(.frame, at: time, into: &fields)
      }
    }

    /// Writes what a host says of keys and of the device.
    private func encodeDevice(into fields: inout KeyedEncodingContainer<Key>) throws {
      switch self {
      case .remoteControl(let command, let time):
        try Self.encode(.remoteControl, at: time, into: &fields)
        try fields.encode("\(command)", forKey: .command)
      case .key(let input):
        try Self.encode(.key, at: input.time, into: &fields)
        try fields.encode(input.keyCode.rawValue, forKey: .key)
        try fields.encode("\(input.change)", forKey: .phase)
        try fields.encode(input.characters, .characters, unless: "")
        try fields.encode(
          input.charactersIgnoringModifiers, .charactersIgnoringModifiers,
          unless: input.characters)
        try fields.encode(input.modifiers.rawValue, .modifiers, unless: 0)
      case .motion(let input):
        try fields.encode(Kind.motion, forKey: .input)
        try fields.encode(input.samples, forKey: .samples)
      case .accessibility(let input):
        try Self.encode(.accessibility, at: input.time, into: &fields)
        try fields.encode(input.action.word, forKey: .action)
        if case .scroll(let way) = input.action { try fields.encode("\(way)", forKey: .direction) }
        if case .custom(let name) = input.action { try fields.encode(name, forKey: .name) }
        try fields.encode(input.view, forKey: .view)
      case .activity(let state, let time):
        try Self.encode(.activity, at: time, into: &fields)
        try fields.encode("\(state)", forKey: .state)
      case .memoryWarning(let time): try Self.encode(.memoryWarning, at: time, into: &fields)
      case .statusBarTap(let time): try Self.encode(.statusBarTap, at: time, into: &fields)
      case .screen(let size, let scale, let framesPerSecond, let safeArea):
        try fields.encode(Kind.screen, forKey: .input)
        try fields.encode(size.width, forKey: .width)
        try fields.encode(size.height, forKey: .height)
        try fields.encode(scale, forKey: .scale)
        try fields.encode(
          framesPerSecond, .framesPerSecond, unless: UIScreen.usualFramesPerSecond)
        try fields.encode(safeArea.top, .top, unless: 0)
        try fields.encode(safeArea.left, .left, unless: 0)
        try fields.encode(safeArea.bottom, .bottom, unless: 0)
        try fields.encode(safeArea.right, .right, unless: 0)
      default: break
      }
    }

    private static func encode(
      _ kind: Kind, at time: TimeInterval, into fields: inout KeyedEncodingContainer<Key>
    ) throws {
      try fields.encode(kind, forKey: .input)
      try fields.encode(time, forKey: .time)
    }
  }

  nonisolated extension TouchReport: Codable {
    private enum Key: String, CodingKey { case finger, phase, scroll, coalesced, predicted }

    /// Reads a report. The fields of its sample are in the same object.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      self.init(
        try fields.decode(Int.self, forKey: .finger),
        try fields.choice(UITouch.Phase.self, .phase), try TouchSample(from: decoder))
      scrollTypes = UIScrollTypeMask(
        rawValue: try fields.decodeIfPresent(Int.self, forKey: .scroll) ?? 0)
      coalesced = try fields.decodeIfPresent([TouchSample].self, forKey: .coalesced) ?? []
      predicted = try fields.decodeIfPresent([TouchSample].self, forKey: .predicted) ?? []
    }

    /// Writes the report.
    public func encode(to encoder: any Encoder) throws {
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(finger, forKey: .finger)
      try fields.encode("\(phase)", forKey: .phase)
      try sample.encode(to: encoder)
      try fields.encode(scrollTypes.rawValue, .scroll, unless: 0)
      try fields.encode(coalesced, .coalesced, unless: [])
      try fields.encode(predicted, .predicted, unless: [])
    }
  }

  nonisolated extension TouchSample: Codable {
    private enum Key: String, CodingKey {
      case x, y, preciseX, preciseY, type, timestamp, force, maximumForce, radius, radiusTolerance
      case altitude, azimuth, roll, height, edge, estimated, expected, estimate, scale, rotation
    }

    /// Reads a sample.
    public init(from decoder: any Decoder) throws {
      let fields = try decoder.container(keyedBy: Key.self)
      func number(_ key: Key, _ usual: CGFloat) throws -> CGFloat {
        try fields.decodeIfPresent(CGFloat.self, forKey: key) ?? usual
      }
      func properties(_ key: Key) throws -> UITouch.Properties {
        UITouch.Properties(rawValue: try fields.decodeIfPresent(Int.self, forKey: key) ?? 0)
      }
      let location = CGPoint(
        x: try fields.decode(CGFloat.self, forKey: .x),
        y: try fields.decode(CGFloat.self, forKey: .y))
      let type = fields.contains(.type) ? try fields.choice(UITouch.TouchType.self, .type) : .direct
      self.init(at: location, type: type)
      preciseLocation = CGPoint(
        x: try number(.preciseX, location.x), y: try number(.preciseY, location.y))
      timestamp = try fields.decodeIfPresent(TimeInterval.self, forKey: .timestamp)
      force = try number(.force, force)
      maximumPossibleForce = try number(.maximumForce, maximumPossibleForce)
      majorRadius = try number(.radius, majorRadius)
      majorRadiusTolerance = try number(.radiusTolerance, majorRadiusTolerance)
      altitudeAngle = try number(.altitude, altitudeAngle)
      azimuthAngle = try number(.azimuth, azimuthAngle)
      rollAngle = try number(.roll, rollAngle)
      zOffset = try number(.height, zOffset)
      edge = UIRectEdge(rawValue: try fields.decodeIfPresent(UInt.self, forKey: .edge) ?? 0)
      estimatedProperties = try properties(.estimated)
      estimatedPropertiesExpectingUpdates = try properties(.expected)
      estimationUpdateIndex = try fields.decodeIfPresent(Int.self, forKey: .estimate)
      guard fields.contains(.scale) || fields.contains(.rotation) else { return }
      transform = Transform(scale: try number(.scale, 1), rotation: try number(.rotation, 0))
    }

    /// Writes the sample.
    public func encode(to encoder: any Encoder) throws {
      let usual = TouchSample(at: location)
      var fields = encoder.container(keyedBy: Key.self)
      try fields.encode(location.x, forKey: .x)
      try fields.encode(location.y, forKey: .y)
      try fields.encode(preciseLocation.x, .preciseX, unless: location.x)
      try fields.encode(preciseLocation.y, .preciseY, unless: location.y)
      if type != .direct { try fields.encode("\(type)", forKey: .type) }
      try fields.encodeIfPresent(timestamp, forKey: .timestamp)
      try fields.encode(force, .force, unless: usual.force)
      try fields.encode(maximumPossibleForce, .maximumForce, unless: usual.maximumPossibleForce)
      try fields.encode(majorRadius, .radius, unless: usual.majorRadius)
      try fields.encode(majorRadiusTolerance, .radiusTolerance, unless: usual.majorRadiusTolerance)
      try fields.encode(altitudeAngle, .altitude, unless: usual.altitudeAngle)
      try fields.encode(azimuthAngle, .azimuth, unless: usual.azimuthAngle)
      try fields.encode(rollAngle, .roll, unless: usual.rollAngle)
      try fields.encode(zOffset, .height, unless: usual.zOffset)
      try fields.encode(edge.rawValue, .edge, unless: 0)
      try fields.encode(estimatedProperties.rawValue, .estimated, unless: 0)
      try fields.encode(estimatedPropertiesExpectingUpdates.rawValue, .expected, unless: 0)
      try fields.encodeIfPresent(estimationUpdateIndex, forKey: .estimate)
      try fields.encodeIfPresent(transform?.scale, forKey: .scale)
      try fields.encodeIfPresent(transform?.rotation, forKey: .rotation)
    }
  }

  nonisolated extension KeyedDecodingContainer {
    /// Reads one of the values of an enumeration by its name.
    fileprivate func choice<Choice: RawRepresentable<Int>>(
      _: Choice.Type, _ key: Key
    ) throws -> Choice {
      let name = try decode(String.self, forKey: key)
      // The last command of a remote control has the largest raw value of all.
      let choices = (0...UIEvent.EventSubtype.remoteControlEndSeekingForward.rawValue)
        .compactMap { Choice(rawValue: $0) }
      if let choice = choices.first(where: { "\($0)" == name }) { return choice }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "found \"\(name)\", expected one of "
          + choices.map { "\($0)" }.joined(separator: ", "))
    }
  }

  nonisolated extension KeyedDecodingContainer {
    /// Reads a key by its usage on page 7 of the USB HID usage tables.
    fileprivate func keyCode(_ key: Key) throws -> UIKeyboardHIDUsage {
      let usage = try decode(Int.self, forKey: key)
      if let code = UIKeyboardHIDUsage(rawValue: usage) { return code }
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self,
        debugDescription: "found \(usage), expected the usage of a key, as 4 for A")
    }

    /// Reads a button by its name, or a key by its number as a button.
    fileprivate func button(_ key: Key) throws -> UIPress.PressType {
      if let number = try? decode(Int.self, forKey: key),
        let type = UIPress.PressType(rawValue: number)
      {
        return type
      }
      return try choice(UIPress.PressType.self, key)
    }
  }

  nonisolated extension KeyedEncodingContainer {
    /// Writes a button by its name, or a key by its number as a button.
    fileprivate mutating func encode(button type: UIPress.PressType, _ key: Key) throws {
      if case .key = type { return try encode(type.rawValue, forKey: key) }
      try encode("\(type)", forKey: key)
    }

    /// Writes a value unless it is the default.
    fileprivate mutating func encode<Value: Encodable & Equatable>(
      _ value: Value, _ key: Key, unless usual: Value
    ) throws {
      if value != usual { try encode(value, forKey: key) }
    }
  }
#endif
