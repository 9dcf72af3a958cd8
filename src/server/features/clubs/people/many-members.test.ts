// Actions of a manager on many members and invitations at once.

import { and, eq, inArray, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { MemberSelection } from '#contract/clubs/club-players.ts';
import { endpoints } from '#contract/endpoints.ts';
import { offerLanguages } from '#domain/language/languages.ts';
import { clubImports, clubInvitations, coachConnections, notifications, users } from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { connect, makeCoach, makeMember } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };

const ids = (...people: Person[]): MemberSelection => ({ ids: people.map(({ id }) => id) });
const assign = (manager: Person, coach: Person, selection: MemberSelection) =>
  test.call(manager, endpoints.assignCoachToMembers, { body: { coachId: coach.id, selection } });
const everyone = (expected: number, filter: object = {}) => ({ filter, except: [], expected }) as never;
const newsOf = async (...people: Person[]) =>
  test.context.db
    .select({ userId: notifications.userId, kind: notifications.kind, facts: notifications.facts })
    .from(notifications)
    .where(
      inArray(
        notifications.userId,
        people.map(({ id }) => id),
      ),
    );
const coachesOf = async ({ id }: Person) =>
  (
    await test.context.db
      .select({ coachId: coachConnections.coachId })
      .from(coachConnections)
      .where(and(eq(coachConnections.playerId, id), eq(coachConnections.status, 'active')))
  ).map(({ coachId }) => coachId);
const insertMembers = (clubId: string, count: number) =>
  test.context.db.execute(sql`
    insert into users (id, email, first_name, last_name, country, state, access_type, club_id)
    select gen_random_uuid(), ${newId()} || number || '@pala.test', 'Alma', 'Lund', 'DK', 'active', 'club', ${clubId}
    from generate_series(1, ${count}::int) as number`);

describe('the list of members', () => {
  it('is ordered by each column in both directions, each member once across pages', async () => {
    const { db } = test.context;
    const { club, manager, coach } = await makeClubWithPeople(db);
    for (const [index, level] of ['3.0', '3.0', '4.5', null, null, '1.0'].entries()) {
      const member = await makeMember(db, club.id, { currentLevel: level, firstName: `M${index}` });
      if (index % 2 === 0) await connect(db, coach, member);
    }
    await insertMembers(club.id, 60);
    for (const order of ['name', '-name', 'level', '-level', 'coach', '-coach', 'active', '-active'] as const) {
      const first = (await test.call(manager, endpoints.listClubPlayers, { query: { order } })).body;
      const after = first.next ?? '';
      const second = (await test.call(manager, endpoints.listClubPlayers, { query: { order, after } })).body;
      const rows = [...first.rows, ...second.rows];
      expect(new Set(rows.map(({ id }) => id)).size).toBe(68);
      const levels = rows.map(({ currentLevel }) => currentLevel).filter((level) => level !== null);
      if (order === 'level') expect(levels).toEqual(['1.0', '3.0', '3.0', '4.5']);
      if (order === '-level') expect(levels).toEqual(['4.5', '3.0', '3.0', '1.0']);
      if (order.endsWith('level')) expect(rows.slice(0, 4).every(({ currentLevel }) => currentLevel)).toBe(true);
      if (order.endsWith('coach')) expect(rows.slice(0, 4).every(({ coaches }) => coaches.length > 0)).toBe(true);
    }
  });

  it('finds names and addresses without accents, and counts what matches', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    const member = await makeMember(db, club.id, { firstName: 'Øyvind', email: `jose-${newId()}@pala.test` });
    for (const search of ['oyv', 'José-', member.email.toUpperCase()]) {
      const { rows } = (await test.call(manager, endpoints.listClubPlayers, { query: { search } })).body;
      expect(rows.map(({ id }) => id)).toEqual([member.id]);
      const counts = (await test.call(manager, endpoints.countClubPeople, { query: { search } })).body;
      expect(counts).toMatchObject({ members: 3, matching: 1 });
    }
  });

  it('takes as many statements in a club of five thousand as in one of two', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    const read = async () => {
      await test.call(manager, endpoints.listClubPlayers, { query: { order: '-active' } });
      await test.call(manager, endpoints.countClubPeople);
    };
    await read();
    const few = await countStatements(read);
    await insertMembers(club.id, 5000);
    expect(await countStatements(read)).toBe(few);
    const counts = (await test.call(manager, endpoints.countClubPeople, { query: { search: 'Lund' } })).body;
    expect(counts.members).toBe(5002);
  }, 60_000);
});

describe('assigning a coach to many', () => {
  it('connects those who had them not, says who had, and notifies each person once', async () => {
    const { db } = test.context;
    const { club, manager, coach, known, unknown } = await makeClubWithPeople(db);
    const asked = await makeMember(db, club.id);
    await connect(db, coach, asked, 'requested');
    const answer = await assign(manager, coach, ids(known, unknown, asked));
    expect(answer.body).toMatchObject({ already: 1, gone: 0 });
    expect(answer.body.ids.toSorted()).toEqual([unknown.id, asked.id].toSorted());
    expect([await coachesOf(unknown), await coachesOf(asked)]).toEqual([[coach.id], [coach.id]]);
    await test.runJobs();
    await test.runJobs();
    const news = await newsOf(coach, unknown, asked, known);
    expect(news.map(({ userId, kind }) => `${userId} ${kind}`).toSorted()).toEqual(
      [`${coach.id} club-gave-players`, `${unknown.id} club-gave-coach`, `${asked.id} club-gave-coach`].toSorted(),
    );
    expect(news.find(({ kind }) => kind === 'club-gave-players')?.facts).toMatchObject({ players: 2 });
    const again = await assign(manager, coach, ids(unknown, asked));
    expect(again.body).toEqual({ ids: [], already: 2, gone: 0 });
  });

  it('is for everyone who matches a filter, and refused when more match than were seen', async () => {
    const { db } = test.context;
    const { club, manager, coach, unknown } = await makeClubWithPeople(db);
    const more = await makeMember(db, club.id);
    const refused = await assign(manager, coach, everyone(1, { coach: 'none' }));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'More people match now than when you chose them. Please look at the list again.',
    ]);
    expect(await coachesOf(unknown)).toEqual([]);
    const { body } = await assign(manager, coach, everyone(3, { coach: 'none' }));
    expect([body.ids.toSorted(), body.gone]).toEqual([[unknown.id, more.id].toSorted(), 1]);
  });

  it('leaves out who has left, is suspended or is being erased, and people of other clubs, without a word about them', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    const set = (person: Person, state: 'suspended' | 'deleted') =>
      db.update(users).set({ state }).where(eq(users.id, person.id));
    const [suspended, leaving] = [await makeMember(db, own.club.id), await makeMember(db, own.club.id)];
    await set(suspended, 'suspended');
    await set(leaving, 'deleted');
    const chosen = ids(own.unknown, suspended, leaving, other.known, { id: newId() });
    expect((await assign(own.manager, own.coach, chosen)).body).toEqual({ ids: [own.unknown.id], already: 0, gone: 4 });
    expect(await coachesOf(other.known)).toEqual([other.coach.id]);
    expect((await assign(own.manager, own.coach, ids(other.known))).status).toBe(404);
  });

  it('needs a coach of the club who is active, and at least one member', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    for (const coach of [other.coach, await makeCoach(db), own.known])
      expect((await assign(own.manager, coach, ids(own.unknown))).status).toBe(404);
    expect((await assign(own.manager, own.coach, { ids: [] })).status).toBe(400);
    expect((await assign(own.manager, own.coach, everyone(0))).status).toBe(400);
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, own.coach.id));
    expect((await assign(own.manager, own.coach, ids(own.unknown))).status).toBe(409);
    expect(await coachesOf(own.unknown)).toEqual([]);
  });

  it('is undone by ending the same connections', async () => {
    const { manager, coach, known, unknown } = await makeClubWithPeople(test.context.db);
    const { body } = await assign(manager, coach, ids(known, unknown));
    const undone = await test.call(manager, endpoints.endCoachOfMembers, {
      body: { coachId: coach.id, selection: { ids: body.ids } },
    });
    expect(undone.body).toEqual({ ids: [unknown.id], already: 0, gone: 0 });
    expect([await coachesOf(known), await coachesOf(unknown)]).toEqual([[coach.id], []]);
    await test.runJobs();
    // Undone before the first job ran: nobody hears of a new coach.
    expect((await newsOf(unknown)).map(({ kind }) => kind)).toEqual(['coach-ended']);
  });

  it('takes as many statements for five thousand as for two, and no more people at once', async () => {
    const { manager, club, coach, known, unknown } = await makeClubWithPeople(test.context.db);
    const few = await countStatements(() => assign(manager, coach, ids(known, unknown)));
    await insertMembers(club.id, 4998);
    const many = await countStatements(async () =>
      expect((await assign(manager, coach, everyone(5000))).body).toMatchObject({ already: 2, gone: 0 }),
    );
    expect(many).toBeLessThanOrEqual(few);
    await makeMember(test.context.db, club.id);
    const refused = await assign(manager, coach, everyone(5000));
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'This is more than 5,000 people. Please choose fewer, for example with a filter.',
    ]);
    await test.runJobs();
    expect((await newsOf(coach)).map(({ facts }) => facts)).toContainEqual({ people: {}, players: 4998 });
  }, 120_000);
});

describe('removing many', () => {
  it('makes them direct players who keep everything; a coach hears of them in one notification', async () => {
    const { db } = test.context;
    const { club, manager, coach, known, unknown } = await makeClubWithPeople(db);
    await connect(db, coach, unknown);
    const staying = await makeMember(db, club.id);
    const { body } = await test.call(manager, endpoints.removeClubPlayers, {
      body: { selection: ids(known, unknown) },
    });
    expect([body.ids.toSorted(), body.gone]).toEqual([[known.id, unknown.id].toSorted(), 0]);
    const rows = await db.select().from(users).where(inArray(users.id, body.ids));
    expect(rows.map(({ clubId, accessType, role }) => [clubId, accessType, role])).toEqual(
      [known, unknown].map(() => [null, 'direct', 'player']),
    );
    expect((await test.call(manager, endpoints.listClubPlayers)).body.rows.map(({ id }) => id)).toEqual([staying.id]);
    await test.runJobs();
    const kinds = (await newsOf(coach, known, unknown)).map(({ userId, kind }) => `${userId} ${kind}`).toSorted();
    expect(kinds).toEqual(
      [`${coach.id} club-took-players`, `${known.id} club-left`, `${unknown.id} club-left`].toSorted(),
    );
    const again = await test.call(manager, endpoints.removeClubPlayers, { body: { selection: ids(known) } });
    expect(again.status).toBe(404);
  });

  it('takes as many statements for a hundred as for two', async () => {
    const { manager, club, known, unknown } = await makeClubWithPeople(test.context.db);
    const remove = (selection: MemberSelection) =>
      test.call(manager, endpoints.removeClubPlayers, { body: { selection } });
    const few = await countStatements(() => remove(ids(known, unknown)));
    await insertMembers(club.id, 100);
    expect(await countStatements(() => remove(everyone(100)))).toBeLessThanOrEqual(few);
  });
});

describe('many invitations', () => {
  const invite = async (clubId: string, count: number, hours: number, importId: string | null = null) =>
    test.context.db
      .insert(clubInvitations)
      .values(
        Array.from({ length: count }, (_, index) => ({
          clubId,
          email: `${newId()}-${index}@pala.test`,
          firstName: 'Ida',
          lastName: 'Lund',
          country: 'DK',
          role: 'player' as const,
          carriedOutAt: sql`now()`,
          createdAt: sql`now() - make_interval(hours => ${hours})`,
          importId,
        })),
      )
      .returning({ id: clubInvitations.id, email: clubInvitations.email });

  it('of an import have two weeks, in the counts as in the lists', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    const begun = { clubId: club.id, submissionKey: newId(), total: 2 };
    const [entry] = await db.insert(clubImports).values(begun).returning({ id: clubImports.id });
    await invite(club.id, 2, 80, entry?.id);
    await invite(club.id, 1, 340, entry?.id);
    expect((await test.call(manager, endpoints.countClubPeople)).body).toMatchObject({ invited: 2, expired: 1 });
    const query = { role: 'player', state: 'open' } as const;
    expect((await test.call(manager, endpoints.listClubInvitations, { query })).body.rows).toHaveLength(2);
  });

  it('are counted and listed by whether their link is still valid, and sent again together', async () => {
    const { club, manager } = await makeClubWithPeople(test.context.db);
    const [fresh] = await invite(club.id, 1, 1);
    const old = await invite(club.id, 3, 80);
    const counts = async () => (await test.call(manager, endpoints.countClubPeople)).body;
    expect(await counts()).toMatchObject({ invited: 1, expired: 3 });
    const expired = await test.call(manager, endpoints.listClubInvitations, {
      query: { role: 'player', state: 'expired' },
    });
    expect(expired.body.rows.map(({ id, isExpired }) => `${id} ${isExpired}`).toSorted()).toEqual(
      old.map(({ id }) => `${id} true`).toSorted(),
    );
    const { body } = await test.call(manager, endpoints.resendClubInvitations, {
      body: { selection: everyone(3, { state: 'expired' }) },
    });
    expect([body.ids.toSorted(), body.already, body.gone]).toEqual([old.map(({ id }) => id).toSorted(), 0, 0]);
    expect(await counts()).toMatchObject({ invited: 4, expired: 0 });
    expect(fresh).toBeDefined();
    await test.runJobs();
    const accounts = await test.context.db
      .select({ id: users.id })
      .from(users)
      .where(
        inArray(
          users.email,
          old.map(({ email }) => email),
        ),
      );
    expect(accounts).toHaveLength(3);
  });

  it('are withdrawn together with their pending accounts, of the own club alone', async () => {
    const [own, other] = [await makeClubWithPeople(test.context.db), await makeClubWithPeople(test.context.db)];
    const [mine, theirs] = [await invite(own.club.id, 2, 1), await invite(other.club.id, 1, 1)];
    const withdraw = (selection: MemberSelection) =>
      test.call(own.manager, endpoints.withdrawClubInvitations, { body: { selection } });
    expect((await withdraw(ids(...mine, ...theirs))).body).toMatchObject({ gone: 1 });
    const left = await test.context.db.select({ id: clubInvitations.id }).from(clubInvitations);
    const leftIds = left.map(({ id }) => id);
    expect([leftIds.includes(theirs[0]?.id ?? ''), leftIds.includes(mine[0]?.id ?? '')]).toEqual([true, false]);
    expect((await withdraw(ids(...theirs))).status).toBe(404);
  });
});

describe('exporting', () => {
  it('writes the file that the import reads back unchanged', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    const people = [
      {
        firstName: 'Freja',
        lastName: 'Nygaard, jr.',
        country: 'DK',
        currentLevel: '3.5',
        email: `a-${newId()}@pala.test`,
      },
      { firstName: '-Íñigo', lastName: 'Núñez', country: 'ES', currentLevel: '4.2', email: `b-${newId()}@pala.test` },
      { firstName: 'Zoe', lastName: 'Lund', country: 'SE', currentLevel: null, email: `c-${newId()}@pala.test` },
    ];
    const made: Awaited<ReturnType<typeof makeMember>>[] = [];
    for (const person of people) made.push(await makeMember(db, club.id, person));
    const [freja] = made;
    if (freja === undefined) throw new Error('no member was made');
    await connect(
      db,
      await makeCoach(db, { role: 'coach_club', clubId: club.id, firstName: 'Dario', lastName: 'Vega' }),
      freja,
    );
    const group = { name: 'Thursday course', rule: null };
    const { id: groupId } = (await test.call(manager, endpoints.createClubGroup, { body: group })).body;
    await test.call(manager, endpoints.addGroupMembers, { params: { groupId }, body: { selection: ids(freja) } });
    const { body } = await test.call(manager, endpoints.exportClubPlayers, { body: { selection: ids(...made) } });
    const [a, b, c] = people.map(({ email }) => email);
    // The same text is read in `read-players.test.ts` of the web. The manager's country writes a decimal comma.
    expect(body.csv).toBe(
      [
        '\uFEFFFirst name;Last name;Email;Country;Level;Coach;Groups;Junior until;Guardian',
        `'-Íñigo;Núñez;${b};ES;DPF 4.2;;;;`,
        `Freja;Nygaard, jr.;${a};DK;3,5;Dario Vega;Thursday course;;`,
        `Zoe;Lund;${c};SE;;;;;`,
        '',
      ].join('\r\n'),
    );
    // With headings in the manager's language, which the import knows.
    offerLanguages(['da', 'es']);
    onTestFinished(() => offerLanguages([]));
    const headingsIn = async (language: string) => {
      const call = { body: { selection: ids(...made) }, headers: { 'accept-language': language } };
      return (await test.call(manager, endpoints.exportClubPlayers, call)).body.csv.split('\r\n')[0];
    };
    expect(await headingsIn('da')).toBe(
      '\uFEFFFornavn;Efternavn;Mail;Land;Niveau;Træner;Grupper;Junior til;Forælder eller værge',
    );
    expect(await headingsIn('es')).toBe(
      '\uFEFFNombre;Apellidos;Correo;País;Nivel;Entrenador;Grupos;Junior hasta;Padre, madre o tutor',
    );
  });
});
