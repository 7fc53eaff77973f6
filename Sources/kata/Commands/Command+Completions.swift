internal import Building
internal import Judge
internal import Workspace

extension Command {
    static let completions = Command(
        name: "completions", argument: "SHELL", choices: ["SHELL": Shell.allCases.map(\.rawValue) + [katas]],
        summary: "the completion script for your shell",
        discussion: """
            SHELL is bash, zsh or fish. The script completes calls of kata. Put the folder of this workspace on your PATH, and then:

              bash  kata completions bash >> ~/.bashrc
              zsh   kata completions zsh > ~/.zsh/_kata (a folder in your fpath)
              fish  kata completions fish > ~/.config/fish/completions/kata.fish

            With `katas` instead of SHELL it prints the names of the katas; the scripts need that.
            """,
        example: "completions bash", isRare: true
    ) { invocation in
        if invocation.arguments["SHELL"] == katas {
            for kata in try invocation.workspace().katas() { invocation.system.say(kata.name) }
        } else {
            invocation.system.write(try invocation.choice("SHELL", Shell.init(rawValue:)).script(for: all))
        }
        return .success
    }

    /// The word in place of a shell's name with which a script asks for the katas.
    private static let katas = "katas"
}
