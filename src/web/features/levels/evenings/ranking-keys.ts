// Keys of the coach's screen for an evening (docs/product.md#ranking-evenings), and what each does.

import { t } from '@lingui/core/macro';
import { keyName, numberKey, type Press } from '#web/lib/keys/press.ts';

export type RankingCommand =
  | { kind: 'play' }
  | { kind: 'skip'; seconds: number }
  | { kind: 'player'; index: number }
  | { kind: 'step'; direction: 1 | -1 }
  | { kind: 'level'; direction: 1 | -1 }
  | { kind: 'cite' | 'next' | 'ends' | 'court' | 'leave-out' | 'legend' };

/** The rows of the list of keys. */
export const rankingKeys = () => [
  {
    title: t`Player`,
    rows: [
      { keys: ['1', '9'], meaning: t`Choose a player by number` },
      { keys: ['↑', '↓'], meaning: t`Previous, next player` },
      { keys: ['['], meaning: t`Half a step lower` },
      { keys: [']'], meaning: t`Half a step higher` },
      { keys: ['M'], meaning: t`Cite this moment for the player` },
      { keys: [t({ message: 'Enter', context: 'key' })], meaning: t`Next player without a level` },
      { keys: ['X'], meaning: t`Did not play, or did after all` },
    ],
  },
  {
    title: t`Video`,
    rows: [
      { keys: [t({ message: 'Space', context: 'key' }), 'K'], meaning: t`Play or pause` },
      { keys: ['J', 'L'], meaning: t`Back, forward 10 seconds` },
      { keys: ['←', '→'], meaning: t`Back, forward 5 seconds (with Shift 1 second)` },
      { keys: ['C'], meaning: t`Next court` },
      { keys: ['E'], meaning: t`Teams change ends here` },
      { keys: ['?'], meaning: t`Show these shortcuts` },
      { keys: [t({ message: 'Esc', context: 'key' })], meaning: t`Leave a text field to use the keys again` },
    ],
  },
];

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
