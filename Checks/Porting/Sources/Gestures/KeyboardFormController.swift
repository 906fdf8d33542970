import Foundation
import UIKit

final class KeyboardFormController: UIViewController, UITextFieldDelegate {

    @IBOutlet private(set) weak var nameField: UITextField!
    @IBOutlet private(set) weak var sendButton: UIButton!
    private var observers: [NSObjectProtocol] = []
    private var scroller = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        scroller.frame = view.bounds
        scroller.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(scroller)

        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 240, height: 34))
        field.borderStyle = .roundedRect
        field.delegate = self
        scroller.addSubview(field)
        nameField = field

        let button = UIButton(type: .system)
        button.frame = CGRect(x: 20, y: 90, width: 240, height: 44)
        button.setTitle("Send", for: .normal)
        button.addTarget(self, action: #selector(send), for: .touchUpInside)
        scroller.addSubview(button)
        sendButton = button

        nameField.addTarget(self, action: #selector(KeyboardFormController.textChanged(_:)), for: .editingChanged)
        let tap = UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:)))
        tap.cancelsTouchesInView = false
        view.addGestureRecognizer(tap)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        NotificationCenter.default.addObserver(self, selector: #selector(keyboardChanged(_:)), name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        observers.append(
            NotificationCenter.default.addObserver(forName: UIResponder.keyboardDidHideNotification, object: nil, queue: .main) { [weak self] _ in
                self?.scroller.contentInset = .zero
            }
        )
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        NotificationCenter.default.removeObserver(self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
        observers.forEach(NotificationCenter.default.removeObserver(_:))
        observers = []
    }

    @objc private func keyboardChanged(_ note: Notification) {
        guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect else { return }
        scroller.contentInset.bottom = max(0, view.bounds.maxY - frame.minY)
    }

    @objc private func textChanged(_ field: UITextField) {
        sendButton.isEnabled = !(field.text ?? "").isEmpty
    }

    @IBAction func send(_ sender: Any?) {
        nameField.resignFirstResponder()
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        UIApplication.shared.sendAction(#selector(send(_:)), to: self, from: textField, for: nil)
        return true
    }
}
