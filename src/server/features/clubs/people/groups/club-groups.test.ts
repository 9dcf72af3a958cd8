// Groups of a club's members, by hand and by rule.

import { and, eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { NewClubGroup } from '#contract/clubs/club-groups.ts';
import { endpoints } from '#contract/endpoints.ts';
import { maxGroups } from '#domain/clubs/club-groups.ts';
import { clubGroupMembers, clubGroups, coachConnections, notifications, users } from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { connect, makeCoach, makeMember, makeVideo } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };

const create = (manager: Person, name: string, rule: NewClubGroup['rule'] = null) =>
  test.call(manager, endpoints.createClubGroup, { body: { name, rule } });
const read = async (manager: Person, groupId: string) =>
  (await test.call(manager, endpoints.getClubGroup, { params: { groupId } })).body;
const add = (manager: Person, groupId: string, ...people: Person[]) =>
  test.call(manager, endpoints.addGroupMembers, {
    params: { groupId },
    body: { selection: { ids: people.map(({ id }) => id) } },
  });
const membersOf = async (manager: Person, group: string) =>
  (await test.call(manager, endpoints.listClubPlayers, { query: { group } })).body.rows.map(({ id }) => id).toSorted();
const idsOf = (...people: Person[]) => people.map(({ id }) => id).toSorted();
const coachesOf = async ({ id }: Person) =>
  (
    await test.context.db
      .select({ coachId: coachConnections.coachId })
      .from(coachConnections)
      .where(and(eq(coachConnections.playerId, id), eq(coachConnections.status, 'active')))
  ).map(({ coachId }) => coachId);
const newsOf = async ({ id }: Person) =>
  (
    await test.context.db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.userId, id))
  ).map(({ kind }) => kind);

describe('a group by hand', () => {
  it('is made, renamed, filled, emptied and deleted; its members keep everything', async () => {
    const { manager, known, unknown } = await makeClubWithPeople(test.context.db);
    const { status, body: group } = await create(manager, '  Tuesday   team ');
    expect([status, group.name, group.members, group.rule]).toEqual([201, 'Tuesday team', 0, null]);
    expect((await add(manager, group.id, known, unknown)).body).toEqual({
      ids: idsOf(known, unknown),
      already: 0,
      gone: 0,
    });
    expect((await add(manager, group.id, known)).body).toEqual({ ids: [], already: 1, gone: 0 });
    expect(await membersOf(manager, group.id)).toEqual(idsOf(known, unknown));
    const params = { groupId: group.id };
    const body = { selection: { ids: [known.id] } };
    expect((await test.call(manager, endpoints.removeGroupMembers, { params, body })).body.ids).toEqual([known.id]);
    const renamed = await test.call(manager, endpoints.changeClubGroup, { params, body: { name: 'Team', rule: null } });
    expect([renamed.body.name, renamed.body.members]).toEqual(['Team', 1]);
    const rows = (await test.call(manager, endpoints.listClubPlayers)).body.rows;
    expect(rows.find(({ id }) => id === unknown.id)?.groups).toEqual([{ id: group.id, name: 'Team' }]);
    expect((await test.call(manager, endpoints.deleteClubGroup, { params })).status).toBe(204);
    expect((await test.call(manager, endpoints.getClubGroup, { params })).status).toBe(404);
    expect((await test.call(manager, endpoints.listClubPlayers)).body.rows).toHaveLength(2);
  });

  it('has a name of its own in the club, without regard to case and accents, and 60 characters at most', async () => {
    const [own, other] = [await makeClubWithPeople(test.context.db), await makeClubWithPeople(test.context.db)];
    const { body: group } = await create(own.manager, 'Jüniors Ø');
    const again = await create(own.manager, 'juniors o');
    expect([again.status, again.error]).toEqual([
      400,
      expect.objectContaining({ fields: { name: 'Your club already has a group with this name.' } }),
    ]);
    expect((await create(other.manager, 'juniors o')).status).toBe(201);
    const params = { groupId: group.id };
    const same = await test.call(own.manager, endpoints.changeClubGroup, {
      params,
      body: { name: 'JUNIORS Ø', rule: null },
    });
    expect(same.body.name).toBe('JUNIORS Ø');
    for (const name of ['', '\u200b', 'a'.repeat(61), 'www.evil.example', '<b>'])
      expect((await create(own.manager, name)).status).toBe(400);
    expect((await create(own.manager, 'ø'.repeat(60))).status).toBe(201);
  });

  it('made twice at the same moment is one group', async () => {
    const { manager } = await makeClubWithPeople(test.context.db);
    const made = await Promise.all([create(manager, 'Team'), create(manager, 'team')]);
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 400]);
  });

  it('is one of at most a hundred', async () => {
    const { manager, club } = await makeClubWithPeople(test.context.db);
    await test.context.db
      .insert(clubGroups)
      .values(Array.from({ length: maxGroups }, (_, index) => ({ clubId: club.id, name: `Group ${index}` })));
    const refused = await create(manager, 'One more');
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'A club can have up to 100 groups. Delete an old one first.',
    ]);
  });

  it('gives its coach to its members and to those added later, and notifies each once', async () => {
    const { manager, coach, club, known, unknown } = await makeClubWithPeople(test.context.db);
    const { body: group } = await create(manager, 'Team');
    await add(manager, group.id, known, unknown);
    const params = { groupId: group.id };
    const set = await test.call(manager, endpoints.setGroupCoach, { params, body: { coachId: coach.id } });
    expect(set.body).toEqual({ ids: [unknown.id], already: 1, gone: 0 });
    const later = await makeMember(test.context.db, club.id);
    await add(manager, group.id, later);
    expect(await coachesOf(later)).toEqual([coach.id]);
    expect(await read(manager, group.id)).toMatchObject({ coach: { id: coach.id }, members: 3, withoutCoach: 0 });
    await test.runJobs();
    expect([await newsOf(unknown), await newsOf(later), await newsOf(known)]).toEqual([
      ['club-gave-coach'],
      ['club-gave-coach'],
      [],
    ]);
    // Without a coach again nothing ends.
    await test.call(manager, endpoints.setGroupCoach, { params, body: { coachId: null } });
    expect(await coachesOf(later)).toEqual([coach.id]);
  });

  it('takes a coach of the club alone, who is active', async () => {
    const [own, other] = [await makeClubWithPeople(test.context.db), await makeClubWithPeople(test.context.db)];
    const { body: group } = await create(own.manager, 'Team');
    const set = (coachId: string) =>
      test.call(own.manager, endpoints.setGroupCoach, { params: { groupId: group.id }, body: { coachId } });
    for (const { id } of [other.coach, own.known, await makeCoach(test.context.db)])
      expect((await set(id)).status).toBe(404);
    await test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, own.coach.id));
    expect((await set(own.coach.id)).status).toBe(409);
    expect((await read(own.manager, group.id)).coach).toBeNull();
  });

  it('loses a member who leaves the club, and says so of one who is chosen too late', async () => {
    const { manager, coach, known, unknown } = await makeClubWithPeople(test.context.db);
    const { body: group } = await create(manager, 'Team');
    await add(manager, group.id, known);
    await test.call(manager, endpoints.setGroupCoach, { params: { groupId: group.id }, body: { coachId: coach.id } });
    await test.call(manager, endpoints.removeClubPlayer, { params: { userId: known.id } });
    expect(await membersOf(manager, group.id)).toEqual([]);
    expect((await test.context.db.select().from(clubGroupMembers)).map(({ userId }) => userId)).not.toContain(known.id);
    expect((await add(manager, group.id, known, unknown)).body).toEqual({ ids: [unknown.id], already: 0, gone: 1 });
    await test.call(manager, endpoints.removeClubCoach, { params: { userId: coach.id } });
    expect((await read(manager, group.id)).coach).toBeNull();
  });

  it('of five thousand is filled by one command with as many statements as one of two, and takes no more', async () => {
    const { db } = test.context;
    const { manager, club, coach, known, unknown } = await makeClubWithPeople(db);
    const { body: group } = await create(manager, 'Everyone');
    const params = { groupId: group.id };
    await test.call(manager, endpoints.setGroupCoach, { params, body: { coachId: coach.id } });
    const fill = (people: number) =>
      test.call(manager, endpoints.addGroupMembers, {
        params,
        body: { selection: { filter: {}, expected: people } },
      });
    const few = await countStatements(() => fill(2));
    await test.call(manager, endpoints.removeGroupMembers, {
      params,
      body: { selection: { ids: [known.id, unknown.id] } },
    });
    await db.execute(sql`
      insert into users (id, email, first_name, last_name, country, state, access_type, club_id)
      select gen_random_uuid(), ${newId()} || number || '@pala.test', 'Alma', 'Lund ' || number, 'DK', 'active', 'club', ${club.id}
      from generate_series(1, 4998) as number`);
    const many = await countStatements(async () =>
      expect((await fill(5000)).body).toMatchObject({ already: 0, gone: 0 }),
    );
    expect(many).toBeLessThanOrEqual(few + 1);
    expect(await read(manager, group.id)).toMatchObject({ members: 5000, withoutCoach: 0 });
    const late = await makeMember(db, club.id);
    const refused = await add(manager, group.id, late);
    expect([refused.status, refused.error?.message]).toEqual([409, 'A group can have up to 5,000 members.']);
    expect(await coachesOf(late)).toEqual([]);
    const all = await fill(5001);
    expect(all.status).toBe(400);
  }, 120_000);
});

describe('a group by rule', () => {
  const level = async ({ id }: Person, currentLevel: string | null) =>
    test.context.db.update(users).set({ currentLevel }).where(eq(users.id, id));

  it('has the members of its levels, computed each time', async () => {
    const { manager, known, unknown } = await makeClubWithPeople(test.context.db);
    await level(known, '3.9');
    await level(unknown, null);
    const { body: group } = await create(manager, 'Middle', { levels: { from: '3.0', to: '3.5' }, coachId: null });
    expect(group).toMatchObject({ members: 1, rule: { levels: { from: '3.0', to: '3.5' }, coach: null } });
    expect(await membersOf(manager, group.id)).toEqual([known.id]);
    await level(known, '4.0');
    await level(unknown, '3.0');
    expect(await membersOf(manager, group.id)).toEqual([unknown.id]);
    const row = (await test.call(manager, endpoints.listClubPlayers)).body.rows.find(({ id }) => id === unknown.id);
    expect(row?.groups).toEqual([{ id: group.id, name: 'Middle' }]);
  });

  it('has the members of its coach while they are in the club, and nobody else’s', async () => {
    const { manager, coach, club, known, unknown } = await makeClubWithPeople(test.context.db);
    const freelance = await makeCoach(test.context.db);
    await connect(test.context.db, freelance, unknown);
    const { body: group } = await create(manager, 'Of the coach', { levels: null, coachId: coach.id });
    expect(await membersOf(manager, group.id)).toEqual([known.id]);
    expect((await create(manager, 'Other', { levels: null, coachId: freelance.id })).status).toBe(400);
    await test.call(manager, endpoints.removeClubCoach, { params: { userId: coach.id } });
    const after = await read(manager, group.id);
    expect([after.members, after.rule?.coach]).toEqual([0, expect.objectContaining({ id: coach.id, isOfClub: false })]);
    expect(club.id).toBeDefined();
  });

  it('refuses impossible levels, no rule at all, and members by hand', async () => {
    const { manager, known } = await makeClubWithPeople(test.context.db);
    for (const rule of [
      { levels: { from: '4.0', to: '3.5' }, coachId: null },
      { levels: { from: '0.5', to: '3.5' }, coachId: null },
      { levels: { from: '3.0', to: '7.5' }, coachId: null },
      { levels: null, coachId: null },
    ])
      expect((await create(manager, 'Impossible', rule as never)).status).toBe(400);
    const { body: group } = await create(manager, 'Top', { levels: { from: '7.0', to: '7.0' }, coachId: null });
    const refused = await add(manager, group.id, known);
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'This group is made by its rule. Change the rule instead.',
    ]);
    const params = { groupId: group.id };
    const byHand = await test.call(manager, endpoints.changeClubGroup, { params, body: { name: 'Top', rule: null } });
    expect(byHand.status).toBe(409);
  });

  it('gives its coach to those in it, and says how many have come since', async () => {
    const { manager, coach, known, unknown } = await makeClubWithPeople(test.context.db);
    await level(known, '3.0');
    await level(unknown, null);
    const { body: group } = await create(manager, 'Middle', { levels: { from: '3.0', to: '3.5' }, coachId: null });
    const params = { groupId: group.id };
    await test.call(manager, endpoints.setGroupCoach, { params, body: { coachId: coach.id } });
    await level(unknown, '3.5');
    expect(await read(manager, group.id)).toMatchObject({ members: 2, withoutCoach: 1 });
    expect(await coachesOf(unknown)).toEqual([]);
    await test.call(manager, endpoints.setGroupCoach, { params, body: { coachId: coach.id } });
    expect(await coachesOf(unknown)).toEqual([coach.id]);
  });
});

describe('a group’s report and reel', () => {
  it('are about its members alone, and not found for another club', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    for (const player of [own.known, own.unknown]) await makeVideo(db, player, { uploadDate: '2026-03-05T10:00:00Z' });
    const { body: group } = await create(own.manager, 'Team');
    await add(own.manager, group.id, own.known);
    const query = { from: '2026-03-01', to: '2026-03-31', timeZone: 'UTC', groupId: group.id };
    const report = (await test.call(own.manager, endpoints.getClubReport, { query })).body;
    expect(report).toMatchObject({
      members: 1,
      totals: { videos: 1 },
      group: { id: group.id, name: 'Team' },
      player: null,
    });
    expect(report.players.map(({ player }) => player.id)).toEqual([own.known.id]);
    expect((await test.call(other.manager, endpoints.getClubReport, { query })).status).toBe(404);
    for (const player of [own.known, own.unknown]) await publishReview(test, own.coach, player);
    const moments = async (manager: Person, filter: object) =>
      (await test.call(manager, endpoints.listReelMoments, { query: filter })).body.rows.map(({ player }) => player.id);
    const all = await moments(own.manager, {});
    const ofGroup = await moments(own.manager, { groupId: group.id });
    expect(ofGroup).toEqual(all.filter((id) => id === own.known.id));
    expect(await moments(other.manager, { groupId: group.id })).toEqual([]);
  });
});
