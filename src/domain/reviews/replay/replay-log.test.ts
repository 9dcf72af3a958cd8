// The log of a replay: what is refused, how it becomes smaller, and what changes on a court board.

import { describe, expect, it } from 'vitest';
import { onCourt } from '#domain/reviews/court/court.ts';
import { rotated, startBoard, withArrow, withoutArrow, withPlayerAt } from '#domain/reviews/court/court-board.ts';
import { boardEvents, compactReplay, type ReplayEvent, replayLimits, replayProblem, withEvent } from './replay-log.ts';
import { afterEvent, afterSeconds, replayAt, replayStart } from './replay-path.ts';

const log = (events: readonly ReplayEvent[], seconds = 60) => ({ v: 1, seconds, events });
const arrow = { kind: 'ball', from: { x: 2, y: 2 }, to: { x: 15, y: 8 } } as const;

describe('a log', () => {
  it.each<[string, readonly ReplayEvent[], string | null]>([
    ['nothing', [], null],
    [
      'events in order',
      [
        [0, 'seek', 10],
        [0, 'play', 10],
        [60, 'pause', 70],
      ],
      null,
    ],
    [
      'out of order',
      [
        [5, 'play', 10],
        [4.9, 'pause', 11],
      ],
      'The events of a replay must be in order of time.',
    ],
    ['after its end', [[60.1, 'pause', 11]], 'An event of the replay lies after its end.'],
    [
      'more than 200 kB',
      Array.from({ length: 8000 }, () => [1, 'arrow', 0, 1, 12.3, 4.5, 13.2, 5.6] as const),
      'A replay holds at most 200 kB of events.',
    ],
  ])('%s', (_, events, problem) => {
    expect(replayProblem(log(events))).toBe(problem);
  });

  it('moves a drag or scrub on within a tenth of a second, and keeps everything else', () => {
    const drag: ReplayEvent[] = [
      [1, 'place', 0, 3, 3],
      [1.05, 'place', 0, 3.5, 3],
      [1.06, 'place', 1, 3, 3],
      [1.2, 'seek', 20],
      [1.25, 'seek', 21],
      [1.26, 'pause', 21],
      [1.27, 'pause', 21],
    ];
    expect(drag.reduce<readonly ReplayEvent[]>(withEvent, [])).toEqual([
      [1, 'place', 0, 3.5, 3],
      [1.06, 'place', 1, 3, 3],
      [1.2, 'seek', 21],
      [1.26, 'pause', 21],
      [1.27, 'pause', 21],
    ]);
  });
});

/** A coach who never rests: strokes are drawn most of the time, the video jumps, plays, stops and changes its speed. */
function busySession(): readonly ReplayEvent[] {
  let events: readonly ReplayEvent[] = [];
  let board = startBoard;
  const add = (...more: ReplayEvent[]) => {
    for (const event of more) events = withEvent(events, event);
  };
  for (let second = 0; second < replayLimits.maxSeconds; second += 1) {
    const position = 1200.123 + second * 1.77;
    if (second % 2 === 0) add([second, 'seek', position], [second, 'play', position]);
    if (second % 5 === 0) add([second, 'rate', second % 10 === 0 ? 0.25 : 1.5]);
    if (second % 20 === 0) {
      add([second, 'note', '0199c9f0-1c0a-7000-8000-000000000001'], ...boardEvents(second, null, board));
    }
    // A pointer reports some sixty moves a second.
    for (let move = 1; move < 55; move += 1) {
      const at = second + move / 60;
      const to = onCourt({ x: 2 + ((second * 7 + move) % 160) / 10.3, y: 1 + ((second * 3 + move) % 80) / 10.7 });
      const next =
        second % 3 === 0
          ? withPlayerAt(board, 'player', to)
          : {
              ...board,
              arrows: [...board.arrows.slice(0, second % 12), { kind: 'run' as const, from: arrow.from, to }],
            };
      add(...boardEvents(at, board, next));
      board = next;
    }
    add([second + 0.95, 'pause', position + 0.777]);
  }
  return events;
}

describe('a busy session of ten minutes', () => {
  const busy = log(busySession(), replayLimits.maxSeconds);
  const compact = compactReplay(busy);

  it('takes less than 200 kB', () => {
    expect(JSON.stringify(compact).length).toBeLessThan(200_000);
    expect(compact.events.length).toBeLessThan(replayLimits.maxEvents);
    expect(replayProblem(compact)).toBeNull();
  });

  it('ends every drag where it ended, and keeps the path of the video', () => {
    for (let at = 0.97; at < replayLimits.maxSeconds; at += 1) {
      const [was, is] = [replayAt(busy, at), replayAt(compact, at)];
      expect(is.position).toBeCloseTo(was.position, 1);
      expect([is.isPlaying, is.rate, is.noteId]).toEqual([was.isPlaying, was.rate, was.noteId]);
      expect(is.board).toEqual(was.board);
    }
  });
});

describe('what changed on a board', () => {
  const moved = withPlayerAt(startBoard, 'partner', { x: 4, y: 4 });
  const drawn = withArrow(startBoard, arrow);
  const two = withArrow(drawn, { ...arrow, kind: 'run' });

  it.each([
    ['appeared', null, drawn, ['board']],
    ['went', drawn, null, ['clear']],
    ['is not there', null, null, []],
    ['stayed', drawn, { ...drawn }, []],
    ['a player moved', startBoard, moved, ['place']],
    ['an arrow was drawn', startBoard, drawn, ['arrow']],
    ['an arrow was deleted', two, withoutArrow(two, 0), ['erase']],
    ['was rotated', drawn, rotated(drawn), ['board']],
    ['is another one', two, moved, ['board']],
  ])('%s', (_, before, after, kinds) => {
    const events = boardEvents(2, before, after);
    expect(events.map(([, kind]) => kind)).toEqual(kinds);
    const state = { ...replayStart, board: before };
    expect(events.reduce(afterEvent, afterSeconds(state, 2)).board).toEqual(after);
  });
});
