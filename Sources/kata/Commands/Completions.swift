internal import Building
internal import Judge
internal import Workspace

extension Command {
    static let completions = Command(
        name: "completions", argument: "SHELL", choices: ["SHELL": Shell.allCases.map(\.rawValue) + [katas]],
        summary: "a script that lets a shell complete the commands",
        discussion: """
            SHELL is bash, zsh or fish. The script completes `kata` as a command of its own, so put .build/debug on your PATH, or make an \
            alias, and then:

              bash  kata completions bash >> ~/.bashrc
              zsh   kata completions zsh > ~/.zsh/_kata (a folder in your fpath)
              fish  kata completions fish > ~/.config/fish/completions/kata.fish

            With `katas` in the place of SHELL it prints the katas' names, for which the scripts ask it.
            """,
        example: "kata completions bash"
    ) { invocation in
        if invocation.arguments["SHELL"] == katas {
            for kata in try invocation.workspace().katas() { invocation.system.say(kata.name) }
        } else {
            invocation.system.write(try invocation.choice("SHELL", Shell.init(rawValue:)).script(for: all))
        }
        return .success
    }

    /// The word in the place of a shell's name by which a script asks for the katas.
    private static let katas = "katas"
}
