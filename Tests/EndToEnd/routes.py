"""Ways through the screens of a scene by its transitions."""


def route(transitions):
    """Transitions one after another, each once at least, with the moments at which they begin, and when all is over."""
    left = {one["name"] for one in transitions}
    stack, result, time = [transitions[0]["from"]], [], 0.5
    while left:
        way = shortest_way(transitions, stack, left)
        assert way, f"nothing leads to {left}"
        for one in way:
            result.append((time, one))
            time = round(time + one["seconds"] + 1.5, 3)
            left.discard(one["name"])
            stack = after(stack, one)
    return result, time


def shortest_way(transitions, stack, left):
    """To a transition that has not been taken, and through it."""
    ways, seen = [([], stack)], {tuple(stack)}
    while ways:
        way, stack = ways.pop(0)
        for one in transitions:
            if one["from"] != stack[-1] or not (following := after(stack, one)):
                continue
            if one["name"] in left:
                return way + [one]
            if tuple(following) not in seen:
                seen.add(tuple(following))
                ways.append((way + [one], following))
    return None


def after(stack, transition):
    """The screens that are there after a transition; None where it cannot begin."""
    if transition["kind"] in ("pop", "dismiss"):
        return stack[:-1] if stack[-2:-1] == [transition["to"]] else None
    return stack + [transition["to"]] if transition["to"] not in stack else None
