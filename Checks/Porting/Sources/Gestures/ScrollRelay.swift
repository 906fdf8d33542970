import UIKit

/// Several delegates for one scroll view.
public final class ScrollRelay: NSObject, UIScrollViewDelegate {
	private struct WeakBox {
		weak var value: UIScrollViewDelegate?
	}

	private var delegates: [WeakBox] = []
	private weak var primary: UIScrollViewDelegate?

	public init(_ scrollView: UIScrollView) {
		primary = scrollView.delegate
		super.init()
		scrollView.delegate = self
	}

	public func add(_ delegate: UIScrollViewDelegate) {
		delegates.append(WeakBox(value: delegate))
	}

	public func remove(_ delegate: UIScrollViewDelegate) {
		delegates.removeAll { $0.value === delegate || $0.value == nil }
	}

	private var all: [UIScrollViewDelegate] {
		return (delegates.map { $0.value } + [primary]).compactMap { $0 }
	}

	public func scrollViewDidScroll(_ scrollView: UIScrollView) {
		all.forEach { $0.scrollViewDidScroll?(scrollView) }
	}

	public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
		for delegate in all { delegate.scrollViewWillBeginDragging?(scrollView) }
	}

	public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
		let selector = #selector(UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:))
		for delegate in all where delegate.responds(to: selector) {
			delegate.scrollViewDidEndDragging!(scrollView, willDecelerate: decelerate)
		}
	}

	public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
		all.forEach { delegate in
			delegate.scrollViewDidEndDecelerating?(scrollView)
		}
	}

	public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
		guard let primary = primary else { return nil }
		return primary.viewForZooming?(in: scrollView)
	}

	public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
		return primary?.scrollViewShouldScrollToTop?(scrollView) ?? scrollView.scrollsToTop
	}

	public override func responds(to aSelector: Selector!) -> Bool {
		if super.responds(to: aSelector) { return true }
		return all.contains { $0.responds(to: aSelector) }
	}
}
