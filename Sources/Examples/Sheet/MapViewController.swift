// A page under a sheet with a list: the sheet or the list gets a finger that goes up or down on the list.

import UIKit

/// A page that shows a sheet with a list of places, which stands at half height or is large.
///
/// A finger on the list moves the sheet as long as that can grow, and when the list is at its top and the
/// finger goes down; otherwise the list scrolls. The page says how the sheet stands, and what was chosen.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
public final class MapViewController: UIViewController {
  let stateLabel = UILabel()
  private let choiceLabel = UILabel()
  private let showButton = UIButton(type: .system)
  /// Whether the sheet was shown by itself.
  private var hasShown = false

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemTeal
    for label in [stateLabel, choiceLabel] {
      label.textAlignment = .center
      // The ground is light in dark colours too.
      label.textColor = .black
      view.addSubview(label)
    }
    stateLabel.font = .boldSystemFont(ofSize: 20)
    choiceLabel.text = "Choose a place in the list."
    showButton.setTitle("Show the places", for: .normal)
    showButton.setTitleColor(.label, for: .normal)
    showButton.backgroundColor = .systemBackground
    showButton.layer.cornerRadius = 22
    showButton.addTarget(self, action: MapViewController.pressed, for: .touchUpInside)
    view.addSubview(showButton)
    say("There is no sheet.")
  }

  public override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, middle) = (view.bounds.width, view.bounds.midX)
    stateLabel.frame = CGRect(x: 16, y: 24, width: width - 32, height: 28)
    choiceLabel.frame = CGRect(x: 16, y: 56, width: width - 32, height: 24)
    showButton.frame = CGRect(x: middle - 90, y: 100, width: 180, height: 44)
  }

  public override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasShown else { return }
    hasShown = true
    showPlaces(animated: false)
  }

  private func pressed() { showPlaces(animated: true) }

  /// Shows the sheet at half height.
  private func showPlaces(animated: Bool) {
    let places = PlacesViewController()
    places.onChoice = { [weak self] place in self?.choiceLabel.text = "You chose \(place)." }
    places.modalPresentationStyle = .pageSheet
    let sheet = places.sheetPresentationController
    sheet?.detents = [.medium(), .large()]
    sheet?.prefersGrabberVisible = true
    sheet?.delegate = self
    present(places, animated: animated)
    say("The sheet is medium.")
  }

  private func say(_ words: String) { stateLabel.text = words }
}

extension MapViewController: UISheetPresentationControllerDelegate {
  /// Says how the sheet stands.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let isLarge = sheetPresentationController.selectedDetentIdentifier == .large
    say(isLarge ? "The sheet is large." : "The sheet is medium.")
  }

  /// Says that the sheet is gone.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    say("The sheet is gone.")
  }
}

/// The list in the sheet.
#if !hasFeature(Embedded)
  @preconcurrency @MainActor
#endif
final class PlacesViewController: UIViewController {
  /// How many places are listed.
  private static let count = 40

  /// Hears what was chosen.
  var onChoice: (String) -> Void = { _ in }
  let table = UITableView(frame: .zero, style: .plain)
  private let titleLabel = UILabel()

  deinit {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.layer.cornerRadius = 20
    view.clipsToBounds = true
    titleLabel.text = "Places"
    titleLabel.font = .boldSystemFont(ofSize: 20)
    titleLabel.textAlignment = .center
    view.addSubview(titleLabel)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "place")
    table.dataSource = self
    table.delegate = self
    view.addSubview(table)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    titleLabel.frame = CGRect(x: 0, y: 18, width: size.width, height: 30)
    table.frame = CGRect(x: 0, y: 56, width: size.width, height: max(0, size.height - 56))
  }
}

extension PlacesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
    cell.textLabel?.text = "Place \(indexPath.row + 1)"
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice("place \(indexPath.row + 1)")
  }
}
