// Where recognizers are, in words that a device and a replay both find: with cells, with controllers in
// controllers, and with views of the system around those of the app.

import Testing
import TouchTesting
import TouchTrace
import UIKit

/// A list of cells with a recognizer each; the cells share an identifier.
private final class ContactsController: UIViewController, UITableViewDataSource {
  override func viewDidLoad() {
    super.viewDidLoad()
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    table.rowHeight = 100
    table.dataSource = self
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessibilityIdentifier = "contact"
    let press = UILongPressGestureRecognizer()
    press.name = "preview"
    cell.addGestureRecognizer(press)
    return cell
  }
}

/// Two pages of one class beside each other, each with a card that a tap removes.
private final class PagesController: UIViewController {
  final class Page: UIViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      for x in [10.0, 110] {
        let card = UIView(frame: CGRect(x: x, y: 10, width: 80, height: 80))
        card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Page.remove))
        view.addSubview(card)
      }
    }

    func remove(_ tap: UITapGestureRecognizer) { tap.view?.removeFromSuperview() }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for y in [0.0, 400] {
      let page = Page()
      page.view.frame = CGRect(x: 0, y: y, width: 390, height: 300)
      addChild(page)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }
}

/// Three pictures, of which the touched one comes to the front; a tap is recognized on the first touch alone.
private final class PicturesController: UIViewController {
  final class Picture: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      superview?.bringSubviewToFront(self)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    for y in [0.0, 200, 400] {
      let picture = Picture(frame: CGRect(x: 0, y: y, width: 200, height: 200))
      picture.addGestureRecognizer(UITapGestureRecognizer())
      picture.addGestureRecognizer(UIPanGestureRecognizer())
      view.addSubview(picture)
    }
  }
}

@Suite struct RecognizerPlaceTests {
  /// An app of a controller; on a "device", the system puts a view around that of the controller.
  private func app(
    _ lines: Lines? = nil, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> TouchApp {
    TouchApp(
      "Places", "",
      launching: { launch in
        let frame = launch.application.screen.bounds
        let controller = make()
        guard let lines else { return launch.show(controller) }
        let window = RecordingWindow(frame: frame)
        window.record("Places") { lines.text += $0 }
        let transition = UIView(frame: frame)
        transition.addGestureRecognizer(UITapGestureRecognizer())
        window.addSubview(transition)
        controller.view.frame = frame
        transition.addSubview(controller.view)
        window.makeKeyAndVisible()
        return [window, controller]
      })
  }

  private func compare(
    _ fingers: Fingers, _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) throws -> DeviceComparison {
    let lines = Lines()
    let device = app(lines, make).start()
    device.receive(fingers.events.map { .touches($0) })
    device.application.advance(to: 9)
    let comparison = try lines.trace().comparedWithDevice(in: app(nil, make))
    #expect(comparison.missing.map(\.description) == ["UITapGestureRecognizer on window/UIView"])
    return comparison
  }

  @Test func theRowOfACellCounts() throws {
    let place = CGPoint(x: 200, y: 350)
    let comparison = try compare(.longPress(at: place, for: 0.8)) { ContactsController() }
    #expect(comparison.differences.isEmpty)
    let names = comparison.compared.map(\.description)
    #expect(names.contains("preview on ContactsController/UITableView/UITableViewCell(0,2)"))
    #expect(names.contains("panGestureRecognizer on ContactsController/UITableView"))
  }

  @Test func aNavigationControllersSwipeHasItsName() throws {
    let place = CGPoint(x: 200, y: 350)
    let comparison = try compare(.longPress(at: place, for: 0.8)) {
      UINavigationController(rootViewController: ContactsController())
    }
    #expect(comparison.differences.isEmpty)
    let names = comparison.compared.map(\.description)
    #expect(names.contains("interactivePopGestureRecognizer on UINavigationController"))
  }

  @Test func viewsAndControllersOfOneClassAreCounted() throws {
    let fingers = Fingers.tap(at: CGPoint(x: 150, y: 450)).then(
      .tap(at: CGPoint(x: 50, y: 50)), after: 1)
    let comparison = try compare(fingers) { PagesController() }
    #expect(comparison.differences.isEmpty)
    #expect(
      comparison.compared.map(\.view) == ["Page 2/UIView 2", "Page/UIView"])
  }

  @Test func aViewThatComesToTheFrontKeepsItsRecognizers() throws {
    let (first, last) = (CGPoint(x: 100, y: 100), CGPoint(x: 100, y: 500))
    let drag = Fingers.drag(from: first, to: CGPoint(x: 150, y: 100), over: 0.1)
    let fingers = Fingers.tap(at: first).then(.tap(at: last), after: 0.2).then(drag, after: 0.1)
      .then(.tap(at: first), after: 2).then(drag, after: 2)
    let comparison = try compare(fingers) { PicturesController() }
    #expect(comparison.differences.isEmpty)
    #expect(comparison.compared.count == 4)
  }

  /// The card is gone when its line is read after the event; it was found before.
  @Test func aRecognizerWhoseViewIsGoneIsCompared() throws {
    let lines = Lines()
    let device = app(lines) { PagesController() }.start()
    device.receive(Fingers.tap(at: CGPoint(x: 50, y: 50)).events.map { .touches($0) })
    device.application.advance(to: 4)
    let replay = app { UIViewController() }
    let other = try lines.trace().comparedWithDevice(in: replay)
    #expect(other.missing.map(\.view).contains("Page/UIView"))
    let same = try lines.trace().comparedWithDevice(in: app { PagesController() })
    #expect(same.compared.map(\.view) == ["Page/UIView"])
    #expect(same.differences.isEmpty)
  }
}
