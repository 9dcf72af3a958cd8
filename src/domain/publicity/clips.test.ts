// Edges of clips, and what the tool proposes.

import { describe, expect, it } from 'vitest';
import { clipLength, clipOfNote, movedEdge, proposeClips, reelLength } from './clips.ts';

describe('the clip of a note', () => {
  it('runs from four seconds before a moment to six after it', () => {
    expect(clipOfNote({ timestamp: 83.5, endTimestamp: null }, [])).toEqual({ start: 79.5, end: 89.5 });
  });

  it('begins with the video at the earliest', () => {
    expect(clipOfNote({ timestamp: 1, endTimestamp: null }, [])).toEqual({ start: 0, end: 7 });
  });

  it('is the stretch that the coach marked, whatever rally it lies in', () => {
    const rallies = [{ start: 8, end: 30 }];
    expect(clipOfNote({ timestamp: 10, endTimestamp: 17.25 }, rallies)).toEqual({ start: 10, end: 17.3 });
  });

  it.each([
    ['in', 12],
    ['just before', 9.2],
    ['just after', 20.9],
  ])('is the rally that a moment lies %s', (_, timestamp) => {
    const rallies = [
      { start: 40, end: 50 },
      { start: 10, end: 20 },
    ];
    expect(clipOfNote({ timestamp, endTimestamp: null }, rallies)).toEqual({ start: 10, end: 20 });
  });

  it('is never longer than a clip may be', () => {
    const { start, end } = clipOfNote({ timestamp: 10, endTimestamp: 900 }, []);
    expect([start, end - start]).toEqual([10, clipLength.max]);
  });
});

describe('an edge that is moved', () => {
  const clip = { start: 10, end: 20 };

  it('moves alone', () => {
    expect(movedEdge(clip, 'start', -0.5)).toEqual({ start: 9.5, end: 20 });
    expect(movedEdge(clip, 'end', 2)).toEqual({ start: 10, end: 22 });
  });

  it('stops where the clip would be too short or too long', () => {
    expect(movedEdge(clip, 'start', 30)).toEqual({ start: 19, end: 20 });
    expect(movedEdge(clip, 'end', -30)).toEqual({ start: 10, end: 11 });
    expect(movedEdge(clip, 'end', 500)).toEqual({ start: 10, end: 130 });
  });

  it('stays within the video', () => {
    expect(movedEdge({ start: 0.2, end: 5 }, 'start', -2)).toEqual({ start: 0, end: 5 });
  });
});

it('tells how long a reel is', () => {
  expect(
    reelLength([
      { start: 0, end: 6.5 },
      { start: 3, end: 5.2 },
    ]),
  ).toBe(8.7);
});

describe('a proposal', () => {
  const moment = (playerId: string, start: number, type: 'strength' | 'technique' = 'strength') => ({
    isPublic: true,
    playerId,
    videoId: `video of ${playerId}`,
    type,
    start,
    end: start + 10,
  });

  it('takes strengths alone, three of a player at most', () => {
    const technique = moment('b', 0, 'technique');
    const strengths = [0, 20, 40, 60].map((start) => moment('a', start));
    expect(proposeClips([technique, ...strengths])).toEqual(strengths.slice(0, 3));
  });

  it('takes the best of everyone who agreed before the second best of anyone', () => {
    const busy = [0, 20, 40].map((start) => moment('a', start));
    const others = Array.from({ length: 11 }, (_, index) => moment(`other ${index}`, 0));
    const silent = { ...moment('silent', 0), isPublic: false };
    expect(proposeClips([silent, ...busy, ...others])).toEqual([busy[0], ...others]);
    expect(proposeClips([silent])).toEqual([silent]);
  });

  it('shows nothing twice', () => {
    const twoOfOnePoint = [moment('a', 0), moment('a', 5)];
    expect(proposeClips(twoOfOnePoint)).toEqual(twoOfOnePoint.slice(0, 1));
  });

  it('has twelve at most', () => {
    expect(proposeClips(Array.from({ length: 40 }, (_, index) => moment(String(index), 0)))).toHaveLength(12);
  });
});
