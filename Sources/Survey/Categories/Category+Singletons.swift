extension Category {
    static let singletons = Category(
        name: "singleton", title: "Singleton",
        reason: "One instance serves the whole process, so a test uses the real one and shares its state with all others.", isEffect: true,
        match: { use, code in
            switch use.meaning {
            case .external(let names):
                return KnownNames.singletons.match(use) ?? unknown(names)
            case .variable(let variable, _) where variable.isSingleton(in: code):
                return Match(what: variable.title, reaches: variable.title, type: variable.valueType)
            default: return nil
            }
        },
        kata: { situation in
            if situation.isWithoutInstance { return "introduce-instance-delegator" }
            if situation.users <= 2, !situation.isWithoutStorage {
                return situation.isMadeByFramework ? "instance-property-injection" : "constructor-injection"
            }
            if situation.isOwn, situation.isFinal { return "singleton-backdoor" }
            return situation.isMadeByFramework ? "instance-property-injection" : "container-injection"
        })

    /// The ends of the names of classes whose default instance is no value.
    private static let managing = [
        "Manager", "Cache", "Store", "Center", "Service", "Client", "Session", "Storage", "Registry", "Repository",
    ]

    /// Classes whose shared instances only compute a value from their arguments, except for what is installed.
    private static let computing: Set = ["NSFontManager"]

    /// The shared instance of a library's class.
    private static func unknown(_ names: [String]) -> Match? {
        guard names.count > 1, names[0].first?.isUppercase == true, !CodeFacts.isLogging(names[0]) else { return nil }
        let isInstalled = names.contains { $0.hasPrefix("available") }
        if computing.contains(names[0]), !isInstalled { return nil }
        let isManaging = managing.contains { names[0].hasSuffix($0) } && ["default", "standard", "current", "instance"].contains(names[1])
        guard isManaging || ["shared", "sharedInstance"].contains(names[1]) else { return nil }
        return Match(what: "\(names[0]).\(names[1])", reaches: names[0])
    }
}

extension KnownNames {
    static let singletons = KnownNames(
        KnownName.list("the running app", "UIApplication.shared", "NSApplication.shared", "WKExtension.shared", "NSApp"),
        KnownName.list("the screen", "UIScreen.main", "NSScreen.main"),
        KnownName.list("the device", "UIDevice.current", "WKInterfaceDevice.current", "MPMusicPlayerController.systemMusicPlayer"),
        KnownName.list("a thread pool of the whole process", "MultiThreadedEventLoopGroup.singleton"),
        KnownName.list("the user's iCloud", "CKContainer.default"))
}
