import Testing

@testable import ProtocolExtraction

/// Tests of the view model while a login waits for its response.
struct PendingLoginTests {
    let service = ServiceMock(.success("token"), .success("unexpected"))
    let viewModel: LoginViewModel

    init() {
        viewModel = LoginViewModel(authenticationService: service)
        viewModel.email = "ada@example.com"
        viewModel.password = "correct horse"
    }

    @Test func `it is loading, and the button is disabled`() async {
        var seen: [Bool] = []
        service.whileWaiting = { [viewModel] in seen += [viewModel.isLoading, viewModel.isLoginButtonEnabled] }
        #expect(viewModel.isLoading == false)
        await viewModel.onLogin()
        #expect(seen == [true, false])
        #expect((viewModel.isLoading, viewModel.isLoginButtonEnabled) == (false, true))
    }

    @Test func `a second tap sends nothing`() async {
        service.whileWaiting = { [viewModel, service] in
            service.whileWaiting = {}
            await viewModel.onLogin()
        }
        await viewModel.onLogin()
        #expect(service.logins.count == 1)
        #expect(viewModel.token == "token")
    }

    @Test(arguments: [true, false]) func `a cancelled login stores nothing`(succeeds: Bool) async {
        service.answers = [succeeds ? .success("late") : .failure(Trouble.snow)]
        let task = Task { await viewModel.onLogin() }
        service.whileWaiting = { task.cancel() }
        await task.value
        #expect(viewModel.token == nil)
        #expect(viewModel.error == nil)
        #expect(!viewModel.isLoading)
    }
}
