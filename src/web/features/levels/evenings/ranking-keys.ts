// Keys of the coach's screen for an evening (docs/product.md#ranking-evenings), and what each does.

import { keyName, numberKey, type Press } from '#web/lib/keys/press.ts';

export type RankingCommand =
  | { kind: 'play' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'player'; index: number }
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'level'; direction: 1 | -1 }
  | { kind: 'cite' | 'next' | 'ends' | 'court' | 'leave-out' | 'legend' };

/** The rows of the list of keys. */
export const rankingKeys = [
  {
    title: 'Player',
    rows: [
      { keys: ['1', '9'], meaning: 'Choose a player by number' },
      { keys: ['↑', '↓'], meaning: 'Previous, next player' },
      { keys: ['['], meaning: 'Half a step lower' },
      { keys: [']'], meaning: 'Half a step higher' },
      { keys: ['M'], meaning: 'Cite this moment for the player' },
      { keys: ['Enter'], meaning: 'Next player without a level' },
      { keys: ['X'], meaning: 'Did not play, or did after all' },
    ],
  },
  {
    title: 'Video',
    rows: [
      { keys: ['Space', 'K'], meaning: 'Play or pause' },
      { keys: ['J', 'L'], meaning: 'Back, forward 10 seconds' },
      { keys: ['←', '→'], meaning: 'Back, forward 5 seconds (with Shift 1 second)' },
      { keys: ['C'], meaning: 'Next court' },
      { keys: ['E'], meaning: 'Teams change ends here' },
      { keys: ['?'], meaning: 'Show these shortcuts' },
      { keys: ['Esc'], meaning: 'Leave a text field to use the keys again' },
    ],
  },
] as const;

const commands: Record<string, RankingCommand> = {
  ' ': { kind: 'play' },
  k: { kind: 'play' },
  j: { kind: 'skip', seconds: -10 },
  l: { kind: 'skip', seconds: 10 },
  arrowup: { kind: 'step', direction: -1 },
  arrowdown: { kind: 'step', direction: 1 },
  '[': { kind: 'level', direction: -1 },
  ']': { kind: 'level', direction: 1 },
  m: { kind: 'cite' },
  enter: { kind: 'next' },
  e: { kind: 'ends' },
  c: { kind: 'court' },
  x: { kind: 'leave-out' },
  '?': { kind: 'legend' },
};

/** The command of a key press, or null. Ctrl, Alt and Meta belong to the browser, except where Alt writes a bracket. */
export function rankingCommand(press: Press): RankingCommand | null {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = press;
  const isBracket = key === '[' || key === ']';
  if (metaKey || ((ctrlKey || altKey || press.getModifierState?.('AltGraph') === true) && !isBracket)) return null;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return { kind: 'skip', seconds: (key === 'ArrowLeft' ? -1 : 1) * (shiftKey ? 1 : 5) };
  const number = isBracket ? null : numberKey(press);
  if (number !== null && number >= 1) return { kind: 'player', index: number - 1 };
  return commands[keyName(press)] ?? null;
}
