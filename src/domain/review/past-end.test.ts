// What is said of marks after the end of a video.

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
  [155, 'it is 2:35 long. What was marked after its end is kept: 1 stroke.'],
  [125, 'it is 2:05 long. What was marked after its end is kept: 2 rallies and 1 stroke.'],
  [100, 'it is 1:40 long. What was marked after its end is kept: 1 note, 2 rallies and 1 stroke.'],
])('of %s seconds', (duration, words) => {
  const sentence = words === null ? null : `This video has become shorter: ${words}`;
  expect(pastEndSentence({ notes, rallies, codes }, duration)).toBe(sentence);
});
