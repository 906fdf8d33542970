// A plan come to life: an application with its windows, views and recognizers, run input by input,
// with a judge that hears everything.

import GestureCore
import TouchKit

/// One simulated app: it composes what its features know, and tells its judge all that happens.
///
/// What a feature knows is an object, so that code that runs inside of a change of one property can
/// change the others.
final class World {
  let plan: Plan
  var application: UIApplication {
    didSet { clock = Lent(application.scheduler) }
  }
  /// The application's, which keeps it alive.
  private var clock: Lent<Scheduler>
  let family = Family()
  var inputs = Inputs()
  var delayed = Delayed()
  var answers: Answers
  let reactions: Reactions
  let controls = Controls()
  let scrolling = Scrolling()
  let tables = Tables()
  let screens = Screens()
  let log: WorldLog
  /// The views that are on their way into others.
  var arrivals: [(view: UIView, parent: UIView)] = []
  var births = Births()
  var judge: Judge {
    unsafeAddress { UnsafePointer(judgeCell.address) }
    unsafeMutableAddress { judgeCell.address }
  }
  private let judgeCell: Cell<Judge>
  var histories: Histories {
    unsafeAddress { UnsafePointer(historiesCell.address) }
    unsafeMutableAddress { historiesCell.address }
  }
  private let historiesCell: Cell<Histories>
  private let isObserved: Bool
  private var observing: ObserverToken?
  /// Whether something went for good in the middle of it all: no promise about touches holds until
  /// the next rest.
  private(set) var isUpset = false
  /// Whoever wants to see all that happens.
  var watcher: ((Seen) -> Void)?

  init(
    _ plan: Plan, isObserved: Bool = true, asksSecondOpinion: Bool = true, keepsLog: Bool = false
  ) {
    self.plan = plan
    self.isObserved = isObserved
    application = UIApplication()
    clock = Lent(application.scheduler)
    answers = Answers(plan)
    reactions = Reactions(plan.reactions)
    log = WorldLog(keepsLines: keepsLog)
    judgeCell = Cell(Judge(Setting(plan)))
    historiesCell = Cell(Histories(areKept: asksSecondOpinion && isObserved))
    judge.setting.excludes = { [self] in excludes($0, $1) }
    answers.delegate = SimulatedDelegate(of: self)
    scrolling.delegates = (0..<2).map { _ in SimulatedScrollDelegate(of: self) }
    if !plan.tables.isEmpty {
      tables.delegates = (0..<2).map { _ in SimulatedTableDelegate(of: self) }
    }
    if !plan.controls.isEmpty { controls.fieldDelegate = SimulatedFieldDelegate(of: self) }
    application.perform { build() }
    reactions.arePaused = false
    // What was heard meanwhile is no part of a history: the app was not complete.
    histories.present = nil
    lookOn()
  }

  /// Hears what the application tells its observers.
  func lookOn() {
    family.names = Names()
    if isObserved { observing = application.addObserver { [self] in observe($0) } }
  }

  /// Hears nothing more of the application.
  func lookAway() {
    if let token = exchange(&observing, with: nil) { application.removeObserver(token) }
  }

  var now: Double { clock.use { $0.now } }
  var breaches: [Breach] { judge.breaches }

  // MARK: Parts

  func host(_ view: Int, in window: Int) -> UIView { family.host(view, in: window) }

  func window(_ number: Int) -> SimulatedWindow { family.window(number) }

  func recognizer(_ id: Int) -> UIGestureRecognizer? { family.recognizers[id] }

  func number(of recognizer: UIGestureRecognizer) -> Int { family.number(of: recognizer) }

  /// The number of a recognizer in the plan; -1 for none of its own.
  func number(of id: Observation.RecognizerID) -> Int {
    family.number(of: id, by: application)
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
    guard answers.excludes(winner, other), let mine = family.presentOrDeparted(winner)?.view,
      let its = family.presentOrDeparted(other)?.view
    else { return false }
    return mine === its || mine.isDescendant(of: its) || its.isDescendant(of: mine)
  }

  // MARK: The log

  func hear(_ fact: Fact) {
    // Without an observer there is only half of the story.
    if isObserved, !isUpset {
      judge.hear(fact)
      if histories.areKept { record(fact) }
    }
    log.hear(fact)
    watcher?(.fact(fact))
  }

  func mark(_ mark: Mark) { log.marks.insert(mark) }

  func note(_ breach: Breach) { judge.note(breach) }

  /// User code runs: what the plan wants to happen now happens.
  func reach(_ moment: Plan.Moment) {
    watcher?(.moment(moment))
    guard reactions.wants(moment) else { return }
    reactions.arePaused = true
    for number in reactions.reach(moment) {
      guard let reaction = reactions.begin(number, at: now) else { continue }
      Mark(reaction).map(mark)
      markInside(reaction)
      commit(reaction.mutation)
    }
    reactions.arePaused = false
  }

  // MARK: Upsets

  /// Something went for good: touches and gestures of it may end without a word.
  func upset() {
    isUpset = true
    histories.present = nil
  }

  /// Judges again, as if the run began here.
  func calmDown() {
    guard isUpset else { return }
    isUpset = false
    var pressed: UInt64 = 0
    for number in family.views.numbers
    where (family.views[number] as? UIControl)?.isTracking == true {
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
    births.note(application)
    births.note(answers.delegate)
    for window in family.windows { births.note(window) }
    for view in plan.views { births.note(family.views[view.id]) }
    for number in family.recognizers.numbers { births.note(family.recognizers[number]) }
    for delegate in scrolling.delegates { births.note(delegate) }
    for delegate in tables.delegates { births.note(delegate) }
    for id in tables.notes.numbers {
      for source in tables.notes[id]?.sources ?? [] { births.note(source) }
    }
    births.note(controls.fieldDelegate)
    for screen in screens.all { births.note(screen.object) }
    births.note(screens.delegate)
    lookAway()
    application = UIApplication()
    inputs.touches = []
    family.clear()
    (answers.delegate, histories.present) = (nil, nil)
    (scrolling.delegates, controls.fieldDelegate) = ([], nil)
    tables.clear()
    screens.clear()
    judge.setting.excludes = { _, _ in false }
    return births.all
  }

  /// Tells the judge that the app will require a failure from now on.
  func judge(requires dependent: Int, _ required: Int) {
    let window = recognizer(dependent)?.view?.window
    judge.require(
      dependent, required, inOneWindow: window === recognizer(required)?.view?.window)
  }

  /// Static requirements: the recognizers whose failure each one requires, as sets of bits.
  var requirements: [UInt64] { judge.setting.requirements }
}

/// What happens in a run, for its watcher.
enum Seen {
  case fact(Fact)
  /// Code of the app runs.
  case moment(Plan.Moment)
  case observation(Observation)
  /// A view hears of a touch.
  case touch(UITouch)
  /// A recognizer hears of touches.
  case event(UIEvent, Set<UITouch>)
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
