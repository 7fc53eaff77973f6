import Foundation

/// Does a double get the event of a screen that a storyboard makes?
@main struct Probe {
    static func main() {
        let spy = Spy()
        let screen = Technique.adopt(spy) { CheckoutViewController(coder: NSCoder())! }
        screen.viewDidAppear(false)
        report(["events": Double(spy.events.count)])
    }
}
