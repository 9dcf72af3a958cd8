// Edges of clips, and what the tool proposes.

import { describe, expect, it } from 'vitest';
import { clipLength, clipOfNote, movedEdge, proposeClips, reelLength } from './clips.ts';

describe('the clip of a note', () => {
  it('runs from four seconds before a moment to six after it', () => {
    expect(clipOfNote({ timestamp: 83.5, endTimestamp: null }, [])).toEqual({ start: 79.5, end: 89.5 });
  });

  it('starts no earlier than the video', () => {
    expect(clipOfNote({ timestamp: 1, endTimestamp: null }, [])).toEqual({ start: 0, end: 7 });
  });

  it('follows the coach’s stretch before any rally', () => {
    const rallies = [{ start: 8, end: 30 }];
    expect(clipOfNote({ timestamp: 10, endTimestamp: 17.25 }, rallies)).toEqual({ start: 10, end: 17.3 });
  });

  it.each([
    ['in', 12],
    ['just before', 9.2],
    ['just after', 20.9],
  ])('follows the rally that the moment lies %s', (_, timestamp) => {
    const rallies = [
      { start: 40, end: 50 },
      { start: 10, end: 20 },
    ];
    expect(clipOfNote({ timestamp, endTimestamp: null }, rallies)).toEqual({ start: 10, end: 20 });
  });

  it('stops at the longest clip', () => {
    const { start, end } = clipOfNote({ timestamp: 10, endTimestamp: 900 }, []);
    expect([start, end - start]).toEqual([10, clipLength.max]);
  });
});

describe('a moved edge', () => {
  const clip = { start: 10, end: 20 };

  it('leaves the other edge alone', () => {
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

it('reelLength adds up the clips', () => {
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

  it('takes strengths only, at most three per player', () => {
    const technique = moment('b', 0, 'technique');
    const strengths = [0, 20, 40, 60].map((start) => moment('a', start));
    expect(proposeClips([technique, ...strengths])).toEqual(strengths.slice(0, 3));
  });

  it('takes everyone’s best before anyone’s second best', () => {
    const busy = [0, 20, 40].map((start) => moment('a', start));
    const others = Array.from({ length: 11 }, (_, index) => moment(`other ${index}`, 0));
    const silent = { ...moment('silent', 0), isPublic: false };
    expect(proposeClips([silent, ...busy, ...others])).toEqual([busy[0], ...others]);
    expect(proposeClips([silent])).toEqual([silent]);
  });

  it('contains no overlaps', () => {
    const twoOfOnePoint = [moment('a', 0), moment('a', 5)];
    expect(proposeClips(twoOfOnePoint)).toEqual(twoOfOnePoint.slice(0, 1));
  });

  it('stops at twelve', () => {
    expect(proposeClips(Array.from({ length: 40 }, (_, index) => moment(String(index), 0)))).toHaveLength(12);
  });
});
