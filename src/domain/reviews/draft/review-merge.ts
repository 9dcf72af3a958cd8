// Merges two versions of a review over the last version that both knew.

import { isBlank } from '#domain/plain-text.ts';
import { maxEvidence } from '#domain/reviews/notes/review-evidence.ts';
import { maxPriorities } from '#domain/reviews/priorities/priority-list.ts';

interface Note {
  id: string;
  timestamp: number;
  endTimestamp: number | null;
  type: string;
  skill: string | null;
  pair?: string | null;
  title: string;
  comment: string;
  board: unknown;
  voice?: unknown;
  /** Parts that were heard and not checked. */
  unchecked?: readonly string[] | null | undefined;
}

interface Rating {
  skillName: string;
  rating: number;
  comment: string;
  evidence: string[];
}

/** The parts of a review document that merging needs. */
export interface MergeableReview {
  notes: Note[];
  ratings: Rating[];
  priorities: { skill: string; focus: string; drillId: string; sendBy?: string | null | undefined }[];
  priorityAnswers: { skill: string; since: string; answer: string | null; comment: string }[];
  rallies: { start: number; end: number | null }[];
  codes: { id: string; timestamp: number; stroke: string; zone: string | null; outcome: string }[];
  finalSummary: string;
  overallStrengths: string;
  areasOfImprovement: string;
  recommendationsForImprovement: string;
  timedFor: string | null;
}

/** Parts decided as one when both sides changed them: a note's words, its times; a rating, its comment. */
const units = {
  notes: {
    time: ['timestamp', 'endTimestamp'],
    type: ['type'],
    skill: ['skill'],
    pair: ['pair'],
    text: ['title', 'comment'],
    board: ['board'],
    voice: ['voice'],
  },
  ratings: { rating: ['rating'], comment: ['comment'] },
  priorities: { priority: ['focus', 'drillId', 'sendBy'] },
  priorityAnswers: { since: ['since'], answer: ['answer'], comment: ['comment'] },
  rallies: { end: ['end'] },
  codes: { stroke: ['timestamp', 'stroke', 'zone', 'outcome'] },
} as const;

const summaryTexts = [
  'finalSummary',
  'overallStrengths',
  'areasOfImprovement',
  'recommendationsForImprovement',
] as const;

/** A place that both sides changed differently. */
export interface Collision {
  /** The place's name, stable for the same two versions. */
  path: string;
  part: keyof typeof units | 'texts' | 'everything';
  /** A note's id, a skill or the name of a text; empty for the whole part. */
  key: string;
  /** The field within it; empty for all of it. */
  unit: string;
}

export type Side = 'mine' | 'theirs';

/** The decisions, by place. */
export type Choices = Readonly<Record<string, Side>>;

/**
 * Both versions in one. Changes made on one side only are kept, and a change wins over a deletion, so no words are lost. Where both
 * changed the same thing differently, the choice counts, or `mine` until there is one.
 */
export function mergeReviews<D extends MergeableReview>(
  base: D,
  mine: D,
  theirs: D,
  choices: Choices = {},
): { document: D; collisions: Collision[] } {
  const times = [mine, theirs].map(({ timedFor }) => timedFor);
  if (!times.includes(null) && times[0] !== times[1]) {
    // One side has moved everything to another video, so the times cannot be mixed.
    const everything: Collision = { path: 'everything', part: 'everything', key: '', unit: '' };
    return { document: choices['everything'] === 'theirs' ? theirs : mine, collisions: [everything] };
  }
  const collisions: Collision[] = [];
  function decide(collision: Omit<Collision, 'path'>): Side {
    const path = [collision.part, collision.key, collision.unit].join('/');
    collisions.push({ ...collision, path });
    return choices[path] ?? 'mine';
  }
  const lists: Lists = { base, mine, theirs, decide };
  const priorities = listOf(lists, 'priorities', ({ skill }) => skill);
  const document = {
    ...theirs,
    notes: listOf(lists, 'notes', ({ id }) => id, withUnchecked).toSorted(
      (one, other) => one.timestamp - other.timestamp,
    ),
    ratings: listOf(
      lists,
      'ratings',
      ({ skillName }) => skillName,
      (one, before, a, b) => ({
        ...one,
        evidence: links(before?.evidence ?? [], a.evidence, b.evidence),
      }),
    ),
    priorities:
      priorities.length <= maxPriorities
        ? priorities
        : { mine, theirs }[decide({ part: 'priorities', key: '', unit: '' })].priorities,
    priorityAnswers: listOf(lists, 'priorityAnswers', ({ skill }) => skill),
    rallies: listOf(lists, 'rallies', ({ start }) => String(start)).toSorted((one, other) => one.start - other.start),
    codes: listOf(lists, 'codes', ({ id }) => id),
    timedFor: mine.timedFor ?? theirs.timedFor,
  };
  for (const key of summaryTexts) {
    const sides = { mine: mine[key], theirs: theirs[key] };
    const side = changedSide(base[key], sides.mine, sides.theirs) ?? decide({ part: 'texts', key, unit: '' });
    document[key] = sides[side];
  }
  return { document, collisions };
}

interface Lists {
  base: MergeableReview;
  mine: MergeableReview;
  theirs: MergeableReview;
  decide(collision: Omit<Collision, 'path'>): Side;
}

type Part = keyof typeof units;
type Item<P extends Part> = MergeableReview[P][number];

/** Merges a list: known items in their order, then new ones by key, from either side. */
function listOf<P extends Part>(
  { base, mine, theirs, decide }: Lists,
  part: P,
  keyOf: (item: Item<P>) => string,
  finish: (one: Item<P>, before: Item<P> | undefined, mine: Item<P>, theirs: Item<P>) => Item<P> = (one) => one,
): Item<P>[] {
  const [before, ours, others] = [base, mine, theirs].map((one) => {
    const items: readonly Item<P>[] = one[part];
    return new Map(items.map((item) => [keyOf(item), item]));
  }) as [Map<string, Item<P>>, Map<string, Item<P>>, Map<string, Item<P>>];
  const added = [...new Set([...ours.keys(), ...others.keys()])].filter((key) => !before.has(key)).toSorted();
  return [...before.keys(), ...added].flatMap((key) => {
    const [was, a, b] = [before.get(key), ours.get(key), others.get(key)];
    if (!a || !b) {
      const left = a ?? b;
      // Deleted on one side: only unchanged items are removed.
      return left && !(was && same(was, left)) ? [left] : [];
    }
    const merged = { ...b };
    for (const [unit, fields] of Object.entries(units[part]) as [string, (keyof Item<P>)[]][]) {
      const values = [was, a, b].map((item) => item && fields.map((field) => item[field]));
      const side = changedSide(values[0], values[1], values[2]) ?? decide({ part, key, unit });
      for (const field of fields) merged[field] = { mine: a, theirs: b }[side][field];
    }
    return [finish(merged, was, a, b)];
  });
}

/** The side to take without asking; null if both changed the value differently. Missing values count as blank. */
function changedSide(before: unknown, mine: unknown, theirs: unknown): Side | null {
  if (same(mine, theirs)) return 'theirs';
  const isBefore = (value: unknown) => (before === undefined ? isUnfilled(value) : same(before, value));
  if (isBefore(mine)) return 'theirs';
  return isBefore(theirs) ? 'mine' : null;
}

/** A part that either side has checked is checked; it asks nothing. */
function withUnchecked(one: Note, before: Note | undefined, mine: Note, theirs: Note): Note {
  if (!mine.unchecked && !theirs.unchecked) return one;
  return { ...one, unchecked: kept(before?.unchecked ?? [], mine.unchecked ?? [], theirs.unchecked ?? []) };
}

/** The notes linked to a rating: those that both knew and neither removed, and those that either added. */
function links(before: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  return kept(before, mine, theirs).slice(0, maxEvidence);
}

function kept(before: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const stayed = before.filter((id) => mine.includes(id) && theirs.includes(id));
  const added = [...new Set([...mine, ...theirs])].filter((id) => !before.includes(id)).toSorted();
  return [...stayed, ...added];
}

function isUnfilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isUnfilled);
  return value === null || value === undefined || (typeof value === 'string' && isBlank(value));
}

/** Whether two values are equal, ignoring trimmed white space and the order of keys, which the server may change. */
function same(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) => {
    if (typeof part === 'string') return part.trim();
    if (part === null || typeof part !== 'object' || Array.isArray(part)) return part;
    return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}
