// The before and after of audit entries in words.

import { roleLabel, roles } from '#domain/people/roles.ts';

/** How a value reads, and whether it is the id of something with a name. */
type FactKind = 'text' | 'yes-no' | 'role' | 'list' | 'id' | 'person' | 'club' | 'video';

/** Every fact that commands may record, with its words. A fact without words cannot be recorded. */
export const auditFacts = {
  role: { label: 'Role', kind: 'role' },
  state: { label: 'State', kind: 'text' },
  status: { label: 'Connection', kind: 'text' },
  name: { label: 'Name', kind: 'text' },
  code: { label: 'Code', kind: 'text' },
  title: { label: 'Title', kind: 'text' },
  sessionDate: { label: 'Begins', kind: 'text' },
  sessions: { label: 'Sessions', kind: 'text' },
  reason: { label: 'Reason', kind: 'text' },
  reasons: { label: 'Why', kind: 'list' },
  amount: { label: 'Credits added', kind: 'text' },
  balance: { label: 'Balance', kind: 'text' },
  credit: { label: 'Paid with a credit', kind: 'yes-no' },
  coachId: { label: 'Coach', kind: 'person' },
  playerId: { label: 'Player', kind: 'person' },
  verifierId: { label: 'Verifier', kind: 'person' },
  confirmerId: { label: 'Confirmed by', kind: 'person' },
  guardianId: { label: 'Guardian', kind: 'person' },
  adultOn: { label: 'Junior until', kind: 'text' },
  clubId: { label: 'Club', kind: 'club' },
  provider: { label: 'Provider', kind: 'text' },
  invitationId: { label: 'Invitation', kind: 'id' },
  importId: { label: 'Import', kind: 'id' },
  invited: { label: 'People asked', kind: 'text' },
  again: { label: 'Sent again', kind: 'yes-no' },
  fields: { label: 'Fields', kind: 'list' },
  endpoint: { label: 'Call', kind: 'text' },
  level: { label: 'Level', kind: 'text' },
  currentLevel: { label: 'Level', kind: 'text' },
  isLevelVerified: { label: 'Verified', kind: 'yes-no' },
  version: { label: 'Version of the review', kind: 'text' },
  overallScore: { label: 'Overall score', kind: 'text' },
  noteId: { label: 'Note', kind: 'id' },
  job: { label: 'Job', kind: 'text' },
  failure: { label: 'Failure', kind: 'text' },
  purpose: { label: 'Kind of link', kind: 'text' },
  expiresAt: { label: 'Valid until', kind: 'text' },
  choice: { label: 'Answer', kind: 'text' },
  isPublic: { label: 'Public', kind: 'yes-no' },
  isListed: { label: 'For search engines', kind: 'yes-no' },
  page: { label: 'Page', kind: 'text' },
  scope: { label: 'Taken down', kind: 'text' },
  members: { label: 'Members', kind: 'text' },
  coaches: { label: 'Coaches', kind: 'text' },
  managers: { label: 'Managers', kind: 'text' },
  applicants: { label: 'Waiting to join', kind: 'text' },
  awards: { label: 'Awards', kind: 'list' },
  season: { label: 'Season', kind: 'text' },
  invitations: { label: 'Open invitations', kind: 'text' },
  group: { label: 'Group', kind: 'text' },
  added: { label: 'Members added', kind: 'text' },
  people: { label: 'People', kind: 'text' },
  scale: { label: 'Level scale', kind: 'text' },
  steps: { label: 'Steps', kind: 'list' },
  source: { label: 'Source', kind: 'text' },
  removed: { label: 'Members taken out', kind: 'text' },
} as const satisfies Record<string, { label: string; kind: FactKind }>;

export type AuditFact = keyof typeof auditFacts;

/** Facts of an action: values by name. */
export type AuditFacts = Partial<Record<AuditFact, unknown>>;

/** One fact, before and after; null where that side is unset. */
export interface FactChange {
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
    label: known[fact]?.label ?? fact,
    before: valueWords(fact, sides.before[fact], names),
    after: valueWords(fact, sides.after[fact], names),
  }));
}

function valueWords(fact: string, value: unknown, names: Names): string | null {
  if (value === undefined) return null;
  if (value === null) return 'none';
  const kind = known[fact]?.kind ?? 'text';
  if (kind === 'yes-no') return value === true ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map((one) => plain(one)).join(', ') || 'none';
  const text = plain(value);
  if (kind === 'role') return roles.some((one) => one === text) ? roleLabel(text as (typeof roles)[number]) : text;
  return namedKinds.includes(kind) ? (names.get(text) ?? 'deleted') : text;
}

/** A text as it is; anything else as JSON, so that nothing is hidden. */
function plain(value: unknown): string {
  if (typeof value === 'string') return value;
  return JSON.stringify(value);
}
