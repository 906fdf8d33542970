#if canImport(UIKit)
import UIKit
#elseif canImport(AppKit)
import AppKit
#endif

#if canImport(ObjectiveC)
import ObjectiveC
#endif

#if canImport(UIKit)

/// A view that is a button, for platforms with and without Objective-C.
public class PortableButton: UIView {
    public var onPress: (() -> Void)?
    public private(set) var presses = 0

    #if canImport(ObjectiveC)
    private static var noteKey: UInt8 = 0

    public var note: String? {
        get { return objc_getAssociatedObject(self, &PortableButton.noteKey) as? String }
        set { objc_setAssociatedObject(self, &PortableButton.noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
    }
    #else
    public var note: String?
    #endif

    public override init(frame: CGRect) {
        super.init(frame: frame)
        #if os(iOS) || os(tvOS) || targetEnvironment(macCatalyst)
            #if canImport(ObjectiveC)
            let tap = UITapGestureRecognizer(target: self, action: #selector(press))
            #else
            let tap = UITapGestureRecognizer(target: self, action: PortableButton.press)
            #endif
            addGestureRecognizer(tap)
        #else
            #if swift(>=5.9)
            #warning("no gestures here")
            #endif
        #endif
    }

    public required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    #if canImport(ObjectiveC)
    @objc func press() { pressed() }
    #else
    func press() { pressed() }
    #endif

    private func pressed() {
        presses += 1
        onPress?()
    }
}

#endif
