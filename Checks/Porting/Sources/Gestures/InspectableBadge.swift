import UIKit

@IBDesignable class InspectableBadge: UIView {

    @IBInspectable var count: Int = 0 {
        didSet { label.text = count > 99 ? "99+" : "\(count)" }
    }

    @IBInspectable var fill: UIColor? {
        get { return backgroundColor }
        set { backgroundColor = newValue }
    }

    @IBInspectable dynamic var cornerRadius: CGFloat {
        get { layer.cornerRadius }
        set { layer.cornerRadius = newValue }
    }

    @IBOutlet weak var anchorView: UIView?
    @IBOutlet var extraTargets: [UIControl]!
    @IBOutlet weak var actionTarget: AnyObject?

    private lazy var label: UILabel = {
        let label = UILabel(frame: bounds)
        label.textAlignment = .center
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(label)
        return label
    }()

    override func didMoveToWindow() {
        super.didMoveToWindow()
        extraTargets?.forEach { $0.addTarget(self, action: #selector(extraTouched(_:)), for: .touchDown) }
    }

    #if TARGET_INTERFACE_BUILDER
    override func prepareForInterfaceBuilder() {
        super.prepareForInterfaceBuilder()
        count = 7
    }
    #endif

    @IBAction func extraTouched(_ sender: UIControl) {
        count += 1
    }

    @IBAction
    func cleared(_ sender: UIButton, forEvent event: UIEvent) {
        count = 0
    }
}
