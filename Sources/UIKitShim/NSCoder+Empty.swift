extension NSCoder {
    /// A new coder over an empty archive, with which a test creates a screen the way a storyboard does.
    ///
    ///     let screen = CheckoutViewController(coder: .empty)
    ///
    /// It works with UIKit too: UIKit's screens ask the coder for many values and continue without the missing ones.
    public static var empty: NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        do {
            return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        } catch {
            preconditionFailure("An archive that was just written cannot be read: \(error)")
        }
    }
}
