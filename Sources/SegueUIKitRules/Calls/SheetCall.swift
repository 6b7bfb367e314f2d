/// A call that UIKit makes on the delegate of a sheet's presentation controller.
public enum SheetCall: Hashable, Sendable {
  /// `sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`, with the new identifier: only what the user does
  /// is told.
  case didChangeSelectedDetentIdentifier(String)
  /// `presentationControllerShouldDismiss(_:)`: the user wants the sheet away.
  case shouldDismiss
  /// `presentationControllerWillDismiss(_:)`: the dismissal begins.
  case willDismiss
  /// `presentationControllerDidDismiss(_:)`: it is over.
  case didDismiss
  /// `presentationControllerDidAttemptToDismiss(_:)`: the sheet stays, as nothing dismisses it.
  case didAttemptToDismiss
}

extension SheetCall {
  /// The call as the trace writes it.
  var text: String {
    switch self {
    case .didChangeSelectedDetentIdentifier(let name):
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(\(name))"
    case .shouldDismiss: "presentationControllerShouldDismiss"
    case .willDismiss: "presentationControllerWillDismiss"
    case .didDismiss: "presentationControllerDidDismiss"
    case .didAttemptToDismiss: "presentationControllerDidAttemptToDismiss"
    }
  }
}
