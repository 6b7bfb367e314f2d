/// The optional requirements of Apple's protocols, as code names them.
///
/// SegueUIKit declares each with a default, so that `delegate?.f?()` has nothing to ask for.
enum AppleProtocols {
  /// What a protocol of Apple's inherits, where that has optional requirements too.
  static let parents: [String: [String]] = [
    "UITableViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegate": ["UIScrollViewDelegate"],
    "UICollectionViewDelegateFlowLayout": ["UICollectionViewDelegate"],
    "UITextViewDelegate": ["UIScrollViewDelegate"],
    "UIPopoverPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UISheetPresentationControllerDelegate": ["UIAdaptivePresentationControllerDelegate"],
    "UIWindowSceneDelegate": ["UISceneDelegate"],
  ]

  /// The optional requirements of a protocol and of what it inherits, as `name(label:)` without parameters' names.
  static func optionalRequirements(of name: String) -> [String] {
    (table[name] ?? []) + (parents[name] ?? []).flatMap(optionalRequirements)
  }

  /// The protocols whose delegates may have a window.
  static let withWindow: Set<String> = ["UIApplicationDelegate", "UIWindowSceneDelegate"]

  /// All of them, of every protocol.
  static let all = Set(table.values.joined())

  private static let table = text.mapValues { $0.split(whereSeparator: \.isWhitespace).map(String.init) }

  private static let text: [String: String] = [
    "UIViewControllerAnimatedTransitioning": "interruptibleAnimator(using:) animationEnded(_:)",
    "UIViewImplicitlyAnimating": """
    addAnimations(_:delayFactor:) addAnimations(_:) addCompletion(_:)
    continueAnimation(withTimingParameters:durationFactor:)
    """,
    "UIViewControllerTransitioningDelegate": """
    animationController(forPresented:presenting:source:) animationController(forDismissed:)
    interactionControllerForPresentation(using:) interactionControllerForDismissal(using:)
    presentationController(forPresented:presenting:source:)
    """,
    "UINavigationControllerDelegate": """
    navigationController(_:willShow:animated:) navigationController(_:didShow:animated:)
    navigationController(_:animationControllerFor:from:to:)
    navigationController(_:interactionControllerFor:)
    navigationControllerSupportedInterfaceOrientations(_:)
    navigationControllerPreferredInterfaceOrientationForPresentation(_:)
    """,
    "UITabBarControllerDelegate": """
    tabBarController(_:shouldSelect:) tabBarController(_:didSelect:)
    tabBarController(_:animationControllerForTransitionFrom:to:) tabBarController(_:interactionControllerFor:)
    tabBarControllerSupportedInterfaceOrientations(_:)
    tabBarControllerPreferredInterfaceOrientationForPresentation(_:)
    """,
    "UIAdaptivePresentationControllerDelegate": """
    adaptivePresentationStyle(for:) adaptivePresentationStyle(for:traitCollection:)
    presentationController(_:viewControllerForAdaptivePresentationStyle:)
    presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
    presentationControllerShouldDismiss(_:) presentationControllerWillDismiss(_:)
    presentationControllerDidDismiss(_:) presentationControllerDidAttemptToDismiss(_:)
    """,
    "UIPopoverPresentationControllerDelegate": """
    prepareForPopoverPresentation(_:) popoverPresentationControllerShouldDismissPopover(_:)
    popoverPresentationControllerDidDismissPopover(_:)
    popoverPresentationController(_:willRepositionPopoverTo:in:)
    """,
    "UISheetPresentationControllerDelegate":
      "sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)",
    "UIGestureRecognizerDelegate": """
    gestureRecognizerShouldBegin(_:) gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)
    gestureRecognizer(_:shouldRequireFailureOf:) gestureRecognizer(_:shouldBeRequiredToFailBy:)
    gestureRecognizer(_:shouldReceive:)
    """,
    "CAAnimationDelegate": "animationDidStart(_:) animationDidStop(_:finished:)",
    "CALayerDelegate": "display(_:) draw(_:in:) layerWillDraw(_:) layoutSublayers(of:) action(for:forKey:)",
    "UIScrollViewDelegate": """
    scrollViewDidScroll(_:) scrollViewDidZoom(_:) scrollViewWillBeginDragging(_:)
    scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) scrollViewDidEndDragging(_:willDecelerate:)
    scrollViewWillBeginDecelerating(_:) scrollViewDidEndDecelerating(_:) scrollViewDidEndScrollingAnimation(_:)
    viewForZooming(in:) scrollViewWillBeginZooming(_:with:) scrollViewDidEndZooming(_:with:atScale:)
    scrollViewShouldScrollToTop(_:) scrollViewDidScrollToTop(_:) scrollViewDidChangeAdjustedContentInset(_:)
    """,
    "UITableViewDataSource": """
    numberOfSections(in:) tableView(_:titleForHeaderInSection:) tableView(_:titleForFooterInSection:)
    tableView(_:canEditRowAt:) tableView(_:canMoveRowAt:) sectionIndexTitles(for:)
    tableView(_:sectionForSectionIndexTitle:at:) tableView(_:commit:forRowAt:) tableView(_:moveRowAt:to:)
    """,
    "UITableViewDelegate": """
    tableView(_:willDisplay:forRowAt:) tableView(_:willDisplayHeaderView:forSection:)
    tableView(_:willDisplayFooterView:forSection:) tableView(_:didEndDisplaying:forRowAt:)
    tableView(_:heightForRowAt:) tableView(_:heightForHeaderInSection:) tableView(_:heightForFooterInSection:)
    tableView(_:estimatedHeightForRowAt:) tableView(_:viewForHeaderInSection:)
    tableView(_:viewForFooterInSection:) tableView(_:accessoryButtonTappedForRowWith:)
    tableView(_:shouldHighlightRowAt:) tableView(_:didHighlightRowAt:) tableView(_:didUnhighlightRowAt:)
    tableView(_:willSelectRowAt:) tableView(_:willDeselectRowAt:) tableView(_:didSelectRowAt:)
    tableView(_:didDeselectRowAt:) tableView(_:editingStyleForRowAt:)
    tableView(_:leadingSwipeActionsConfigurationForRowAt:) tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    tableView(_:indentationLevelForRowAt:)
    """,
    "UICollectionViewDataSource": """
    numberOfSections(in:) collectionView(_:viewForSupplementaryElementOfKind:at:)
    collectionView(_:canMoveItemAt:) collectionView(_:moveItemAt:to:)
    """,
    "UICollectionViewDelegate": """
    collectionView(_:shouldHighlightItemAt:) collectionView(_:didHighlightItemAt:)
    collectionView(_:didUnhighlightItemAt:) collectionView(_:shouldSelectItemAt:)
    collectionView(_:shouldDeselectItemAt:) collectionView(_:didSelectItemAt:)
    collectionView(_:didDeselectItemAt:) collectionView(_:willDisplay:forItemAt:)
    collectionView(_:didEndDisplaying:forItemAt:) collectionView(_:transitionLayoutForOldLayout:newLayout:)
    collectionView(_:targetContentOffsetForProposedContentOffset:)
    """,
    "UICollectionViewDelegateFlowLayout": """
    collectionView(_:layout:sizeForItemAt:) collectionView(_:layout:insetForSectionAt:)
    collectionView(_:layout:minimumLineSpacingForSectionAt:)
    collectionView(_:layout:minimumInteritemSpacingForSectionAt:)
    collectionView(_:layout:referenceSizeForHeaderInSection:)
    collectionView(_:layout:referenceSizeForFooterInSection:)
    """,
    "UITextFieldDelegate": """
    textFieldShouldBeginEditing(_:) textFieldDidBeginEditing(_:) textFieldShouldEndEditing(_:)
    textFieldDidEndEditing(_:) textField(_:shouldChangeCharactersIn:replacementString:)
    textFieldShouldClear(_:) textFieldShouldReturn(_:)
    """,
    "UITextViewDelegate": "textViewDidChange(_:) textViewDidBeginEditing(_:) textViewDidEndEditing(_:)",
    "UISearchBarDelegate": """
    searchBar(_:textDidChange:) searchBarSearchButtonClicked(_:) searchBarCancelButtonClicked(_:)
    searchBarTextDidBeginEditing(_:)
    """,
    "UIPageViewControllerDelegate": """
    pageViewController(_:willTransitionTo:)
    pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)
    """,
    "UIDynamicAnimatorDelegate": "dynamicAnimatorDidPause(_:) dynamicAnimatorWillResume(_:)",
    "UICollisionBehaviorDelegate": """
    collisionBehavior(_:beganContactFor:with:at:) collisionBehavior(_:endedContactFor:with:)
    collisionBehavior(_:beganContactFor:withBoundaryIdentifier:at:)
    collisionBehavior(_:endedContactFor:withBoundaryIdentifier:)
    """,
    "UINavigationBarDelegate": "navigationBar(_:shouldPush:) navigationBar(_:shouldPop:) position(for:)",
    "UITabBarDelegate": "tabBar(_:didSelect:)",
    "UIApplicationDelegate": """
    application(_:didFinishLaunchingWithOptions:) application(_:willFinishLaunchingWithOptions:)
    applicationDidBecomeActive(_:) applicationWillResignActive(_:) applicationDidEnterBackground(_:)
    applicationWillEnterForeground(_:) applicationWillTerminate(_:)
    application(_:supportedInterfaceOrientationsFor:)
    application(_:configurationForConnecting:options:) application(_:didDiscardSceneSessions:)
    """,
    "UISceneDelegate": """
    scene(_:willConnectTo:options:) sceneDidDisconnect(_:) sceneDidBecomeActive(_:) sceneWillResignActive(_:)
    sceneWillEnterForeground(_:) sceneDidEnterBackground(_:)
    """,
  ]
}
