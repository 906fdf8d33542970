//
//  DrawerController.swift
//  SlideDrawer
//

import UIKit

/// Shows a content controller in a drawer above a main controller.
open class DrawerController: UIViewController {

    // MARK: - Public

    @IBOutlet open weak var delegate: DrawerControllerDelegate?

    open private(set) var mainViewController: UIViewController
    open private(set) var drawerViewController: UIViewController
    public let options: DrawerOptions
    @objc open internal(set) dynamic var position: DrawerPosition = .collapsed

    public let surfaceView = DrawerSurfaceView()
    public let dimmingView = DrawerDimmingView()
    public private(set) lazy var panGestureRecognizer: DrawerPanGestureRecognizer = {
        let pan = DrawerPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
        pan.maximumNumberOfTouches = 1
        pan.delegate = self
        return pan
    }()

    // MARK: - Internal

    var heightAtStart: CGFloat = 0
    let haptics = DrawerHaptics()
    lazy var animator = DrawerSnapAnimator(options: options)
    private lazy var keyboard = DrawerKeyboardObserver(drawer: self)
    private var autoCollapse: Timer?

    // MARK: - Life cycle

    public init(main: UIViewController, drawer: UIViewController, options: DrawerOptions = DrawerOptions()) {
        self.mainViewController = main
        self.drawerViewController = drawer
        self.options = options
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()

        embed(mainViewController, in: view)
        dimmingView.frame = view.bounds
        dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(dimmingView)
        view.addSubview(surfaceView)
        embed(drawerViewController, in: surfaceView.contentView)

        surfaceView.layer.cornerRadius = options.cornerRadius
        surfaceView.addGestureRecognizer(panGestureRecognizer)
        surfaceView.grabber.addTarget(self, action: #selector(grabberTapped), for: .touchUpInside)
        dimmingView.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: #selector(outsideTapped(_:)))
        )
        keyboard.start()
    }

    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if panGestureRecognizer.state == .possible, !animator.isRunning {
            show(height: height(for: position))
        }
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        cancelAutoCollapse()
    }

    // MARK: - Moving

    open func setPosition(_ new: DrawerPosition, animated: Bool, velocity: CGFloat = 0) {
        delegate?.drawer?(self, willMoveTo: new)
        let old = position
        position = new
        let target = height(for: new)
        guard animated else {
            show(height: target)
            delegate?.drawer?(self, didMoveTo: new)
            return
        }
        animator.animate(velocity: velocity, distance: target - surfaceView.visibleHeight) { [unowned self] in
            self.show(height: target)
        } completion: { [weak self] in
            guard let self = self else { return }
            if old != new, self.options.usesHaptics { self.haptics.snap() }
            self.delegate?.drawer?(self, didMoveTo: new)
            self.scheduleAutoCollapse()
        }
    }

    open func height(for position: DrawerPosition) -> CGFloat {
        switch position {
        case .closed: return 0
        case .collapsed: return options.collapsedHeight + view.safeAreaInsets.bottom
        case .half: return view.bounds.height * options.halfShare
        case .full: return view.bounds.height - options.topInset
        }
    }

    func show(height: CGFloat) {
        surfaceView.visibleHeight = height
        surfaceView.frame = CGRect(
            x: 0, y: view.bounds.height - height,
            width: view.bounds.width, height: max(height, self.height(for: .full))
        )
        let range = self.height(for: .full) - self.height(for: .half)
        let progress = range > 0 ? (height - self.height(for: .half)) / range : 0
        dimmingView.dimming = options.dimsBackground ? min(max(progress, 0), 1) * options.maximumDimming : 0
    }

    // MARK: - Collapsing by itself

    func scheduleAutoCollapse() {
        cancelAutoCollapse()
        guard options.autoCollapseDelay > 0, position > .collapsed else { return }
        autoCollapse = Timer.scheduledTimer(
            timeInterval: options.autoCollapseDelay, target: self,
            selector: #selector(autoCollapseFired), userInfo: nil, repeats: false
        )
    }

    func cancelAutoCollapse() {
        autoCollapse?.invalidate()
        autoCollapse = nil
    }

    @objc private func autoCollapseFired() {
        setPosition(.collapsed, animated: true)
    }

    private func embed(_ child: UIViewController, in container: UIView) {
        addChild(child)
        child.view.frame = container.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        container.addSubview(child.view)
        child.didMove(toParent: self)
        child.sd_drawerController = self
    }
}
