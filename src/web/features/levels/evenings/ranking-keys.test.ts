import { expect, test } from 'vitest';
import { rankingCommand } from './ranking-keys.ts';

const press = { key: '', code: '', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test.each([
  [{ key: 'm', code: 'KeyM' }, { kind: 'cite' }],
  [{ key: 'ь', code: 'KeyM' }, { kind: 'cite' }],
  [
    { key: '"', code: 'Digit3' },
    { kind: 'player', index: 2 },
  ],
  [
    { key: '[', code: 'Digit8', altKey: true },
    { kind: 'level', direction: -1 },
  ],
  [
    { key: '[', code: 'Digit8', ctrlKey: true, altKey: true },
    { kind: 'level', direction: -1 },
  ],
  [
    { key: 'ArrowLeft', shiftKey: true },
    { kind: 'skip', seconds: -1 },
  ],
  [{ key: 'Enter' }, { kind: 'next' }],
  [{ key: 'm', code: 'KeyM', ctrlKey: true }, null],
  [{ key: '0', code: 'Digit0' }, null],
])('%j', (traits, command) => {
  expect(rankingCommand({ ...press, ...traits })).toEqual(command);
});
