extension Category {
    static let services = Category(
        name: "service", title: "System service",
        reason: "The code asks the system itself, so a test runs against the real one.", isEffect: true,
        match: { use, _ in KnownNames.services.match(use) ?? dialog(use) ?? fixedPlace(use) },
        kata: {
            $0.isWithoutInstance || $0.isWithoutStorage
                ? "parameterize-method" : $0.isMadeByFramework ? "instance-property-injection" : "protocol-extraction"
        })

    /// A file or an address that the code names itself, so that a test cannot name another one.
    static func fixedPlace(_ use: Use) -> Match? {
        guard let text = use.reference.fixedText, var match = place(use) ?? write(of: use, to: text) else { return nil }
        if text.hasPrefix("http") { match.reaches = "the network" }
        return match
    }

    /// A read or a write of a place that the code names itself or gets as an argument.
    static func place(_ use: Use) -> Match? {
        if let match = KnownNames.quietEffects.match(use) { return match }
        let isOfFoundation = use.reference.labels.map { $0.count > 1 && writes.contains($0) } ?? false
        return isOfFoundation && isWrite(use) ? Match(what: "write(\(use.reference.labels?[0] ?? ""):)", reaches: "the file system") : nil
    }

    /// The labels of the methods by which texts and data write themselves.
    private static let writes = [
        ["to", "options"], ["to", "atomically"], ["to", "atomically", "encoding"], ["toFile", "atomically"],
        ["toFile", "atomically", "encoding"],
    ]

    /// A write to a path; `write(to:)` alone may be one to a stream.
    private static func write(of use: Use, to text: String) -> Match? {
        guard use.reference.labels == ["to"], isWrite(use), text.contains("/") || text.contains(".") else { return nil }
        return Match(what: "write(to:)", reaches: "the file system")
    }

    private static func isWrite(_ use: Use) -> Bool {
        switch use.meaning {
        case .bodies, .creation, .variable: return false
        case .external, .unknown: return use.reference.names.last == "write"
        }
    }

    /// A dialog that blocks until somebody answers.
    private static func dialog(_ use: Use) -> Match? {
        guard use.reference.names.last == "runModal", use.reference.labels == [] else { return nil }
        switch use.meaning {
        case .bodies, .creation, .variable: return nil
        case .external, .unknown: break
        }
        let isMember = use.reference.parts.count > 1 || use.reference.root != .name
        return isMember ? Match(what: "runModal()", reaches: "the user's answer") : nil
    }
}

extension KnownNames {
    static let services = KnownNames(
        KnownName.list(
            "the network", "URLSession.shared", "URLSession(...)", "NWPathMonitor(...)", "HTTPCookieStorage.shared", "URLCache.shared",
            "URLCredentialStorage.shared", "WKWebsiteDataStore.default", "NWConnection(...)", "NWListener(...)", "NWBrowser(...)",
            "socket(_:_:_:)", "getaddrinfo(...)", "gethostbyname(...)", "getifaddrs(...)", "CFHostStartInfoResolution(...)",
            "SCNetworkReachabilityCreateWithName(...)", "SCNetworkReachabilityCreateWithAddress(...)",
            "SCDynamicStoreCopyValue(...)"),
        KnownName.list("the file system", "FileManager.default", "FileManager()"),
        KnownName.list(
            "the user's settings", "UserDefaults.standard", "UserDefaults(suiteName:)", "UserDefaults()",
            "NSUbiquitousKeyValueStore.default"),
        KnownName.list(
            "the process and its environment", "ProcessInfo.processInfo", "ProcessInfo()", "CommandLine.arguments", "getenv(...)",
            "setenv(...)"),
        KnownName.list("notifications of the whole process", "NotificationCenter.default", "DistributedNotificationCenter.default"),
        KnownName.list("the app's bundle", "Bundle.main"),
        KnownName.list("the keychain", "SecItemAdd(...)", "SecItemCopyMatching(...)", "SecItemUpdate(...)", "SecItemDelete(...)"),
        KnownName.list(
            "other programs", "Process(...)", "system(_:)", "NSWorkspace.shared", "NSAppleScript(...)", "popen(...)", "posix_spawn(...)",
            "kill(_:_:)",
            "CGWindowListCopyWindowInfo(...)", "SMAppService.mainApp", "AXIsProcessTrusted()", "AXIsProcessTrustedWithOptions(...)"),
        KnownName.list(
            "the machine", "Host.current", "sysctl(...)", "sysctlbyname(...)", "host_statistics(...)", "host_statistics64(...)",
            "host_processor_info(...)",
            "IOServiceGetMatchingService(...)", "IOServiceGetMatchingServices(...)", "IOPSCopyPowerSourcesInfo()",
            "MTLCreateSystemDefaultDevice()", "statfs(...)"),
        KnownName.list("the end of the process", "exit(...)"),
        KnownName.list("the user's pasteboard", "UIPasteboard.general", "NSPasteboard.general"),
        KnownName.list("the user's notifications", "UNUserNotificationCenter.current"),
        KnownName.list(
            "the device", "CLLocationManager(...)", "CMMotionManager(...)", "LAContext(...)", "CNContactStore(...)", "EKEventStore(...)",
            "HKHealthStore(...)", "PHPhotoLibrary.shared", "AVCaptureDevice.default", "AVAudioSession.sharedInstance",
            "SKPaymentQueue.default", "UIImpactFeedbackGenerator(...)", "UINotificationFeedbackGenerator(...)",
            "UISelectionFeedbackGenerator(...)", "CHHapticEngine.capabilitiesForHardware", "AudioServicesPlaySystemSound(...)",
            "AudioServicesCreateSystemSoundID(...)", "CMMotionActivityManager(...)", "CMPedometer(...)", "CMAltimeter(...)",
            "CBCentralManager(...)"),
        KnownName.list(
            "the permissions of the device", "CLLocationManager.authorizationStatus", "CLLocationManager.locationServicesEnabled",
            "CMMotionActivityManager.authorizationStatus", "CMMotionActivityManager.isActivityAvailable", "CMPedometer.authorizationStatus",
            "CMPedometer.isStepCountingAvailable", "CMAltimeter.authorizationStatus", "CMAltimeter.isRelativeAltitudeAvailable",
            "AVCaptureDevice.authorizationStatus", "AVCaptureDevice.requestAccess", "PHPhotoLibrary.authorizationStatus",
            "PHPhotoLibrary.requestAuthorization", "SFSpeechRecognizer.authorizationStatus", "SFSpeechRecognizer.requestAuthorization",
            "CNContactStore.authorizationStatus", "EKEventStore.authorizationStatus", "HKHealthStore.isHealthDataAvailable",
            "ATTrackingManager.trackingAuthorizationStatus", "ATTrackingManager.requestTrackingAuthorization"))

    /// Calls that have an effect for the callers of their function, but take the place of it as an argument, unless the code names that place itself.
    static let quietEffects = KnownNames(
        KnownName.list(
            "the file system", "Data(contentsOf:)", "Data(contentsOf:options:)", "String(contentsOf:)", "String(contentsOfFile:)",
            "String(contentsOf:encoding:)", "String(contentsOfFile:encoding:)", "NSData(contentsOf:)", "NSData(contentsOfFile:)",
            "NSArray(contentsOf:)", "NSArray(contentsOfFile:)", "NSDictionary(contentsOf:)", "NSDictionary(contentsOfFile:)",
            "FileHandle(...)", "fopen(...)", "open(...)", "unlink(...)",
            "mkdir(...)", "stat(...)", "lstat(...)"))
}
