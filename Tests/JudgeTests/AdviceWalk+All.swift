extension AdviceWalk {
    static let screen = "Sources/X/CheckoutViewController.swift"
    static let tests = "Tests/XTests/CheckoutViewControllerTests.swift"
    static let legacy = "Analytics.shared.track"
    static let appears = "    override func viewDidAppear"

    /// Makes a walk; `X` in a path stands for the module.
    static func walk(_ module: String, _ steps: Step...) -> AdviceWalk {
        AdviceWalk(
            module: module,
            steps: steps.map { step in
                func path(_ path: String) -> String {
                    path.replacing("/XTests/", with: "/\(module)Tests/").replacing("/X/", with: "/\(module)/")
                }
                var step = step
                switch step.edit {
                case .asAdvised: break
                case .replacing(let old, let new, let file): step.edit = .replacing(old, with: new, in: path(file))
                case .reference(let file): step.edit = .reference(path(file))
                case .file(let file, let text): step.edit = .file(path(file), text)
                }
                return step
            })
    }

    /// A walk for each kata.
    static let all = openSeams + overrides + standIns + unchangedCode + movedCode + caughtFaults + containers + wholeApp
}
