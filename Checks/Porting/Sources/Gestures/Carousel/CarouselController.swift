import UIKit

/// Pages that go on by themselves until a finger comes.
@MainActor
open class CarouselController: UIViewController {

    public weak var delegate: (any CarouselDelegate)?
    public let numberOfPages: Int
    public internal(set) var page = 0

    var pageView: UIView?
    var advance: Task<Void, Never>?
    let feedback = UISelectionFeedbackGenerator()

    public init(numberOfPages: Int) {
        self.numberOfPages = numberOfPages
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { fatalError("init(coder:) is not supported") }

    deinit {
        advance?.cancel()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        installGestures()
        show(page: 0, afterSwipe: false)
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        scheduleAdvance()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        advance?.cancel()
    }

    open func show(page new: Int, afterSwipe: Bool) {
        delegate?.carousel?(self, willShowPage: new)
        pageView?.removeFromSuperview()
        page = new
        if let next = delegate?.carousel(self, viewForPage: new) {
            next.frame = view.bounds
            view.addSubview(next)
            pageView = next
        }
        delegate?.carousel?(self, didShowPage: new, afterSwipe: afterSwipe)
    }

    func scheduleAdvance() {
        advance?.cancel()
        let seconds = delegate?.carousel?(self, intervalForPage: page) ?? 3
        advance = Task { [weak self] in
            try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
            guard !Task.isCancelled, let self else { return }
            self.go(by: 1, afterSwipe: false)
            self.scheduleAdvance()
        }
    }

    func go(by step: Int, afterSwipe: Bool) {
        let next = page + step
        if (0..<numberOfPages).contains(next) {
            show(page: next, afterSwipe: afterSwipe)
        } else if delegate?.carouselShouldLoop?(self) ?? true {
            show(page: (next + numberOfPages) % numberOfPages, afterSwipe: afterSwipe)
        }
    }
}
