// A plan come to life: an application with its windows, views and recognizers, run input by input,
// with a judge that hears everything.

import GestureCore
import TouchKit

/// One simulated app.
final class World {
  let plan: Plan
  var application: UIApplication {
    didSet { clock = Lent(application.scheduler) }
  }
  /// The application's, which keeps it alive.
  private var clock: Lent<Scheduler>
  var judge: Judge {
    unsafeAddress { UnsafePointer(judgeCell.address) }
    unsafeMutableAddress { judgeCell.address }
  }
  private let judgeCell: Cell<Judge>
  var windows: [SimulatedWindow] = [] {
    didSet { names.views.forgetForeign() }
  }
  var views = Numbered<UIView>() {
    didSet {
      names.views.forgetForeign()
      (areControlsKnown, areScrollersKnown) = (false, false)
    }
  }
  /// The controls and scroll views among the views, with their classes, as long as these are known.
  var knownControls: [ControlPart] = []
  var knownScrollers: [ScrollerPart] = []
  var areControlsKnown = false
  var areScrollersKnown = false
  /// The windows that others replaced. One may be alive as long as a finger is down in it.
  var formerWindows: [Weak<UIWindow>] = []
  var recognizers = Numbered<UIGestureRecognizer>() {
    didSet {
      names.recognizers.forgetForeign()
      areRecognizersKnown = false
    }
  }
  /// The same, as long as they are known.
  private var knownRecognizers: [(number: Int, recognizer: Lent<UIGestureRecognizer>)] = []
  private var areRecognizersKnown = false
  private(set) var delegate: SimulatedDelegate?
  /// What scroll views tell; the app may have either of them hear.
  var scrollDelegates: [SimulatedScrollDelegate] = []
  /// What the simulation knows of each scroll view, by the number of its view.
  var scrollNotes = Numbered<ScrollNotes>()
  /// The same of tables.
  var tableDelegates: [SimulatedTableDelegate] = []
  var tableNotes = Numbered<TableNotes>()
  /// The delegate of text fields.
  var fieldDelegate: SimulatedFieldDelegate?
  /// The value of each control, by the number of its view.
  var controlValues = Numbered<Double>()
  var screenNotes = ScreenNotes()
  let answers: AnswerTable
  private let exclusions: ExclusionTable
  /// The same recognizers, to find numbers by.
  var identities: [ObjectIdentifier] = []
  /// Freed ones, which a contest may still need.
  var departed = Numbered<Weak<UIGestureRecognizer>>()
  /// Freed ones, which a touch may still need.
  var departedViews = Numbered<Weak<UIView>>()
  private var visits: [Int] = Array(repeating: 0, count: Plan.Moment.allCases.count)
  /// How often each reaction happened.
  private(set) var reactionCounts: [Int]
  /// The reactions at each moment.
  private let reactions: [[Int]]
  private var observing: ObserverToken?
  /// What observations of the present application call things.
  var names = Names()
  /// Whether callbacks do nothing, because they run inside a reaction, at a rest, or while the app is
  /// built.
  var isReacting = true
  /// The touches that are down, in the order in which they came.
  var currentTouches: [UITouch] = []
  /// When the last input came, in seconds.
  var time = 0.0
  /// A number that the whole log leads to: what apps see, with its places and times.
  private(set) var digest: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The log in words, if it is kept.
  private(set) var log: [String]?
  private let keepsLog: Bool
  private(set) var marks = Marks()
  /// Some of the touches, which must be gone when the world is.
  var born: [Weak<AnyObject>] = []
  private var touchCount = 0
  private let isObserved: Bool
  /// Whether something went for good in the middle of it all: no promise about touches holds until
  /// the next rest.
  private(set) var isUpset = false
  /// How many pieces of work the app has scheduled.
  var timerCount = 0
  /// The animations that the app begins at one time.
  var animations = InstantLimit(16)
  /// The changes that its callbacks make at one time. Tables whose data source reloads them would be laid
  /// out a thousand times at each turn.
  private var reactionsAtOneTime = InstantLimit(256)
  /// Whether the app changed something since families were looked at.
  var hasChanged = false
  /// Whether the history is kept, to be judged at each rest.
  let asksSecondOpinion: Bool
  var history: History? {
    unsafeAddress { UnsafePointer(historyCell.address) }
    unsafeMutableAddress { historyCell.address }
  }
  private let historyCell = Cell<History?>(nil)
  /// How many histories were judged, and how many were beyond the rules.
  var historyCounts = (judged: 0, beyond: 0)
  /// Whether a button is held down, of which histories tell nothing.
  var isButtonDown = false
  /// Whether an event came in the running input.
  var hasSentEvent = false

  init(
    _ plan: Plan, isObserved: Bool = true, asksSecondOpinion: Bool = true, keepsLog: Bool = false
  ) {
    self.plan = plan
    application = UIApplication()
    clock = Lent(application.scheduler)
    self.asksSecondOpinion = asksSecondOpinion && isObserved
    self.isObserved = isObserved
    self.keepsLog = keepsLog
    log = keepsLog ? [] : nil
    reactionCounts = plan.reactions.map { _ in 0 }
    answers = AnswerTable(plan.answers)
    exclusions = ExclusionTable(plan, answers)
    var reactions = visits.map { _ in [Int]() }
    for (index, reaction) in plan.reactions.enumerated() {
      reactions[reaction.moment.rawValue].append(index)
    }
    self.reactions = reactions
    judgeCell = Cell(Judge(Setting(plan)))
    judge.setting.excludes = { [self] in excludes($0, $1) }
    delegate = SimulatedDelegate(of: self)
    scrollDelegates = (0..<2).map { _ in SimulatedScrollDelegate(of: self) }
    if !plan.tables.isEmpty {
      tableDelegates = (0..<2).map { _ in SimulatedTableDelegate(of: self) }
    }
    if !plan.controls.isEmpty { fieldDelegate = SimulatedFieldDelegate(of: self) }
    application.perform { build() }
    isReacting = false
    // What was heard meanwhile is no part of a history: the app was not complete.
    history = nil
    lookOn()
  }

  /// Hears what the application tells its observers.
  func lookOn() {
    names = Names()
    if isObserved { observing = application.addObserver { [self] in observe($0) } }
  }

  /// Hears nothing more of the application.
  func lookAway() {
    if let token = exchange(&observing, with: nil) { application.removeObserver(token) }
  }

  var now: Double { clock.use { $0.now } }
  var breaches: [Breach] { judge.breaches }

  // MARK: Parts

  /// The view of this number, or else the window; a number below -1 is another window's.
  func host(_ view: Int, in window: Int) -> UIView {
    views[view] ?? self.window(view < -1 ? -1 - view : window)
  }

  /// The window of this number; a plan that was made smaller may have fewer than it names.
  func window(_ number: Int) -> SimulatedWindow { windows[number % windows.count] }

  func recognizer(_ id: Int) -> UIGestureRecognizer? { recognizers[id] }

  /// The recognizers that take part in a contest, as a set of bits.
  var seated: UInt64 {
    if !areRecognizersKnown { lendRecognizers() }
    var set: UInt64 = 0
    // Nearly all are in one contest, which is looked for once.
    var (contest, isThere) = (0, false)
    for one in knownRecognizers {
      let number = one.recognizer.use { $0.contestNumber }
      guard number != 0 else { continue }
      if number != contest {
        (contest, isThere) = (number, UIGestureRecognizer.isContest(number))
      }
      if isThere { set |= bit(one.number) }
    }
    for number in departed.numbers {
      guard let former = departed[number]?.object else {
        departed[number] = nil
        continue
      }
      if former.hasSeat { set |= bit(number) }
    }
    return set
  }

  private func lendRecognizers() {
    knownRecognizers.removeAll(keepingCapacity: true)
    for number in recognizers.numbers {
      if let one = recognizers[number] { knownRecognizers.append((number, Lent(one))) }
    }
    areRecognizersKnown = true
  }

  func number(of recognizer: UIGestureRecognizer) -> Int {
    let identity = ObjectIdentifier(recognizer)
    for index in identities.indices where identities[index] == identity {
      if recognizers.present & bit(index) != 0 { return index }
      // One that is made may lie where a freed one was.
      return departed[index]?.object === recognizer ? index : -1
    }
    return -1
  }

  // MARK: Answers

  func isUnusual(_ question: Plan.Question, _ recognizer: UIGestureRecognizer) -> Bool {
    let id = number(of: recognizer)
    return answers.isUnusual(question, id, id)
  }

  func isUnusual(
    _ question: Plan.Question, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool { answers.isUnusual(question, number(of: recognizer), number(of: other)) }

  /// Answers whether it should begin; a no is part of the history.
  ///
  /// - Parameter view: The number of the view that is asked; `nil` for the delegate.
  func allowsToBegin(
    _ question: Plan.Question, _ recognizer: UIGestureRecognizer, _ view: Int? = nil
  ) -> Bool {
    let id = number(of: recognizer)
    guard answers.isUnusual(question, id, view ?? id) else { return true }
    hear(.saidNo(id))
    return false
  }

  /// Answers a question about a requirement; a yes is part of the log.
  func requires(
    _ question: Plan.Question, _ recognizer: UIGestureRecognizer, _ other: UIGestureRecognizer
  ) -> Bool {
    let (mine, its) = (number(of: recognizer), number(of: other))
    guard answers.isUnusual(question, mine, its), mine >= 0, its >= 0 else { return false }
    let isDependent = question == .requireFailureOf || question == .classRequiresFailure
    hear(isDependent ? .requires(mine, its) : .requires(its, mine))
    return true
  }

  func excludes(_ winner: Int, _ other: Int) -> Bool {
    guard exclusions.excludes(winner, other), let mine = viewOfRecognizer(winner),
      let its = viewOfRecognizer(other)
    else { return false }
    return mine === its || mine.isDescendant(of: its) || its.isDescendant(of: mine)
  }

  /// The view of a recognizer, also of one that is gone with a view that is not.
  private func viewOfRecognizer(_ id: Int) -> UIView? {
    (recognizer(id) ?? departed[id]?.object)?.view
  }

  // MARK: The log

  func hear(_ fact: Fact) {
    // Without an observer there is only half of the story.
    if isObserved, !isUpset {
      judge.hear(fact)
      if asksSecondOpinion { record(fact) }
    }
    if fact.isSeenByApp { digest = fact.added(to: digest) }
    if keepsLog { log?.append("\(fact)") }
  }

  func mark(_ mark: Mark) { marks.insert(mark) }

  /// User code runs: what the plan wants to happen now happens.
  func reach(_ moment: Plan.Moment) {
    guard !isReacting, !reactions[moment.rawValue].isEmpty else { return }
    visits[moment.rawValue] += 1
    isReacting = true
    for index in reactions[moment.rawValue]
    where visits[moment.rawValue] % plan.reactions[index].every == 0 {
      let reaction = plan.reactions[index]
      guard reaction.timesMax == 0 || reactionCounts[index] < reaction.timesMax else { continue }
      guard reactionsAtOneTime.admit(at: now) else { continue }
      reactionCounts[index] += 1
      Mark(reaction).map(mark)
      markInside(reaction)
      commit(reaction.mutation)
    }
    isReacting = false
  }

  // MARK: Upsets

  /// Something went for good: touches and gestures of it may end without a word.
  func upset() {
    isUpset = true
    history = nil
  }

  /// Judges again, as if the run began here.
  func calmDown() {
    guard isUpset else { return }
    isUpset = false
    var pressed: UInt64 = 0
    for number in views.numbers where (views[number] as? UIControl)?.isTracking == true {
      pressed |= bit(number)
    }
    judge.startAfresh(whilePressed: pressed)
    forgetScrolling()
    forgetTables()
    forgetControls()
    forgetScreens()
  }

  // MARK: The end

  /// What must be gone when the world is, which must not be used any more.
  ///
  /// Whatever is referred to weakly is slower from then on; that is why it is done here.
  func dismantle() -> [Weak<AnyObject>] {
    born.append(Weak(application))
    born.append(Weak(delegate))
    for window in windows { born.append(Weak(window)) }
    for view in plan.views { born.append(Weak(views[view.id])) }
    for number in recognizers.numbers { born.append(Weak(recognizers[number])) }
    lookAway()
    application = UIApplication()
    currentTouches = []
    for delegate in scrollDelegates { born.append(Weak(delegate)) }
    (windows, views, recognizers) = ([], Numbered(), Numbered())
    (delegate, history) = (nil, nil)
    for delegate in tableDelegates { born.append(Weak(delegate)) }
    for id in tableNotes.numbers {
      for source in tableNotes[id]?.sources ?? [] { born.append(Weak(source)) }
    }
    (scrollDelegates, tableDelegates, tableNotes) = ([], [], Numbered())
    if let fieldDelegate { born.append(Weak(fieldDelegate)) }
    fieldDelegate = nil
    for screen in screenNotes.all { born.append(Weak(screen.object)) }
    if let delegate = screenNotes.delegate { born.append(Weak(delegate)) }
    screenNotes = ScreenNotes()
    judge.setting.excludes = { _, _ in false }
    return born
  }

  /// Tells the judge that the app will require a failure from now on.
  func judge(requires dependent: Int, _ required: Int) {
    let window = recognizer(dependent)?.view?.window
    judge.require(
      dependent, required, inOneWindow: window === recognizer(required)?.view?.window)
  }

  func watch(_ touch: UITouch) {
    touchCount += 1
    if touchCount % 64 == 1, born.count < 200 { born.append(Weak(touch)) }
  }

  /// Static requirements: the recognizers whose failure each one requires, as sets of bits.
  var requirements: [UInt64] { judge.setting.requirements }

  func note(_ breach: Breach) { judge.note(breach) }
}

extension Setting {
  /// What the judge must know of a plan.
  init(_ plan: Plan) {
    requirements = Array(repeating: 0, count: 64)
    for recognizer in plan.recognizers {
      if recognizer.kind == .tap || recognizer.kind == .swipe { discrete |= bit(recognizer.id) }
      if recognizer.takesPresses { takesPresses |= bit(recognizer.id) }
    }
    if !plan.navigations.isEmpty {
      for own in plan.ownRecognizers where own.kind == .pan { tiedOutside |= bit(own.id) }
    }
    for requirement in plan.requirements where requirement.dependent != requirement.required {
      requirements[requirement.dependent] |= bit(requirement.required)
    }
  }
}
