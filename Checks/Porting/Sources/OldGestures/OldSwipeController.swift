//
//  OldSwipeController.swift
//  swift 4
//

import UIKit

class OldSwipeController: UIViewController {

    @objc var pages = 3
    @objc var page = 0
    private let nextButton = UIButton(type: .custom)

    override func viewDidLoad() {
        super.viewDidLoad()
        self.nextButton.frame = CGRectMake(0, 0, self.view.bounds.width, 50)
        self.nextButton.setTitle("Next", for: UIControlState())
        self.nextButton.contentEdgeInsets = UIEdgeInsetsMake(0, 10, 0, 10)
        self.nextButton.addTarget(self, action: #selector(OldSwipeController.goOn(sender:)), for: UIControlEvents.touchUpInside)
        self.view.addSubview(self.nextButton)

        let left = UISwipeGestureRecognizer(target: self, action: #selector(OldSwipeController.swiped(_:)))
        left.direction = UISwipeGestureRecognizerDirection.left
        self.view.addGestureRecognizer(left)
        let right = UISwipeGestureRecognizer(target: self, action: Selector("swiped:"))
        right.direction = UISwipeGestureRecognizerDirection.right
        self.view.addGestureRecognizer(right)
    }

    @objc func swiped(_ recognizer: UISwipeGestureRecognizer) {
        if recognizer.state == UIGestureRecognizerState.ended {
            let step = recognizer.direction == UISwipeGestureRecognizerDirection.left ? 1 : -1
            page = (page + step + pages) % pages
        }
    }

    @objc func goOn(sender: UIButton) {
        page = (page + 1) % pages
    }
}
