// Marks after the end of a video.

import { expect, it } from 'vitest';
import { pastEndSentence } from './past-end.ts';

const notes = [
  { timestamp: 10, endTimestamp: null },
  { timestamp: 95, endTimestamp: 120 },
];
const rallies = [
  { start: 5, end: 20 },
  { start: 130, end: 140 },
  { start: 150, end: null },
];
const codes = [{ timestamp: 12 }, { timestamp: 160 }];

it.each([
  [null, null],
  [200, null],
  [159.5, null],
  [155, '2:35 long. 1 stroke after its end is kept.'],
  [125, '2:05 long. 2 rallies and 1 stroke after its end are kept.'],
  [100, '1:40 long. 1 note, 2 rallies and 1 stroke after its end are kept.'],
])('of %s seconds', (duration, words) => {
  const sentence = words === null ? null : `This video is now only ${words}`;
  expect(pastEndSentence({ notes, rallies, codes }, duration)).toBe(sentence);
});
