extension Category {
    static let lifeCycle = Category(
        name: "life-cycle", title: "Work in a framework's life cycle",
        reason: "Only the framework calls this method, so a test needs the framework to run its decisions.",
        matchBody: { located, code in
            let body = located.body
            guard body.isOverride, LifeCycle.methods.contains(body.name), let type = body.type else { return nil }
            guard let framework = code.ancestors(of: type).filter(LifeCycle.isFrameworkClass).min() else { return nil }
            let lines = code.codeLines(of: body, in: located.file)
            guard body.branches > 0, lines >= LifeCycle.fewestLines else { return nil }
            return Match(what: body.title, reaches: framework, type: nil)
        },
        kata: { $0.lines >= 20 || !$0.canBeSubclassed ? "break-out-method-object" : "subclass-and-override" })
}

/// The methods that a framework calls on classes of an app, and the classes.
enum LifeCycle {
    /// The lines of a method below which its work is no burden.
    static let fewestLines = 12

    static let methods: Set = [
        "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "awakeFromNib", "layoutSubviews", "draw", "prepareForReuse", "didMoveToWindow", "didMoveToSuperview",
        "didMoveToParent", "traitCollectionDidChange", "updateConstraints", "main", "start", "startLoading", "stopLoading",
        "touchesBegan", "touchesMoved", "touchesEnded", "prepare", "didMove", "update", "windowDidLoad", "awake", "willActivate",
        "didReceive", "encodeRestorableState", "decodeRestorableState", "observeValue",
    ]

    private static let others: Set = ["Operation", "Thread", "URLProtocol", "SCNScene"]

    /// Whether a name is one of a class whose instances a framework makes or drives.
    static func isFrameworkClass(_ name: String) -> Bool {
        if others.contains(name) { return true }
        return name.contains(
            /^(?:UI|NS|WK|SK|MK|AV)(?:[A-Z]\w*)?(?:Controller|View|Cell|Control|Button|Window|Label|Field|Scene|Node|Layer|Document|Bar|Application|Responder|Layout|Recognizer)$/
        )
            || name == "UIActivity"
    }
}
