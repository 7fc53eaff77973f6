import AnalyticsSDK

/// The vendor's class; without this line the name has two meanings after the refactoring.
typealias Analytics = AnalyticsSDK.Analytics
