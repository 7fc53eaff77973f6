extension NSCoder {
    /// A new coder over an archive that holds nothing, with which a test makes a screen as a storyboard does.
    ///
    ///     let screen = CheckoutViewController(coder: .empty)
    ///
    /// With UIKit as well: its screens ask the coder for many things, and go on without those that are not there.
    public static var empty: NSCoder {
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        do {
            return try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        } catch {
            preconditionFailure("An archive that was just written cannot be read: \(error)")
        }
    }
}
