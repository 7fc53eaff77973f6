extension Category {
    static let timeAndChance = Category(
        name: "time-and-chance", title: "Time, chance or locale",
        reason: "The answer differs from run to run or from machine to machine, so a test cannot expect it.", blocksInstances: false,
        match: { use, _ in
            // `now: { Date() }` is the place where a seam gets its real value.
            if use.reference.isHandedIn { return nil }
            return KnownNames.timeAndChance.match(use) ?? chance(use) ?? delay(use)
        },
        kata: {
            $0.isWithoutInstance || $0.isWithoutStorage
                ? "parameterize-method" : $0.isMadeByFramework ? "closure-property-injection" : "closure-injection"
        })

    /// A random value of a type or a collection, without a generator of the caller's.
    private static func chance(_ use: Use) -> Match? {
        guard use.reference.isCall, use.reference.labels?.contains("using") == false, let last = use.reference.names.last else {
            return nil
        }
        guard isForeign(use) else { return nil }
        if case .external(let names) = use.meaning, names.count == 2, last == "random", names[0].first?.isUppercase == true {
            return Match(what: "\(names[0]).random", reaches: "chance")
        }
        guard ["shuffled", "shuffle", "randomElement"].contains(last), use.reference.labels == [] else { return nil }
        return use.reference.parts.count > 1 || use.reference.root != .name ? Match(what: "\(last)()", reaches: "chance") : nil
    }

    /// Whether the code that is surveyed does not declare it.
    private static func isForeign(_ use: Use) -> Bool {
        switch use.meaning {
        case .bodies, .creation, .variable: false
        case .external, .unknown: true
        }
    }

    /// Work that a queue begins later, and a loop that waits.
    private static func delay(_ use: Use) -> Match? {
        guard let labels = use.reference.labels else { return nil }
        if use.reference.names.last == "run", use.reference.parts.count > 1 || use.reference.root != .name,
            labels == ["until"] || labels == ["mode", "before"], isForeign(use)
        {
            return Match(what: "run(\(labels.joined(separator: ":")):)", reaches: "the clock")
        }
        guard use.reference.names.last == "asyncAfter" else { return nil }
        guard labels.contains("deadline") || labels.contains("wallDeadline") else { return nil }
        return Match(what: "asyncAfter", reaches: "the clock")
    }
}

extension KnownNames {
    static let timeAndChance = KnownNames(
        KnownName.list(
            "the present time", "Date()", "Date.now", "Date(timeIntervalSinceNow:)", "NSDate()", "CFAbsoluteTimeGetCurrent()",
            "CACurrentMediaTime()", "DispatchTime.now", "DispatchWallTime.now", "ContinuousClock.now", "SuspendingClock.now",
            "mach_absolute_time()", "ProcessInfo.processInfo.systemUptime", "gettimeofday(...)", "clock_gettime(...)", "time(_:)", "clock()"
        ),
        KnownName.list(
            "the clock", "ContinuousClock()", "SuspendingClock()", "Task.sleep", "Thread.sleep", "sleep(_:)", "usleep(_:)",
            "Timer.scheduledTimer", "Timer.publish", "DispatchSource.makeTimerSource"),
        KnownName.list(
            "chance", "UUID()", "NSUUID()", "arc4random()", "arc4random_uniform(...)", "drand48()", "rand()", "random()",
            "SystemRandomNumberGenerator()", "SecRandomCopyBytes(...)"),
        KnownName.list(
            "the user's locale", "Locale.current", "Locale.autoupdatingCurrent", "Locale.preferredLanguages", "NSLocale.current",
            "NSLocale.preferredLanguages", "Calendar.current", "Calendar.autoupdatingCurrent", "NSCalendar.current"),
        KnownName.list(
            "the machine's time zone", "TimeZone.current", "TimeZone.autoupdatingCurrent", "NSTimeZone.local", "NSTimeZone.default",
            "NSTimeZone.system"))
}
