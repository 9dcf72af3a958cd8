// The code pad's terms: strokes, and how each ended.

import { msg, plural } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';

/** Strokes as researchers define them, and the víbora, which coaches rate beside the bandeja. In the order of the number keys. */
export const strokes = [
  'ground',
  'back-wall',
  'side-wall',
  'double-wall',
  'lob',
  'boast',
  'volley',
  'bandeja',
  'vibora',
  'smash',
] as const;
export type Stroke = (typeof strokes)[number];

const strokeWords: Record<Stroke, { label: string; definition: string }> = said({
  ground: { label: msg`Ground stroke`, definition: msg`Direct forehand or backhand, before the ball reaches a wall.` },
  'back-wall': { label: msg`Off the back wall`, definition: msg`After the rebound from the back wall.` },
  'side-wall': { label: msg`Off the side wall`, definition: msg`After the rebound from the side wall.` },
  'double-wall': { label: msg`Off both walls`, definition: msg`After the rebounds from two walls.` },
  lob: { label: msg`Lob`, definition: msg`A high ball meant to pass the pair at the net.` },
  boast: { label: msg`Wall boast`, definition: msg`Played off your own wall (contrapared).` },
  volley: { label: msg`Volley`, definition: msg`Without a bounce, at about head height, forehand or backhand.` },
  bandeja: {
    label: msg`Bandeja`,
    definition: msg`Without a bounce, with slice, met between the height of a volley and that of a smash.`,
  },
  vibora: { label: msg`Víbora`, definition: msg`The aggressive relative of the bandeja, with side spin.` },
  smash: { label: msg`Smash`, definition: msg`Without a bounce, arm outstretched overhead, flat or with topspin.` },
});

/** The stroke's name. */
export function strokeLabel(stroke: Stroke): string {
  return strokeWords[stroke].label;
}

/** The stroke's definition, for the pad's legend. */
export function strokeDefinition(stroke: Stroke): string {
  return strokeWords[stroke].definition;
}

/**
 * How a stroke ended. The literature counts winners, forced and unforced errors, and strokes after which the rally continues; what counts
 * as forced is the coach's judgement [JV1].
 */
export const outcomes = ['winner', 'continues', 'forced-error', 'unforced-error'] as const;
export type Outcome = (typeof outcomes)[number];

const outcomeWords: Record<Outcome, { label: string; definition: string }> = said({
  winner: {
    label: msg`Winner`,
    definition: msg`The stroke wins the point.`,
  },
  continues: {
    label: msg`Continues`,
    definition: msg`The rally goes on.`,
  },
  'forced-error': {
    label: msg`Forced error`,
    definition: msg`The stroke loses the point, under pressure from the opponents’ ball.`,
  },
  'unforced-error': {
    label: msg`Unforced error`,
    definition: msg`The stroke loses the point, on a ball that could be played.`,
  },
});

/** The outcome's name. */
export function outcomeLabel(outcome: Outcome): string {
  return outcomeWords[outcome].label;
}

/** The outcome's definition, for the pad's legend. */
export function outcomeDefinition(outcome: Outcome): string {
  return outcomeWords[outcome].definition;
}

/** A counted outcome in a sentence: "12 kept the rally going", "1 unforced error". */
export function countedOutcome(outcome: Outcome, count: number): string {
  switch (outcome) {
    case 'winner':
      return say(msg`${plural({ count }, { one: '# won the point', other: '# won the point' })}`);
    case 'continues':
      return say(msg`${plural({ count }, { one: '# kept the rally going', other: '# kept the rally going' })}`);
    case 'forced-error':
      return say(msg`${plural({ count }, { one: '# forced error', other: '# forced errors' })}`);
    case 'unforced-error':
      return say(msg`${plural({ count }, { one: '# unforced error', other: '# unforced errors' })}`);
  }
}
