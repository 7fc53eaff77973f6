import Injection
import InjectionTesting
import Testing

@testable import ContainerTesting

/// Tests of what is left after the user has logged out.
struct LogOutTests {
}
