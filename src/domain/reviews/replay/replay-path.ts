// Where a replay is at a moment: an event log becomes the state of video, note and board.

import { type BoardArrow, boardLimits, boardPlayers, type CourtBoard } from '#domain/reviews/court/court-board.ts';
import type { ArrowNumbers, ReplayEvent, ReplayLog } from './replay-log.ts';

/** What the coach saw: the video at a position (seconds), playing or not, at a speed; the open note and its board. */
export interface ReplayState {
  isPlaying: boolean;
  position: number;
  rate: number;
  noteId: string | null;
  board: CourtBoard | null;
}

/** How every replay starts. */
export const replayStart: ReplayState = { isPlaying: false, position: 0, rate: 1, noteId: null, board: null };

/** How far the video may be from where it was expected before a seek is recorded, in seconds: YouTube reports it to ±0.25 s. */
const recordedDrift = 0.6;

/** The state `seconds` later, if nothing happens. */
export function afterSeconds(state: ReplayState, seconds: number): ReplayState {
  return state.isPlaying && seconds > 0 ? { ...state, position: state.position + seconds * state.rate } : state;
}

/** The state after an event, of the state at that moment. What makes no sense (an arrow without a board) changes nothing. */
export function afterEvent(state: ReplayState, event: ReplayEvent): ReplayState {
  switch (event[1]) {
    case 'play':
    case 'pause':
      return { ...state, isPlaying: event[1] === 'play', position: event[2] };
    case 'seek':
      return { ...state, position: event[2] };
    case 'rate':
      return { ...state, rate: event[2] };
    case 'note':
      return { ...state, noteId: event[2] };
    case 'board':
      return { ...state, board: boardOf(event[2], event[3]) };
    case 'clear':
      return { ...state, board: null };
    case 'place':
    case 'arrow':
    case 'erase':
      return state.board ? { ...state, board: drawnOn(state.board, event) } : state;
  }
}

/** The state of a replay `at` seconds after its start, 0 to its length. */
export function replayAt({ events }: ReplayLog, at: number): ReplayState {
  let state = replayStart;
  let time = 0;
  for (const event of events) {
    if (event[0] > at) break;
    state = afterEvent(afterSeconds(state, event[0] - time), event);
    time = event[0];
  }
  return afterSeconds(state, at - time);
}

/** What the video does now, as events `at` seconds after the start; none if it does what is expected of `state` at that moment. */
export function videoEvents(
  at: number,
  state: ReplayState,
  seen: Pick<ReplayState, 'isPlaying' | 'position' | 'rate'>,
): ReplayEvent[] {
  const events: ReplayEvent[] = seen.rate === state.rate ? [] : [[at, 'rate', seen.rate]];
  if (seen.isPlaying !== state.isPlaying) events.push([at, seen.isPlaying ? 'play' : 'pause', seen.position]);
  // While it stands still, a position is exact.
  else if (Math.abs(seen.position - state.position) > (seen.isPlaying ? recordedDrift : 0.02))
    events.push([at, 'seek', seen.position]);
  return events;
}

/** When which note was opened, in order, each opening once. */
export function openedNotes({ events }: ReplayLog): { at: number; id: string }[] {
  return events.flatMap((event) => (event[1] === 'note' && event[2] !== null ? [{ at: event[0], id: event[2] }] : []));
}

function boardOf(places: readonly number[], arrows: readonly ArrowNumbers[]): CourtBoard {
  const players = Object.fromEntries(
    boardPlayers.map((player, index) => [player, { x: places[index * 2] ?? 0, y: places[index * 2 + 1] ?? 0 }]),
  ) as CourtBoard['players'];
  return { players, arrows: arrows.slice(0, boardLimits.arrows).map(arrowOf) };
}

function arrowOf([kind, fromX, fromY, toX, toY]: ArrowNumbers): BoardArrow {
  return { kind: kind === 1 ? 'ball' : 'run', from: { x: fromX, y: fromY }, to: { x: toX, y: toY } };
}

function drawnOn(
  board: CourtBoard,
  event: Extract<ReplayEvent, readonly [number, 'place' | 'arrow' | 'erase', ...unknown[]]>,
): CourtBoard {
  if (event[1] === 'place') {
    const player = boardPlayers[event[2]];
    return player ? { ...board, players: { ...board.players, [player]: { x: event[3], y: event[4] } } } : board;
  }
  if (event[1] === 'erase') return { ...board, arrows: board.arrows.filter((_, index) => index !== event[2]) };
  const [, , index, ...numbers] = event;
  if (!Number.isInteger(index) || index < 0 || index > board.arrows.length || index >= boardLimits.arrows) return board;
  const arrows = [...board.arrows];
  arrows[index] = arrowOf(numbers);
  return { ...board, arrows };
}
