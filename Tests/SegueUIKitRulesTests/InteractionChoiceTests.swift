import SegueUIKitRules
import Testing

@Suite struct InteractionChoiceTests {
  private typealias Choice = InteractionChoice<String>
  private let eager = Choice.Candidate("pan", wantsInteractiveStart: true)
  private let patient = Choice.Candidate("pinch", wantsInteractiveStart: false)

  @Test func aHandThatBeginsATransitionDrivesIt() {
    let choice = Choice(hasAnimator: true, hand: eager, isSystemPop: false, others: [patient])
    #expect(choice.interactor == "pan")
    #expect(choice.hand == "pan")
    #expect(choice.standby == nil)
  }

  @Test func aHandMayLetItStartByItself() {
    let choice = Choice(hasAnimator: true, hand: patient, isSystemPop: false, others: [])
    #expect(choice.hand == nil)
    #expect(choice.standby == "pinch")
  }

  @Test func withoutAHandTheFirstThatNeedNotStartItStandsBy() {
    let choice = Choice(hasAnimator: true, hand: nil, isSystemPop: false, others: [eager, patient])
    #expect(choice.standby == "pinch")
    #expect(!choice.startsInteractive)
    #expect(Choice(hasAnimator: true, hand: nil, isSystemPop: false, others: [eager]).interactor == nil)
  }

  @Test func withoutAnAnimatorOnlyUIKitsOwnPopIsInteractive() {
    #expect(Choice(hasAnimator: false, hand: eager, isSystemPop: false, others: [patient]).interactor == nil)
    #expect(Choice(hasAnimator: false, hand: eager, isSystemPop: true, others: []).hand == "pan")
  }
}

@Suite struct SizeChangeRequestsTests {
  @Test func aChangeWaitsForTheEndOfATransition() {
    var requests = SizeChangeRequests<Int>()
    #expect(requests.ask(for: 1, duringTransition: false) == 1)
    #expect(requests.isEmpty)
    #expect(requests.ask(for: 2, duringTransition: true) == nil)
    #expect(requests.ask(for: 3, duringTransition: true) == nil)
    #expect(requests.takeAwaited() == [2, 3])
    #expect(requests.isEmpty)
  }
}
