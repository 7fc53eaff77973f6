import Foundation

/// Counts the events that a double receives from a screen made as a storyboard does.
enum CoderProbe {
    static func run() async {
        let spy = Spy()
        await Technique.adopt(spy, making: { CheckoutViewController(coder: NSCoder())! }) { await $0.viewDidAppear(false) }
        report(["events": Double(spy.events.count)])
    }
}
