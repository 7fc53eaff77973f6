import Foundation

/// Counts the events that a double receives from a screen made as a storyboard does.
@main struct Probe {
    static func main() {
        let spy = Spy()
        let screen = Technique.adopt(spy) { CheckoutViewController(coder: NSCoder())! }
        screen.viewDidAppear(false)
        report(["events": Double(spy.events.count)])
    }
}
