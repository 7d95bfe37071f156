#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""Runs the protocols of shared pages in every order that the language's memory model allows.

Each protocol is a few threads of atomic operations, with the orders of the source lines that it names, and what must
not happen. All executions are made that RC11 allows (Lahav and others, "Repairing Sequential Consistency in C/C++11",
2017; release sequences as in C++20), whose compilation to aarch64 is proven (Podkopaev and others, "Bridging the Gap
between Programming Languages and Hardware Weak Memory Models", 2019). Then each order is weakened in turn: one of them
at least must make happen what must not, or the protocol shows nothing. It takes seconds.
"""

import itertools
import pathlib
import sys

RELAXED, ACQUIRE, RELEASE, BOTH, SC = "Relaxed", "Acquire", "Release", "AcqRel", "SeqCst"
ALL = "all"
WEAKER = {
    SC: [BOTH, RELAXED],
    BOTH: [ACQUIRE, RELEASE],
    ACQUIRE: [RELAXED],
    RELEASE: [RELAXED],
    RELAXED: [],
}
ROOT = pathlib.Path(__file__).parent.parent


def load(place, order, name=""):
    return ("R", place, None, order, name)


def store(place, value, order, name=""):
    return ("W", place, value, order, name)


def change(place, function, order, name=""):
    """A read-modify-write; a function that returns None leaves the place alone, as a failed exchange does."""
    return ("U", place, function, order, name)


def fence(order, name=""):
    return ("F", None, None, order, name)


class Event:
    def __init__(self, number, thread, kind, place, order, read=None, value=None, source=None):
        self.number, self.thread, self.kind, self.place, self.order = number, thread, kind, place, order
        self.read, self.value, self.source = read, value, source


def closure(pairs, size):
    """The pairs of events that are connected, as a bit set of followers for each."""
    after = [0] * size
    for first, second in pairs:
        after[first] |= 1 << second
    for middle in range(size):
        for first in range(size):
            if after[first] >> middle & 1:
                after[first] |= after[middle]
    return after


def is_consistent(events, modification):
    """Tells whether RC11 allows an execution: `modification` has the writes of each place in their order."""
    size = len(events)

    def has(after, first, second):
        return after[first] >> second & 1

    program = [
        (a.number, b.number)
        for a in events
        for b in events
        if a.number < b.number and (a.thread == b.thread or a.thread is None)
        if b.thread is not None or a.thread is None
    ]
    in_program = closure(program, size)
    reads = [event for event in events if event.kind in "RU"]
    place_of = {number: at for writes in modification.values() for at, number in enumerate(writes)}
    mo = [(a, b) for writes in modification.values() for a, b in itertools.combinations(writes, 2)]
    rf = [(event.source, event.number) for event in reads]
    # A read is before all writes behind the one that it reads.
    fr = [
        (event.number, later)
        for event in reads
        for later in modification[event.place][place_of[event.source] + 1 :]
        if later != event.number
    ]
    for event in events:
        if event.kind == "U" and place_of[event.source] + 1 != place_of[event.number]:
            return False
    # What a read synchronises with: the heads of the release sequences of what it reads.
    synchronised = []
    for event in reads:
        heads, source = [], events[event.source]
        heads.append(source)
        while source.kind == "U":
            source = events[source.source]
            heads.append(source)
        acquirers = [event.number] if event.order in (ACQUIRE, BOTH, SC) else []
        acquirers += [
            other.number
            for other in events
            if other.kind == "F" and other.order in (ACQUIRE, BOTH, SC) and has(in_program, event.number, other.number)
        ]
        for head in heads:
            releasers = [head.number] if head.order in (RELEASE, BOTH, SC) else []
            releasers += [
                other.number
                for other in events
                if other.kind == "F"
                and other.order in (RELEASE, BOTH, SC)
                and has(in_program, other.number, head.number)
            ]
            synchronised += itertools.product(releasers, acquirers)
    hb = closure(program + synchronised, size)
    eco = closure(mo + rf + fr, size)
    if any(has(hb, n, n) or has(eco, n, n) for n in range(size)):
        return False
    if any(has(hb, a, b) and has(eco, b, a) for a in range(size) for b in range(size)):
        return False

    # Sequentially consistent operations and fences have one order: nothing is before itself where there is one alone.
    if sum(event.order == SC for event in events) < 2:
        return True

    def joined(first, second):
        """The pairs that two relations connect through an event between."""
        rows = [0] * size
        for n, middle in itertools.product(range(size), range(size)):
            rows[n] |= second[middle] if has(first, n, middle) else 0
        return rows

    fences = [event.number for event in events if event.kind == "F" and event.order == SC]
    itself = [[e.number] if e.kind != "F" and e.order == SC else [] for e in events]
    starts = [itself[n] + [f for f in fences if f == n or has(hb, f, n)] for n in range(size)]
    ends = [itself[n] + [f for f in fences if f == n or has(hb, n, f)] for n in range(size)]
    same = [sum(1 << b.number for b in events if a.place is not None and a.place == b.place) for a in events]
    apart = [in_program[n] & ~same[n] for n in range(size)]
    scb = [through | in_program[n] | hb[n] & same[n] for n, through in enumerate(joined(joined(apart, hb), apart))]
    for first, second in mo + fr:
        scb[first] |= 1 << second
    through = joined(joined(hb, eco), hb)
    psc = [(a, b) for a, b in itertools.product(fences, fences) if has(hb, a, b) or has(through, a, b)]
    for a, b in itertools.product(range(size), range(size)):
        psc += itertools.product(starts[a], ends[b]) if has(scb, a, b) else []
    order = closure(psc, size)
    return not any(has(order, n, n) for n in range(size))


def executions(start, threads):
    """Returns what the threads return in each execution, and the places' values at its end.

    Programs are generators that get what they read.
    """
    seen, results = set(), set()

    def replay(program, told):
        """The program's next operation once it was told these values, or what it returns."""
        run = program()
        try:
            operation = next(run)
            for value in told:
                operation = run.send(value)
            return operation, None
        except StopIteration as stop:
            return None, stop.value

    events = [Event(n, None, "W", place, RELAXED, value=value) for n, (place, value) in enumerate(start.items())]
    work = [(events, {place: [n] for n, place in enumerate(start)}, tuple(() for _ in threads))]
    while work:
        events, modification, told = work.pop()
        # The same execution is reached by several orders of steps: names by thread and place there make it one.
        names, counts = {}, {}
        for event in events:
            counts[event.thread] = counts.get(event.thread, -1) + 1
            names[event.number] = (-1 if event.thread is None else event.thread, counts[event.thread])
        key = (
            tuple(sorted((names[e.number], names[e.source]) for e in events if e.source is not None)),
            tuple(sorted((place, tuple(names[n] for n in writes)) for place, writes in modification.items())),
            tuple(sorted(counts.items(), key=str)),
        )
        if key in seen:
            continue
        seen.add(key)
        ended, answers = True, []
        for thread, program in enumerate(threads):
            operation, answer = replay(program, told[thread])
            answers.append(answer)
            if operation is None:
                continue
            ended = False
            kind, place, value, order, _ = operation
            number = len(events)

            next_steps = []
            if kind == "F":
                next_steps.append((Event(number, thread, "F", None, order), modification, None))
            elif kind == "W":
                writes = modification[place]
                for at in range(1, len(writes) + 1):
                    changed = {**modification, place: writes[:at] + [number] + writes[at:]}
                    next_steps.append((Event(number, thread, "W", place, order, value=value), changed, None))
            else:
                for at, source in enumerate(modification[place]):
                    found = events[source].value
                    new = value(found) if kind == "U" else None
                    if new is None:
                        # A failed exchange only reads, and here with the weakest order.
                        weak = RELAXED if kind == "U" else order
                        next_steps.append((Event(number, thread, "R", place, weak, source=source), modification, found))
                        continue
                    writes = modification[place]
                    changed = {**modification, place: writes[: at + 1] + [number] + writes[at + 1 :]}
                    next_steps.append(
                        (Event(number, thread, "U", place, order, value=new, source=source), changed, found)
                    )
            for event, changed, tell in next_steps:
                grown = told[:thread] + ((*told[thread], tell),) + told[thread + 1 :]
                if is_consistent([*events, event], changed):
                    work.append(([*events, event], changed, grown))
        if ended:
            end = tuple((place, events[writes[-1]].value) for place, writes in modification.items())
            results.add((*answers, end))
    return results


class Protocol:
    """Threads, made by `make(order)`, where order(name, written) is an operation's order, and what must not happen.

    `bad` gets what each thread returns, and the values at the end.
    """

    def __init__(self, name, lines, start, make, bad, has_needed=True):
        self.name, self.lines, self.start, self.make, self.bad = name, lines, start, make, bad
        self.has_needed = has_needed

    def happens(self, weakened=None):
        def order(name, written):
            orders[name] = written
            return weakened[1] if weakened and weakened[0] in (name, ALL) else written

        orders = {}
        results = executions(self.start, self.make(order))
        return [result for result in results if self.bad(*result[:-1], dict(result[-1]))], orders, len(results)


def event_done(order):
    def recorder():
        yield store("data", 1, RELAXED)
        yield store("failed", 7, order("failed.store", RELEASE))
        yield store("done", 7, order("done.store", RELEASE))

    def reader():
        done = yield load("done", order("done.load", ACQUIRE))
        failed = yield load("failed", order("failed.load", ACQUIRE))
        data = yield load("data", RELAXED)
        return done, failed, data

    return recorder, reader


def event_name(order):
    """The lane of a dead recorder, 1, is taken by 2 once the latest record, 10, is another's."""

    def other():
        yield change("latest", lambda _: 20, order("latest.swap", BOTH))

    def taker():
        named = yield load("latest", order("latest.load by the taker", ACQUIRE))
        if named == 10:
            return
        yield change("owner", lambda owner: 2 if owner == 1 else None, order("owner.compare_exchange", BOTH))

    def reader():
        name = yield load("latest", order("latest.load", ACQUIRE))
        owner = yield load("owner", order("owner.load", ACQUIRE))
        again = yield load("latest", order("latest.load again", ACQUIRE))
        return name, owner, again

    return other, taker, reader


def event_taken(order):
    """A record, 5, of recorder 1 failed; 2 takes the lane, and its record, 6, is done."""

    def taker():
        yield change("owner", lambda owner: 2 if owner == 1 else None, order("owner.compare_exchange", BOTH))
        yield store("failed", 0, order("failed.store(0)", RELEASE))
        yield store("done", 6, order("done.store", RELEASE))

    def reader():
        done = yield load("done", order("done.load", ACQUIRE))
        failed = yield load("failed", order("failed.load", ACQUIRE))
        owner = yield load("owner", RELAXED)
        return done, failed, owner

    return taker, reader


def timeline_number(order):
    def producer():
        yield store("data", 1, RELAXED)
        yield change("high", lambda high: max(high, 3), order("high.fetch_max", BOTH))
        yield change("value", lambda value: max(value, 3), order("value.fetch_max", BOTH))

    def device():
        # Its streams write what they please.
        yield store("value", 1, RELAXED)

    def reader():
        value = yield load("value", order("value.load", ACQUIRE))
        high = yield load("high", order("high.load", ACQUIRE))
        data = yield load("data", RELAXED)
        return max(value, high), data

    return producer, device, reader


def timeline_abandoned(order):
    def abandons():
        yield store("from", 2, order("abandoned_from.store", RELEASE))
        yield change("to", lambda to: max(to, 4), order("abandoned_to.fetch_max", BOTH))
        yield change("high", lambda high: max(high, 4), order("high.fetch_max", BOTH))

    def reader():
        high = yield load("high", order("high.load", ACQUIRE))
        to = yield load("to", order("abandoned_to.load", ACQUIRE))
        start = yield load("from", order("abandoned_from.load", ACQUIRE))
        return high, to, start

    return abandons, reader


def fails(order, value):
    def run():
        while True:
            start = yield load("from", order("lost_from.load", ACQUIRE))
            now = yield load("value", order("value.load", ACQUIRE))
            yield fence(order("fence before lost_to.load", SC))
            end = (yield load("to", order("lost_to.load", ACQUIRE))) if start <= now else now + 1
            wanted = value if end <= now else min(start, value)
            found = yield change(
                "from",
                lambda held, start=start, wanted=wanted: wanted if held == start else None,
                order("lost_from.compare_exchange", BOTH),
            )
            if found == start:
                break
        yield change("to", lambda to: max(to, value), order("lost_to.fetch_max", BOTH))
        yield fence(order("fence behind lost_to.fetch_max", SC))
        now = yield load("value", order("value.load again", ACQUIRE))
        yield change("from", lambda held: min(max(held, now + 1), value), order("lost_from.fetch_update", BOTH))

    return run


def timeline_lost(order):
    """Work up to 5 fails while other work reaches 3, which was lost before, and then fails up to 9: both are lost."""

    def fences(name, written):
        # No other order matters, and each takes the model seconds.
        return order(name, written) if name.startswith("fence") else written

    def raises():
        yield change("value", lambda value: max(value, 3), BOTH)
        yield from fails(fences, 9)()

    return fails(fences, 5), raises


def timeline_lost_alone(order):
    """Work up to 3 and to 5 fails where nothing was lost before: then no lower number is."""
    return fails(order, 3), fails(order, 5)


def arena(order):
    """The lock is the kernel's, which orders more than is asked of it here."""

    def exporter():
        yield store("record", 0, order("nonce.store", RELEASE))
        yield fence(order("fence of the exporter", SC))
        return (yield load("lock", RELAXED))

    def importer():
        yield store("lock", 1, RELAXED)
        yield fence(order("fence of the importer", SC))
        return (yield load("record", RELAXED))

    return exporter, importer


def steps(order):
    def reader():
        yield store("word", 1, order("words.store", SC))
        return (yield load("begun", order("begun.load", SC)))

    def producer():
        yield change("begun", lambda begun: max(begun, 1), order("begun.fetch_max", SC))
        return (yield load("word", order("words.load", SC)))

    return reader, producer


def sleeper(order):
    """Who reads the new word sees the change; who read the old one is not put to sleep by the kernel, or is woken."""

    def changer():
        yield store("change", 1, RELAXED)
        yield change("word", lambda word: word + 1, order("word.fetch_add", RELEASE))

    def sleeps():
        word = yield load("word", RELAXED)
        yield fence(order("fence", ACQUIRE))
        seen = yield load("change", RELAXED)
        return word, seen

    return changer, sleeps


def notify(order):
    def records():
        yield store("data", 1, RELAXED)
        yield store("word", 1, order("word.store", RELEASE))

    def takes():
        found = yield change("word", lambda word: 0 if word == 1 else None, order("word.compare_exchange", BOTH))
        data = yield load("data", RELAXED)
        return found, data

    return records, takes, takes


def published(order):
    def publishes(value):
        def run():
            yield store(f"made {value}", 1, RELAXED)
            found = yield change("pointer", lambda now: value if now == 0 else None, order("compare_exchange", BOTH))
            return value if found == 0 else 0

        return run

    def reader():
        found = yield load("pointer", order("load", ACQUIRE))
        made = (yield load(f"made {found}", RELAXED)) if found else 1
        return found, made

    return publishes(1), publishes(2), reader


EVENT, TIMELINE, STEPS = "src/share/records.rs", "src/share/timeline/page.rs", "src/share/steps/page.rs"
ARENA = "src/backend/host/arena.rs"
LOST = [
    (TIMELINE, "let from = self.lost_from.load(Ordering::Acquire);"),
    (TIMELINE, "let now = self.value(); fence(Ordering::SeqCst);"),
    (TIMELINE, "let is_empty = from <= now && self.lost_to.load(Ordering::Acquire) <= now;"),
    (TIMELINE, "self.lost_from.compare_exchange(from, wanted, Ordering::AcqRel, Ordering::Relaxed).is_ok()"),
    (TIMELINE, "self.lost_to.fetch_max(value, Ordering::AcqRel); fence(Ordering::SeqCst);"),
    (TIMELINE, "self.lost_from.fetch_update(Ordering::AcqRel, Ordering::Acquire, above);"),
]
PROTOCOLS = [
    Protocol(
        "event: who sees a record done sees its work, and whether it failed",
        [
            (EVENT, "lane.failed.store(number, Ordering::Release);"),
            (EVENT, "lane.done.store(number, Ordering::Release);"),
            (EVENT, "let done = lane.done.load(Ordering::Acquire);"),
            (EVENT, "let failed = lane.failed.load(Ordering::Acquire);"),
        ],
        {"data": 0, "failed": 0, "done": 0},
        event_done,
        lambda _, seen, end: seen[0] == 7 and seen[1:] != (7, 1),
    ),
    Protocol(
        "event: a record's name is read with its own recorder",
        [
            (EVENT, "let replaced = page.latest.swap(name, Ordering::AcqRel);"),
            (EVENT, "let named = self.latest.load(Ordering::Acquire);"),
            (EVENT, "lane.owner.compare_exchange(from, id, Ordering::AcqRel, Ordering::Relaxed).is_ok();"),
            (EVENT, "let name = self.latest.load(Ordering::Acquire);"),
            (EVENT, "let recorder = self.lane(lane).owner.load(Ordering::Acquire);"),
            (EVENT, "if self.latest.load(Ordering::Acquire) == name {"),
        ],
        {"latest": 10, "owner": 1},
        event_name,
        lambda _, __, seen, end: seen == (10, 2, 10),
    ),
    Protocol(
        "event: a failure is not forgotten with the lane's owner",
        [
            (EVENT, "lane.failed.store(0, Ordering::Release);"),
            (EVENT, "if lane.owner.load(Ordering::Relaxed) != record.recorder {"),
        ],
        {"owner": 1, "failed": 5, "done": 5},
        event_taken,
        lambda _, seen, end: seen[2] == 1 and seen[1] != 5,
    ),
    Protocol(
        "timeline: who sees a number sees what was before it",
        [
            (TIMELINE, "self.value.load(Ordering::Acquire).max(self.high.load(Ordering::Acquire))"),
            (TIMELINE, "self.high.fetch_max(value, Ordering::AcqRel);"),
            (TIMELINE, "self.value.fetch_max(value, Ordering::AcqRel);"),
        ],
        {"data": 0, "high": 0, "value": 0},
        timeline_number,
        lambda _, __, seen, end: seen == (3, 0),
    ),
    Protocol(
        "timeline: who sees an abandoned number knows that it is",
        [
            (TIMELINE, "self.abandoned_from.store(now, Ordering::Release);"),
            (TIMELINE, "self.abandoned_to.fetch_max(value, Ordering::AcqRel);"),
            (
                TIMELINE,
                "value <= self.abandoned_to.load(Ordering::Acquire) && "
                "self.abandoned_from.load(Ordering::Acquire) < value;",
            ),
        ],
        {"from": 9, "to": 0, "high": 0},
        timeline_abandoned,
        lambda _, seen, end: seen[0] == 4 and not (seen[1] >= 4 and seen[2] < 4),
    ),
    Protocol(
        "timeline: numbers that fail at the same time are all lost",
        LOST,
        {"value": 2, "from": 3, "to": 3},
        timeline_lost,
        lambda _, __, end: end["from"] > 5 or end["to"] < 9,
    ),
    Protocol(
        "timeline: no number below those that fail at the same time is lost",
        LOST,
        {"value": 0, "from": 0, "to": 0},
        timeline_lost_alone,
        lambda _, __, end: end["from"] < 3,
        False,
    ),
    Protocol(
        "export record of an arena: who frees sees the importer's lock, or the importer that the record is gone",
        [
            (ARENA, "self.record(first).nonce.store(0, Ordering::Release);"),
            (ARENA, "fence(Ordering::SeqCst);"),
            ("src/backend/host/identity.rs", "fence(Ordering::SeqCst);"),
        ],
        {"record": 1, "lock": 0},
        arena,
        lambda is_held, record, end: not is_held and record == 1,
    ),
    Protocol(
        "steps: who joins sees the step, or is seen",
        [
            (STEPS, "self.words[reader.number as usize].store(reader.word(), Ordering::SeqCst);"),
            (STEPS, "self.begun.load(Ordering::SeqCst).min(LAST_STEP)"),
            (STEPS, "self.begun.fetch_max(step, Ordering::SeqCst);"),
            (STEPS, "let word = word.load(Ordering::SeqCst);"),
        ],
        {"word": 0, "begun": 0},
        steps,
        lambda begun, word, end: begun == 0 and word == 0,
    ),
    Protocol(
        "futex: who reads the new word sees the change",
        [
            (TIMELINE, "self.word.fetch_add(1, Ordering::Release);"),
            ("src/os/futex.rs", "let value = word.load(Ordering::Relaxed);"),
            ("src/os/futex.rs", "fence(Ordering::Acquire);"),
        ],
        {"change": 0, "word": 0},
        sleeper,
        lambda _, seen, end: seen == (1, 0),
    ),
    Protocol(
        "notify: one takes it, and sees what was before it",
        [
            ("src/api/acl/notifies/notify.rs", "self.word().store(1, Ordering::Release);"),
            (
                "src/api/acl/notifies/notify.rs",
                "self.word().compare_exchange(1, 0, Ordering::AcqRel, Ordering::Relaxed).is_ok()",
            ),
        ],
        {"data": 0, "word": 0},
        notify,
        lambda _, one, two, end: (1, 0) in (one, two) or one[0] == two[0] == 1,
    ),
    Protocol(
        "published: who sees the pointer sees the value, and there is one",
        [
            ("src/os/published.rs", "self.value.load(Ordering::Acquire).as_ref()"),
            (
                "src/os/published.rs",
                "self.value.compare_exchange(old.cast_mut(), new, Ordering::AcqRel, Ordering::Acquire)",
            ),
        ],
        {"pointer": 0, "made 1": 0, "made 2": 0},
        published,
        lambda one, two, seen, end: seen[1] == 0 or (one and two),
    ),
]


def known():
    """Checks the model itself by executions of which the model's paper tells whether they are allowed."""

    def buffering(order, middle=None):
        def thread(own, other):
            def run():
                yield store(own, 1, order)
                if middle:
                    yield fence(middle)
                return (yield load(other, order))

            return run

        results = executions({"x": 0, "y": 0}, [thread("x", "y"), thread("y", "x")])
        return (0, 0) in {result[:2] for result in results}

    def independent(order):
        def writes(place):
            def run():
                yield store(place, 1, order)

            return run

        def reads(first, second):
            def run():
                return (yield load(first, order)), (yield load(second, order))

            return run

        results = executions({"x": 0, "y": 0}, [writes("x"), writes("y"), reads("x", "y"), reads("y", "x")])
        return (None, None, (1, 0), (1, 0)) in {result[:4] for result in results}

    def coherent():
        def writes():
            yield store("x", 1, RELAXED)
            yield store("x", 2, RELAXED)

        def reads():
            return (yield load("x", RELAXED)), (yield load("x", RELAXED))

        return all(first <= second for _, (first, second), _ in executions({"x": 0}, [writes, reads]))

    return {
        "stores and then loads of each other, relaxed, may both miss": buffering(RELAXED),
        "so they may with full fences": not buffering(RELAXED, SC),
        "so they may sequentially consistent": not buffering(SC),
        "fences of release and acquire do not help": buffering(RELAXED, BOTH),
        "independent reads may differ": independent(RELAXED),
        "sequentially consistent ones may": not independent(SC),
        "a place goes back": coherent(),
    }


def main():
    wrong = [f"the model: {name}" for name, is_right in known().items() if not is_right]
    for protocol in PROTOCOLS:
        for file, line in protocol.lines:
            if line not in " ".join((ROOT / file).read_text().split()) and line not in (ROOT / file).read_text():
                wrong.append(f"{protocol.name}: {file} has no longer: {line}")
        found, orders, count = protocol.happens()
        if found:
            wrong.append(f"{protocol.name}: {found}")
        if not protocol.has_needed:
            if protocol.happens((ALL, RELAXED))[0]:
                wrong.append(f"{protocol.name}: an order matters")
            print(f"{protocol.name}: {count} outcomes\n    no order matters")
            continue
        needed, spare = [], []
        for name, written in orders.items():
            for weaker in WEAKER[written]:
                (needed if protocol.happens((name, weaker))[0] else spare).append(f"{name} {weaker}")
        if not needed:
            wrong.append(f"{protocol.name}: no order matters")
        print(f"{protocol.name}: {count} outcomes")
        print(f"    too weak: {', '.join(needed)}")
        if spare:
            print(f"    as good: {', '.join(spare)}")
    for line in wrong:
        print(f"wrong: {line}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
