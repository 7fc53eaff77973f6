import Foundation

/// The app, which shows its first screen on the console.
public enum App {
    /// Shows the screen once, in the theme that the environment variable `THEME` names.
    ///
    /// - Returns: The exit code: 0, or 1 if there is nothing to show.
    public static func run() -> Int32 {
        let screen = WelcomeScreen()
        screen.choose(theme: ProcessInfo.processInfo.environment["THEME"])
        do {
            print(try screen.show())
            return 0
        } catch {
            print("The service failed: \(error)")
            return 1
        }
    }
}
