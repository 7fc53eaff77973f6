import Testing
import Workspace

/// A path in advice can be typed in a shell as it is printed.
struct ShellWordTests {
    @Test(arguments: [
        ("/Katas/X-1/Sources", "/Katas/X-1/Sources"), ("/My Katas/X", "'/My Katas/X'"), ("/It's/X", #"'/It'\''s/X'"#),
        ("/$HOME/X", "'/$HOME/X'"),
    ])
    func `special characters are quoted`(_ path: String, _ word: String) {
        #expect(path.asWord == word)
    }
}
