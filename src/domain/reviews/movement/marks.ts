// Marks of players' positions over time: the data of a movement analysis.

import { type CourtPoint, onCourt } from '#domain/reviews/court/court.ts';
import { type BoardPlayer, boardPlayers } from '#domain/reviews/court/court-board.ts';
import { roundTo } from '#domain/round-to.ts';

/** A player's position at a time of the video, in the coordinates of `courtSize`, to a tenth of a metre. */
export interface Mark extends CourtPoint {
  /** Seconds from the start of the video, to a tenth. */
  time: number;
}

/** The marks of up to four players, by time; at most one position per player and time. */
export type Tracks = Record<BoardPlayer, readonly Mark[]>;

/** Most marks per player: a whole match, marked every four seconds. */
export const maxMarks = 1500;

export const emptyTracks: Tracks = { player: [], partner: [], opponent1: [], opponent2: [] };

/** Times are in tenths of a second: YouTube's position is accurate to about a quarter. */
export function markTime(seconds: number): number {
  return roundTo(Math.max(seconds, 0), 1);
}

/** The tracks with a player's position at a time added or replaced; unchanged if the track is full. */
export function withMark(tracks: Tracks, player: BoardPlayer, seconds: number, point: CourtPoint): Tracks {
  const mark = { time: markTime(seconds), ...onCourt(point) };
  const others = tracks[player].filter(({ time }) => time !== mark.time);
  if (others.length >= maxMarks) return tracks;
  return { ...tracks, [player]: [...others, mark].toSorted((one, other) => one.time - other.time) };
}

/** The tracks without a player's mark at a time. */
export function withoutMark(tracks: Tracks, player: BoardPlayer, seconds: number): Tracks {
  return { ...tracks, [player]: tracks[player].filter(({ time }) => time !== markTime(seconds)) };
}

/** All marks moved by some seconds, for a replaced link; those before the start are dropped. */
export function shiftedMarks(tracks: Tracks, seconds: number): Tracks {
  const shifted = (player: BoardPlayer) =>
    tracks[player]
      .filter(({ time }) => roundTo(time + seconds, 1) >= 0)
      .map((mark) => ({ ...mark, time: markTime(mark.time + seconds) }));
  return mapTracks(shifted);
}

/** Valid tracks: on the court, in order, one position per time, within the limit. */
export function tidyTracks(tracks: Tracks): Tracks {
  return mapTracks((player) => {
    const places = new Map(tracks[player].map(({ time, x, y }) => [markTime(time), onCourt({ x, y })]));
    return [...places]
      .map(([time, place]) => ({ time, ...place }))
      .toSorted((one, other) => one.time - other.time)
      .slice(0, maxMarks);
  });
}

/** How many marks there are in all. */
export function countMarks(tracks: Tracks): number {
  return boardPlayers.reduce((sum, player) => sum + tracks[player].length, 0);
}

function mapTracks(track: (player: BoardPlayer) => readonly Mark[]): Tracks {
  return {
    player: track('player'),
    partner: track('partner'),
    opponent1: track('opponent1'),
    opponent2: track('opponent2'),
  };
}
