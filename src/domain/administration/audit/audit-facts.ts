// The before and after of audit entries in words.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import { seasonWords as clipSeasonWords, isSeason as isClipSeason } from '#domain/levels/clip-season.ts';
import { accountStateLabels } from '#domain/people/account-states.ts';
import { roleLabel, roles } from '#domain/people/roles.ts';
import { type AwardCategory, awardCategories, awardName } from '#domain/publicity/awards/award-categories.ts';
import { type Season, seasonWords } from '#domain/publicity/awards/season.ts';
import { numberText } from '#domain/round-to.ts';

/** How a value reads, and whether it is the id of something with a name. */
type FactKind =
  | 'text'
  | 'yes-no'
  | 'role'
  | 'list'
  | 'awards'
  | 'season'
  | 'codes'
  | 'figure'
  | 'id'
  | 'person'
  | 'club'
  | 'video';

/** Every fact that commands may record, with its words. A fact without words cannot be recorded. */
export const auditFacts = said({
  role: { label: msg`Role`, kind: 'role' },
  state: { label: msg`State`, kind: 'codes' },
  status: { label: msg`Connection`, kind: 'codes' },
  name: { label: msg`Name`, kind: 'text' },
  code: { label: msg`Code`, kind: 'text' },
  title: { label: msg`Title`, kind: 'text' },
  sessionDate: { label: msg`Begins`, kind: 'text' },
  sessions: { label: msg`Sessions`, kind: 'text' },
  reason: { label: msg`Reason`, kind: 'text' },
  reasons: { label: msg`Why`, kind: 'list' },
  amount: { label: msg`Credits added`, kind: 'text' },
  balance: { label: msg`Balance`, kind: 'text' },
  credit: { label: msg`Paid with a credit`, kind: 'yes-no' },
  coachId: { label: msg`Coach`, kind: 'person' },
  playerId: { label: msg`Player`, kind: 'person' },
  verifierId: { label: msg`Verifier`, kind: 'person' },
  confirmerId: { label: msg`Confirmed by`, kind: 'person' },
  guardianId: { label: msg`Guardian`, kind: 'person' },
  adultOn: { label: msg`Junior until`, kind: 'text' },
  clubId: { label: msg`Club`, kind: 'club' },
  provider: { label: msg`Provider`, kind: 'text' },
  invitationId: { label: msg`Invitation`, kind: 'id' },
  importId: { label: msg`Import`, kind: 'id' },
  invited: { label: msg`People asked`, kind: 'text' },
  again: { label: msg`Sent again`, kind: 'yes-no' },
  fields: { label: msg`Fields`, kind: 'list' },
  endpoint: { label: msg`Call`, kind: 'text' },
  level: { label: msg`Level`, kind: 'figure' },
  currentLevel: { label: msg`Level`, kind: 'figure' },
  isLevelVerified: { label: msg`Verified`, kind: 'yes-no' },
  version: { label: msg`Version of the review`, kind: 'text' },
  overallScore: { label: msg`Overall score`, kind: 'figure' },
  noteId: { label: msg`Note`, kind: 'id' },
  job: { label: msg`Job`, kind: 'text' },
  failure: { label: msg`Failure`, kind: 'text' },
  purpose: { label: msg`Kind of link`, kind: 'codes' },
  expiresAt: { label: msg`Valid until`, kind: 'text' },
  choice: { label: msg`Answer`, kind: 'codes' },
  isPublic: { label: msg`Public`, kind: 'yes-no' },
  isListed: { label: msg`For search engines`, kind: 'yes-no' },
  page: { label: msg`Page`, kind: 'text' },
  scope: { label: msg`Taken down`, kind: 'codes' },
  members: { label: msg`Members`, kind: 'text' },
  coaches: { label: msg`Coaches`, kind: 'text' },
  managers: { label: msg`Managers`, kind: 'text' },
  applicants: { label: msg`Waiting to join`, kind: 'text' },
  awards: { label: msg`Awards`, kind: 'awards' },
  season: { label: msg`Season`, kind: 'season' },
  invitations: { label: msg`Open invitations`, kind: 'text' },
  group: { label: msg`Group`, kind: 'text' },
  added: { label: msg`Members added`, kind: 'text' },
  people: { label: msg`People`, kind: 'text' },
  scale: { label: msg`Level scale`, kind: 'text' },
  steps: { label: msg`Steps`, kind: 'list' },
  source: { label: msg`Source`, kind: 'text' },
  removed: { label: msg`Members taken out`, kind: 'text' },
} satisfies Record<string, { label: MessageDescriptor; kind: FactKind }>);

/** What is recorded as codes, in words. */
const codeWords: Readonly<Record<string, MessageDescriptor>> = {
  ...accountStateLabels,
  requested: msg({ message: 'Requested', context: 'connection' }),
  ended: msg({ message: 'Ended', context: 'connection' }),
  granted: msg({ message: 'Taken down', context: 'takedown' }),
  refused: msg({ message: 'Refused', context: 'answer' }),
  agreed: msg({ message: 'Agreed', context: 'answer' }),
  open: msg({ message: 'Open', context: 'question' }),
  answered: msg({ message: 'Answered', context: 'question' }),
  'not-padel': msg`Not padel`,
  invitation: msg`Invitation`,
  'reset-password': msg`New password`,
  page: msg({ message: 'The page', context: 'takedown' }),
  person: msg({ message: 'A person', context: 'takedown' }),
  video: msg({ message: 'A video', context: 'takedown' }),
  clip: msg({ message: 'A clip', context: 'takedown' }),
};

export type AuditFact = keyof typeof auditFacts;

/** Facts of an action: values by name. */
export type AuditFacts = Partial<Record<AuditFact, unknown>>;

/** One fact, before and after; null where that side is unset. */
export interface FactChange {
  /** Its name as recorded. */
  fact: string;
  label: string;
  before: string | null;
  after: string | null;
}

/** Names by id. */
export type Names = ReadonlyMap<string, string>;

const namedKinds: readonly FactKind[] = ['person', 'club', 'video'];
const known: Readonly<Record<string, { label: string; kind: FactKind }>> = auditFacts;

/** The ids in facts that have a name, to look them up. */
export function namedIds(facts: object | null): string[] {
  return Object.entries(facts ?? {}).flatMap(([fact, value]) => {
    const kind = known[fact]?.kind;
    return kind !== undefined && namedKinds.includes(kind) && typeof value === 'string' ? [value] : [];
  });
}

/** The facts of an entry in words, those of before first. Unknown facts appear by name. */
export function factChanges(before: object | null, after: object | null, names: Names): FactChange[] {
  const sides = { before: { ...before }, after: { ...after } } as Record<'before' | 'after', Record<string, unknown>>;
  const facts = new Set([...Object.keys(sides.before), ...Object.keys(sides.after)]);
  return [...facts].map((fact) => ({
    fact,
    label: known[fact]?.label ?? fact,
    before: valueWords(fact, sides.before[fact], names),
    after: valueWords(fact, sides.after[fact], names),
  }));
}

function valueWords(fact: string, value: unknown, names: Names): string | null {
  if (value === undefined) return null;
  if (value === null) return say(msg`none`);
  const kind = known[fact]?.kind ?? 'text';
  if (kind === 'yes-no') return value === true ? say(msg`yes`) : say(msg`no`);
  if (Array.isArray(value)) {
    const words = value.map((one) => (kind === 'awards' && isAward(one) ? awardName(one) : plain(one)));
    return words.join(', ') || say(msg`none`);
  }
  if (kind === 'season' && typeof value === 'object') return seasonWords(value as Season);
  if (kind === 'codes') return plain(value).split(', ').map(codeInWords).join(', ');
  if (kind === 'season' && isClipSeason(plain(value))) return clipSeasonWords(plain(value));
  const text = kind === 'figure' ? numberText(plain(value)) : plain(value);
  if (kind === 'role') return roles.some((one) => one === text) ? roleLabel(text as (typeof roles)[number]) : text;
  return namedKinds.includes(kind) ? (names.get(text) ?? say(msg`deleted`)) : text;
}

/** A code in words; what was recorded in words stays. */
function codeInWords(code: string): string {
  const words = codeWords[code];
  return words === undefined ? code : say(words);
}

const isAward = (value: unknown): value is AwardCategory => awardCategories.some((one) => one === value);

/** A text as it is; anything else as JSON, so that nothing is hidden. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
