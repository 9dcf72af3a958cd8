// Words without addresses, from texts of any kind.

import { expect, it } from 'vitest';
import { plainWords } from './plain-words.ts';

it.each([
  ['Lob deeper, then go: 6.95 m is the line.', 'Lob deeper, then go: 6.95 m is the line.'],
  ['Ünïcode 🎾\r\nand lines', 'Ünïcode 🎾\nand lines'],
  ['All data: forty strokes', 'All data: forty strokes'],
  ['See https://evil.example/a?b=c now', 'See … now'],
  ['See [the drill](https://evil.example) now', 'See the drill now'],
  ['![x](data:text/html,y)', 'x'],
  ['ftp://evil.example www.evil.example javascript:alert(1)', '… … …'],
  ['http:/\\evil.example https:evil http:\\\\evil https:/evil', '… … … …'],
  ['//evil.example /\\evil.example \\\\evil evil.example/win', '… … … …'],
  ['https：／／evil evil。com evil．com ht\u200Btps://evil', '… … … …'],
  ['[[x](/a)](/\\evil.example)', '[x] (…'],
  ['[[x](/a)](/progress)', '[x] (/progress)'],
  ['Forehand/backhand, 6/4 and 3:2; w/o a lob. Then: go', 'Forehand/backhand, 6/4 and 3:2; w/o a lob. Then: go'],
  ['Write to someone@evil.example', 'Write to …'],
  ['turned\u202Eround\u0000\u0007\uD800', 'turnedround\uFFFD'],
])('%j reads %j', (text, words) => {
  expect(plainWords(text)).toBe(words);
});

it.each(['a', '[', '@', '](', '! [', 'http', 'www.', '\t'])('many repetitions of %j are handled quickly', (part) => {
  // What grows with the square of the length would not end before the test does.
  expect(plainWords(part.repeat(1_000_000 / part.length))).toBeTypeOf('string');
});
