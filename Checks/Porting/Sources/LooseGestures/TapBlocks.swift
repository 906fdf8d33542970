import ObjectiveC
import UIKit

// Closures for any view: `view.tb_onTap { … }`.

private var tapKey: UInt8 = 0
private var longPressKey: Void?

private final class TapBlock: NSObject {
    let block: (UIGestureRecognizer) -> Void

    init(_ block: @escaping (UIGestureRecognizer) -> Void) {
        self.block = block
    }

    @objc func invoke(_ sender: UIGestureRecognizer) {
        block(sender)
    }
}

public extension UIView {

    @discardableResult
    func tb_onTap(count: Int = 1, _ block: @escaping (UIGestureRecognizer) -> Void) -> UITapGestureRecognizer {
        let holder = TapBlock(block)
        let tap = UITapGestureRecognizer(target: holder, action: #selector(TapBlock.invoke(_:)))
        tap.numberOfTapsRequired = count
        isUserInteractionEnabled = true
        addGestureRecognizer(tap)
        objc_setAssociatedObject(tap, &tapKey, holder, .OBJC_ASSOCIATION_RETAIN)
        return tap
    }

    var tb_longPressBlock: ((UIGestureRecognizer) -> Void)? {
        get {
            (objc_getAssociatedObject(self, &longPressKey) as? TapBlock)?.block
        }
        set {
            guard let newValue = newValue else {
                objc_setAssociatedObject(self, &longPressKey, nil, objc_AssociationPolicy.OBJC_ASSOCIATION_RETAIN_NONATOMIC)
                return
            }
            let holder = TapBlock(newValue)
            objc_setAssociatedObject(self, &longPressKey, holder, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            addGestureRecognizer(UILongPressGestureRecognizer(target: holder, action: #selector(TapBlock.invoke)))
        }
    }
}

public extension UIGestureRecognizer {
    private enum TapBlocksKeys {
        static var name = "tb_name"
        static var date = 0
    }

    /// A name for logs.
    @objc var tb_name: String? {
        get { return objc_getAssociatedObject(self, &TapBlocksKeys.name) as? String }
        set { objc_setAssociatedObject(self, &TapBlocksKeys.name, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }

    var tb_lastUse: Date? {
        get { objc_getAssociatedObject(self, &TapBlocksKeys.date) as? Date }
        set { objc_setAssociatedObject(self, &TapBlocksKeys.date, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
