// Being shown in the club's content: who decides, for whom a yes counts, and what ends it.

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ContentChoice } from '#domain/publicity/club-content.ts';
import { auditEntries, contentChoices, users } from '#server/db/schema/index.ts';
import { makeAdmin, makeClub, makeMember, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
let club: { id: string; name: string };
let member: Person;
let manager: Person;

beforeEach(async () => {
  const { db } = test.context;
  club = await makeClub(db);
  member = await makeMember(db, club.id);
  manager = await makePerson(db, { role: 'club', clubId: club.id });
});

const decide = (person: Person, choice: ContentChoice) =>
  test.call(person, endpoints.decideContentChoice, { body: { choice, nameStyle: 'short' } });
const members = async (as = manager) => (await test.call(as, endpoints.listContentMembers)).body;
const change = ({ id }: Person, columns: Partial<typeof users.$inferInsert>) =>
  test.context.db.update(users).set(columns).where(eq(users.id, id));

describe('a member', () => {
  it('stays private until they agree', async () => {
    const { body } = await test.call(member, endpoints.getContentChoice);
    expect(body).toEqual({ clubName: club.name, choice: null, nameStyle: 'full', decidedAt: null });
    expect(await members()).toMatchObject([{ id: member.id, choice: null, isPublic: false }]);
  });

  it('becomes public after agreeing, and private after refusing', async () => {
    expect((await decide(member, 'agreed')).body).toMatchObject({ choice: 'agreed', nameStyle: 'short' });
    expect(await members()).toMatchObject([{ choice: 'agreed', isPublic: true }]);
    await decide(member, 'refused');
    expect(await members()).toMatchObject([{ choice: 'refused', isPublic: false }]);
  });

  it('leaves an audit entry for each decision', async () => {
    await decide(member, 'agreed');
    await decide(member, 'refused');
    const entries = await test.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, member.id))
      .orderBy(auditEntries.id);
    expect(entries.map(({ action, actorId, before, after }) => ({ action, actorId, before, after }))).toEqual([
      {
        action: 'content-choice-made',
        actorId: member.id,
        before: { choice: null },
        after: { choice: 'agreed', clubId: club.id },
      },
      {
        action: 'content-choice-made',
        actorId: member.id,
        before: { choice: 'agreed' },
        after: { choice: 'refused', clubId: club.id },
      },
    ]);
  });

  it('decides alone, never an impersonator', async () => {
    const admin = await makeAdmin(test.context.db);
    const started = await test.call(admin, endpoints.startView, { body: { userId: member.id } });
    const cookie = String(started.raw.headers['set-cookie']).split(';')[0] as string;
    const body = { choice: 'agreed', nameStyle: 'full' } as const;
    const { status, error } = await test.call(null, endpoints.decideContentChoice, { body, headers: { cookie } });
    expect([status, error.code]).toEqual([403, 'viewing_as_other']);
  });

  it.each([
    ['is leaving', { state: 'deleted' }],
    ['is suspended', { state: 'suspended' }],
    ['has left the club', { accessType: 'direct', clubId: null }],
    ['is a coach now', { role: 'coach_club' }],
  ] as const)('is in nobody’s list once they %s', async (_, columns) => {
    await decide(member, 'agreed');
    await change(member, columns);
    expect(await members()).toEqual([]);
  });

  it('decides again in another club', async () => {
    await decide(member, 'agreed');
    const { db } = test.context;
    const other = await makeClub(db);
    await change(member, { clubId: other.id });
    expect((await test.call(member, endpoints.getContentChoice)).body.choice).toBeNull();
    expect(await members(await makePerson(db, { role: 'club', clubId: other.id }))).toMatchObject([
      { choice: null, isPublic: false },
    ]);
    await decide(member, 'refused');
    expect(await db.select().from(contentChoices).where(eq(contentChoices.userId, member.id))).toMatchObject([
      { clubId: other.id, choice: 'refused' },
    ]);
  });
});

it('direct players have no choice to make', async () => {
  const player = await makePlayer(test.context.db);
  expect((await test.call(player, endpoints.getContentChoice)).body).toMatchObject({ clubName: null, choice: null });
  expect((await decide(player, 'agreed')).status).toBe(409);
});

it('a manager sees members of the own club only', async () => {
  const { db } = test.context;
  const stranger = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
  expect(await members(stranger)).toEqual([]);
  expect((await test.call(await makePerson(db, { role: 'club' }), endpoints.listContentMembers)).status).toBe(404);
});
