"""Swift's tasks in an app's own source: in virtual time, on the main thread, and the same in every run."""
import re

from swift_files import cache

WORDS = """
import UIKit

actor Counter {
  private var value = 0
  func next() -> Int { value += 1; return value }
}

func loaded(_ name: String) async -> String {
  try? await Task.sleep(for: .milliseconds(250))
  return name
}

final class Screen: UIViewController {
  let card = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.backgroundColor = .systemBlue
    view.addSubview(card)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    func say(_ text: String) { print(String(format: "%.3f", CACurrentMediaTime()), text, Thread.isMainThread) }
    say("appears")
    Task {
      say("begins")
BODY
    }
    say("goes on")
  }
}

#Preview { Screen() }
"""


def words(segue, cache, tmp_path, body):
    """What a task has said, and when; and the calls after it."""
    path = tmp_path / "Screen.swift"
    path.write_text(WORDS.replace("BODY", body))
    runs = [segue("trace", path, environment=cache) for _ in range(2)]
    assert all(run.returncode == 0 for run in runs), runs[0].stderr
    assert runs[0].stdout == runs[1].stdout
    said = [re.findall(r"^printed: (.*) true$", run.stderr, re.M) for run in runs]
    assert said[0] == said[1], "two runs differ"
    assert "false" not in runs[0].stderr, runs[0].stderr
    assert said[0][:3] == ["0.000 appears", "0.000 goes on", "0.000 begins"]
    return said[0][3:], runs[0].stdout


def test_a_task_sleeps_in_virtual_time(segue, cache, tmp_path):
    said, calls = words(segue, cache, tmp_path, """
      try await Task.sleep(nanoseconds: 500_000_000)
      say("nanoseconds")
      try await Task.sleep(for: .seconds(0.25))
      say("duration")
      try await Task.sleep(until: .now + .seconds(0.3), clock: .continuous)
      say("until")
      await Task.sleep(50_000_000)
      say("old")
      await Task.yield()
      say("yielded")
      try await Task.sleep(for: .seconds(5))
      say("long after")
      present(UIViewController(), animated: true)
""")
    assert said == ["0.500 nanoseconds", "0.750 duration", "1.050 until", "1.100 old", "1.100 yielded",
                    "6.100 long after"]
    assert "6.600 completeTransition(true)" in calls


def test_everything_that_waits_goes_on(segue, cache, tmp_path):
    said, _ = words(segue, cache, tmp_path, """
      async let a = loaded("a")
      async let b = loaded("b")
      say(await a + b)
      let counter = Counter()
      _ = await counter.next()
      say("actor \\(await counter.next())")
      let sum = await withTaskGroup(of: Int.self) { group in
        for index in 1...3 {
          group.addTask { try? await Task.sleep(for: .milliseconds(100 * index)); return index }
        }
        var order: [Int] = []
        for await one in group { order.append(one) }
        return order
      }
      say("group \\(sum)")
      await withCheckedContinuation { done in
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) { done.resume() }
      }
      say("continuation")
      let detached = Task.detached { () -> Int in await Task.yield(); return await counter.next() }
      say("detached \\(await detached.value)")
      let (stream, ends) = AsyncStream<Int>.makeStream()
      Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
        ends.yield(1)
        ends.finish()
      }
      for await one in stream { say("stream \\(one)") }
      let animator = UIViewPropertyAnimator(duration: 0.4, curve: .linear) { self.card.center.x += 100 }
      animator.startAnimation()
      say("animator \\(await animator.addCompletion().rawValue)")
      await MainActor.run { say("main actor") }
""")
    assert said == ["0.250 ab", "0.250 actor 2", "0.550 group [1, 2, 3]", "0.750 continuation", "0.750 detached 3",
                    "0.850 stream 1", "1.250 animator 0", "1.250 main actor"]


def test_what_is_cancelled_wakes_at_once(segue, cache, tmp_path):
    said, _ = words(segue, cache, tmp_path, """
      let sleeper = Task { try await Task.sleep(for: .seconds(50)) }
      try await Task.sleep(for: .milliseconds(300))
      sleeper.cancel()
      do { try await sleeper.value } catch { say("cancelled \\(error is CancellationError ? 1 : 0)") }
      let early = Task { try await Task.sleep(for: .seconds(1)) }
      early.cancel()
      do { try await early.value } catch { say("before it slept") }
""")
    assert said == ["0.300 cancelled 1", "0.300 before it slept"]


def test_a_task_that_never_rests_does_not_stop_time(segue, cache, tmp_path):
    path = tmp_path / "Screen.swift"
    path.write_text(WORDS.replace("BODY", "      while !Task.isCancelled { await Task.yield() }"))
    result = segue("trace", path, environment=cache)
    assert result.returncode == 0, result.stderr
    assert "0.000 begins" in result.stderr
