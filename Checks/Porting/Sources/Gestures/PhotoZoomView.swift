import UIKit

@objc protocol PhotoZoomViewDelegate: UIScrollViewDelegate {
    @objc optional func photoZoomViewWasTapped(_ view: PhotoZoomView)
    @objc optional func photoZoomView(_ view: PhotoZoomView, shouldZoomTo scale: CGFloat) -> Bool
    @objc optional func photoZoomView(_ view: PhotoZoomView, maximumScaleFor size: CGSize) -> NSNumber?
}

/// A scroll view that zooms one picture; forwards what UIScrollView tells.
class PhotoZoomView: UIScrollView, UIScrollViewDelegate {
    weak var photoDelegate: PhotoZoomViewDelegate?
    let imageView = UIImageView()

    private(set) lazy var doubleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(target: self, action: #selector(handleDoubleTap))
        tap.numberOfTapsRequired = 2
        return tap
    }()

    private(set) lazy var singleTap: UITapGestureRecognizer = {
        let tap = UITapGestureRecognizer(
            target: self,
            action: #selector(handleSingleTap(_:))
        )
        tap.require(toFail: doubleTap)
        return tap
    }()

    override init(frame: CGRect) {
        super.init(frame: frame)
        delegate = self
        imageView.frame = bounds
        addSubview(imageView)
        minimumZoomScale = 1
        maximumZoomScale = 4
        addGestureRecognizer(doubleTap)
        addGestureRecognizer(singleTap)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    @objc func handleSingleTap(_ tap: UITapGestureRecognizer) {
        photoDelegate?.photoZoomViewWasTapped?(self)
    }

    @objc func handleDoubleTap(_ tap: UITapGestureRecognizer) {
        let new: CGFloat = zoomScale > minimumZoomScale ? minimumZoomScale : maximumZoomScale / 2
        if photoDelegate?.photoZoomView?(self, shouldZoomTo: new) ?? true {
            setZoomScale(new, animated: true)
        }
    }

    func updateMaximum() {
        if let scale = photoDelegate?.photoZoomView?(self, maximumScaleFor: imageView.bounds.size)?.doubleValue {
            maximumZoomScale = CGFloat(scale)
        }
    }

    // MARK: - UIScrollViewDelegate

    func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        return imageView
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        photoDelegate?.scrollViewDidScroll?(scrollView)
    }

    func scrollViewDidZoom(_ scrollView: UIScrollView) {
        let dx = max((bounds.width - contentSize.width) / 2, 0)
        let dy = max((bounds.height - contentSize.height) / 2, 0)
        imageView.center = CGPoint(x: contentSize.width / 2 + dx, y: contentSize.height / 2 + dy)
        photoDelegate?.scrollViewDidZoom?(scrollView)
    }

    func scrollViewWillEndDragging(_ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
        photoDelegate?.scrollViewWillEndDragging?(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
    }

    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        photoDelegate?.scrollViewDidEndZooming?(scrollView, with: view, atScale: scale)
    }

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        return photoDelegate?.scrollViewShouldScrollToTop?(scrollView) ?? false
    }
}
