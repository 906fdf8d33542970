import UIKit

/// Declares the conformances; subclasses add the optional methods that they need.
open class InheritedBaseController: UIViewController, UIGestureRecognizerDelegate, UIScrollViewDelegate {
    public let scrollView = UIScrollView()
    public private(set) var pan: UIPanGestureRecognizer!
    public private(set) var tap: UITapGestureRecognizer!

    open override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.frame = view.bounds
        scrollView.contentSize = CGSize(width: view.bounds.width, height: 2000)
        scrollView.delegate = self
        view.addSubview(scrollView)

        pan = UIPanGestureRecognizer(target: self, action: #selector(didPan(_:)))
        tap = UITapGestureRecognizer(target: self, action: #selector(didTap(_:)))
        let recognizers: [UIGestureRecognizer] = [pan, tap]
        for recognizer in recognizers {
            recognizer.delegate = self
            view.addGestureRecognizer(recognizer)
        }
    }

    @objc open func didPan(_ sender: UIPanGestureRecognizer) {}
    @objc open func didTap(_ sender: UITapGestureRecognizer) {}

    // The only method of the delegates that the base has.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        return true
    }
}
