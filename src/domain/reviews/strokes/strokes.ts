// The code pad's terms: strokes, and how each ended.

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

const strokeWords: Record<Stroke, { label: string; definition: string }> = {
  ground: { label: 'Ground stroke', definition: 'Direct forehand or backhand, before the ball reaches a wall.' },
  'back-wall': { label: 'Off the back wall', definition: 'After the rebound from the back wall.' },
  'side-wall': { label: 'Off the side wall', definition: 'After the rebound from the side wall.' },
  'double-wall': { label: 'Off both walls', definition: 'After the rebounds from two walls.' },
  lob: { label: 'Lob', definition: 'A high ball meant to pass the pair at the net.' },
  boast: { label: 'Wall boast', definition: 'Played off your own wall (contrapared).' },
  volley: { label: 'Volley', definition: 'Without a bounce, at about head height, forehand or backhand.' },
  bandeja: {
    label: 'Bandeja',
    definition: 'Without a bounce, with slice, met between the height of a volley and that of a smash.',
  },
  vibora: { label: 'Víbora', definition: 'The aggressive relative of the bandeja, with side spin.' },
  smash: { label: 'Smash', definition: 'Without a bounce, arm outstretched overhead, flat or with topspin.' },
};

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

const outcomeWords: Record<Outcome, { label: string; definition: string; phrase: [one: string, many: string] }> = {
  winner: {
    label: 'Winner',
    definition: 'The stroke wins the point.',
    phrase: ['won the point', 'won the point'],
  },
  continues: {
    label: 'Continues',
    definition: 'The rally goes on.',
    phrase: ['kept the rally going', 'kept the rally going'],
  },
  'forced-error': {
    label: 'Forced error',
    definition: 'The stroke loses the point, under pressure from the opponents’ ball.',
    phrase: ['forced error', 'forced errors'],
  },
  'unforced-error': {
    label: 'Unforced error',
    definition: 'The stroke loses the point, on a ball that could be played.',
    phrase: ['unforced error', 'unforced errors'],
  },
};

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
  const [one, many] = outcomeWords[outcome].phrase;
  return `${count} ${count === 1 ? one : many}`;
}
