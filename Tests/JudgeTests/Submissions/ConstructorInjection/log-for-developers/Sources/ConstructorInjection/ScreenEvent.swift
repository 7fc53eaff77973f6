import UIKitShim

/// An event in the life of a screen.
enum ScreenEvent {
    case appeared(UIViewController.Type)

    var text: String {
        switch self {
        case .appeared(let screen): "viewDidAppear - \(screen)"
        }
    }
}
