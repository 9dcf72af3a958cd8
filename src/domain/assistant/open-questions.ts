// Questions that Smashy could not help with, and the entries that administrators add for them.

import { singleSkills } from '#domain/skills/skills.ts';

/** What an administrator says of a group of questions (docs/product.md#smashy). */
export const questionMarks = ['answered', 'not-padel'] as const;
export type QuestionMark = (typeof questionMarks)[number];

/** The lists of groups. An answered group is open again when it is asked without success after the day of its mark. */
export const questionStates = ['open', ...questionMarks] as const;
export type QuestionState = (typeof questionStates)[number];

/** Skills that an entry can be about. */
export const entrySkills = ['smash', ...singleSkills] as const;

/** Limits of an installation's own entries, in characters and numbers (docs/product.md#limits). */
export const ownEntryLimits = { question: 200, wordings: 10, answer: 4000, entries: 500 } as const;
