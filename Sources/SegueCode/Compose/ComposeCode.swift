struct ComposeCode {
  let plan: TransitionPlan
  var gaps: [CodeGap] = []
  init(_ plan: TransitionPlan) { self.plan = plan }
  mutating func file() -> String { "" }
}
