import Testing

@testable import ProtocolExtraction

@Suite(.timeLimit(.minutes(1))) struct PendingLoginTests {
    @Test func isLoadingWhileItWaits() async {
        let service = Authentication()
        let model = LoginViewModel(authenticationService: service)
        (model.email, model.password) = ("ada@example.com", "123456789")
        service.logins.answer = { [unowned model] _ in
            #expect(model.isLoading)
            #expect(!model.isLoginButtonEnabled)
            await model.onLogin()
            return "first"
        }
        await model.onLogin()
        #expect(!model.isLoading)
        #expect(model.isLoginButtonEnabled)
        #expect(service.logins.inputs.count == 1)
        #expect(model.token == "first")
    }

    @Test(arguments: [true, false]) func aCancelledLoginStoresNothing(fails: Bool) async {
        let service = Authentication()
        let model = LoginViewModel(authenticationService: service)
        service.logins.answer = { _ in
            withUnsafeCurrentTask { $0?.cancel() }
            if fails { throw LoginViewModelTests.Oops() }
            return "late"
        }
        await Task { await model.onLogin() }.value
        #expect(model.token == nil && model.error == nil)
        #expect(!model.isLoading)
    }
}
