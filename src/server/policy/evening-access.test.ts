// Who sees an evening when people leave, and what becomes of its links and of personal data.

import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { LinkCheck } from '#domain/videos/link-health.ts';
import { eveningCourts, eveningPlayers, users } from '#server/db/schema/index.ts';
import { eraseDue } from '#server/features/accounts/privacy/privacy.commands.ts';
import { deactivateClub } from '#server/features/clubs/deactivation.commands.ts';
import { connect, makeAdmin, makeClub, makeCoach, makePerson } from '#server/testing/factories.ts';
import { eveningCases } from '#server/testing/ranking-evenings.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { read, create, rank, finish, form, evening, finished } = eveningCases(test);

type Person = { id: string };
const ownLevels = async (who: Person) => (await test.call(who, endpoints.listOwnEveningLevels)).body;
const setState = (who: Person, state: 'suspended' | 'active') =>
  test.context.db.update(users).set({ state }).where(eq(users.id, who.id));

async function exportOf(who: Person) {
  const cookie = await test.signIn(who);
  const answer = await test.app.inject({ url: files.exportAccount.path, headers: { cookie } });
  return strFromU8(unzipSync(answer.rawPayload)['data.json'] as Uint8Array);
}

describe('an evening', () => {
  it('is nobody’s but its coach’s and the club’s managers’', async () => {
    const { db, club, id, manager, coach, players } = await evening();
    const other = await makeClub(db);
    const strangers = [
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
      await makeCoach(db, { role: 'coach_club', clubId: other.id }),
      await makePerson(db, { role: 'club', clubId: other.id }),
    ];
    for (const who of strangers) {
      const body = { version: 0, level: 3, moments: [], isLeftOut: false };
      const params = { eveningId: id, playerId: players[0].id };
      const answers = [
        await read(who, id),
        await test.call(who, endpoints.changeRankingEvening, {
          params: { eveningId: id },
          body: { version: 0, evening: form(coach, players) },
        }),
        await test.call(who, endpoints.deleteRankingEvening, { params: { eveningId: id } }),
        ...(who.role === 'coach_club'
          ? [await finish(who, id), await test.call(who, endpoints.saveEveningDraft, { params, body })]
          : []),
      ];
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
    }
    for (const who of [await makeAdmin(db), await makeCoach(db), players[0]])
      expect((await read(who, id)).status).toBe(403);
    expect((await read(manager, id)).status).toBe(200);
  });

  it('whose coach leaves the club waits for another one', async () => {
    const { db, club, id, manager, coach, players } = await evening();
    await rank(coach, id, players[0]);
    await test.call(manager, endpoints.removeClubCoach, { params: { userId: coach.id } });
    expect((await read(coach, id)).status).toBe(403);
    const shown = (await read(manager, id)).body;
    expect(shown.coach).toBeNull();
    const next = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const courts = shown.courts.map(({ id: court, name, videoUrl }) => ({ id: court, name, videoUrl }));
    const body = { version: shown.version, evening: form(next, players, { courts }) };
    await test.call(manager, endpoints.changeRankingEvening, { params: { eveningId: id }, body });
    expect((await read(next, id)).body.players[0]?.draft?.level).toBe(3.5);
  });

  it('goes on without a player who left or is suspended midway', async () => {
    const { id, manager, coach, players } = await evening();
    const [ana, bo, cleo] = players;
    for (const player of players) await rank(coach, id, player);
    await test.call(manager, endpoints.removeClubPlayer, { params: { userId: ana.id } });
    await setState(bo, 'suspended');
    const shown = (await read(coach, id)).body;
    expect([shown.gone, shown.players.length]).toEqual([2, 2]);
    expect(
      (
        await test.call(coach, endpoints.saveEveningDraft, {
          params: { eveningId: id, playerId: ana.id },
          body: { version: 1, level: 7, moments: [], isLeftOut: false },
        })
      ).status,
    ).toBe(404);
    expect((await finish(coach, id)).body).toEqual({ verified: 2, waiting: 0 });
    await setState(bo, 'active');
    expect([await ownLevels(ana), await ownLevels(bo), (await ownLevels(cleo)).length]).toEqual([[], [], 1]);
    const rows = await test.context.db.select().from(eveningPlayers).where(eq(eveningPlayers.eveningId, id));
    expect(rows.filter(({ moments }) => moments.length > 0)).toHaveLength(2);
  });

  it('of a deactivated club is nobody’s, and players keep what they got', async () => {
    const { club, manager, coach, players } = await finished();
    const open = (await create(manager, form(coach, players))).body;
    await deactivateClub(test.context, { actorId: null, address: null }, club.id);
    expect([(await read(coach, open.id)).status, (await read(manager, open.id)).status]).toEqual([403, 401]);
    expect(await ownLevels(players[0])).toMatchObject([
      { level: '3.5', evening: { moments: [{ at: 83 }, { at: 600 }] } },
    ]);
  });

  it('shows a connected coach of the player what the level rests on', async () => {
    const { db, players } = await finished();
    const dario = await makeCoach(db);
    await connect(db, dario, players[0]);
    const { body } = await test.call(dario, endpoints.getLevelCase, { params: { userId: players[0].id } });
    expect(body.history).toMatchObject([
      { reviewIds: [], evening: { heldOn: '2026-05-12', moments: [{ at: 83 }, { at: 600 }] } },
    ]);
  });
});

describe('a link', () => {
  const youtubeSays = (answer: LinkCheck) => {
    test.context.videoInfo = { checkLink: async () => answer };
  };
  const checkAll = async () => {
    await test.context.jobs.enqueue(test.context.db, 'check-evening-links', {});
    await test.runJobs();
  };

  it('that dies is marked, keeps nobody from finishing, and can be replaced', async () => {
    const { id, manager, coach, players } = await evening();
    youtubeSays({ kind: 'problem', problem: 'private' });
    await checkAll();
    expect((await read(coach, id)).body.courts[0]?.linkProblem).toBe('private');
    expect((await test.call(manager, endpoints.listRankingEvenings)).body.rows).toMatchObject([{ deadLinks: 1 }]);
    youtubeSays({ kind: 'no-answer' });
    await checkAll();
    const { courts, version } = (await read(coach, id)).body;
    expect(courts[0]?.linkProblem).toBe('private');
    const [court] = courts.map(({ id: courtId, name }) => ({
      id: courtId,
      name,
      videoUrl: 'https://youtu.be/AAAAAAAAAAA',
    }));
    const body = { version, evening: form(coach, players, { courts: court ? [court] : [] }) };
    await test.call(coach, endpoints.changeRankingEvening, { params: { eveningId: id }, body });
    expect((await read(coach, id)).body.courts[0]?.linkProblem).toBeNull();
    youtubeSays({ kind: 'problem', problem: 'missing' });
    await checkAll();
    for (const player of players) await rank(coach, id, player);
    expect((await finish(coach, id)).status).toBe(200);
  });
});

describe('a replaced link', () => {
  const move = (who: Person, eveningId: string, courtId: string, offset: number, duration: number | null = null) =>
    test.call(who, endpoints.moveCourtTimes, { params: { eveningId, courtId }, body: { offset, duration } });

  it('keeps its times until the coach moves them, moments and stretches alike', async () => {
    const { id, manager, coach, players } = await evening();
    const [ana, bo] = players;
    await rank(coach, id, ana);
    const courtId = (await read(coach, id)).body.courts[0]?.id as string;
    const seats = { nearLeft: ana.id, nearRight: bo.id, farLeft: null, farRight: null };
    const stretches = [
      { from: 0, to: 5, seats },
      { from: 5, to: 900, seats },
    ];
    await test.call(coach, endpoints.saveCourtStretches, {
      params: { eveningId: id, courtId },
      body: { version: 0, stretches },
    });
    expect((await move(coach, id, courtId, 5)).status).toBe(409);
    const replace = async (videoUrl: string) => {
      const { version } = (await read(coach, id)).body;
      const courts = [{ id: courtId, name: 'Court 1', videoUrl }];
      const body = { version, evening: form(coach, players, { courts }) };
      await test.call(manager, endpoints.changeRankingEvening, { params: { eveningId: id }, body });
      return (await read(coach, id)).body.courts[0]?.isTimedForOther;
    };
    expect(await replace('https://youtu.be/AAAAAAAAAAA')).toBe(true);
    expect(await replace('https://youtu.be/dQw4w9WgXcQ')).toBe(false);
    expect(await replace('https://youtu.be/BBBBBBBBBBB')).toBe(true);
    expect((await move(coach, id, ana.id, 5)).status).toBe(404);
    expect((await move(coach, id, courtId, 1.5)).error.fields).toHaveProperty('offset');
    expect((await move(coach, id, courtId, -10, 300)).status).toBe(204);
    const after = (await read(coach, id)).body;
    expect(after.players.find(({ player }) => player.id === ana.id)?.draft).toMatchObject({
      version: 2,
      level: 3.5,
      moments: [{ at: 73 }, { at: 300 }],
    });
    expect(after.courts[0]).toMatchObject({ isTimedForOther: false, stretches: [{ from: 0, to: 300, seats }] });
    expect((await move(coach, id, courtId, 5)).status).toBe(409);
  });

  it('with nothing timed needs no offset, and times that still fit stay as they are', async () => {
    const { id, coach, players } = await evening();
    const [court] = (await read(coach, id)).body.courts;
    const courtId = court?.id as string;
    const replace = async (videoUrl: string) => {
      const { version } = (await read(coach, id)).body;
      const body = { version, evening: form(coach, players, { courts: [{ id: courtId, name: 'Court 1', videoUrl }] }) };
      await test.call(coach, endpoints.changeRankingEvening, { params: { eveningId: id }, body });
      return (await read(coach, id)).body.courts[0]?.isTimedForOther;
    };
    expect(await replace('https://youtu.be/AAAAAAAAAAA')).toBe(false);
    await rank(coach, id, players[0]);
    expect(await replace('https://youtu.be/BBBBBBBBBBB')).toBe(true);
    expect((await move(coach, id, courtId, 0)).status).toBe(204);
    const after = (await read(coach, id)).body;
    expect(after.courts[0]?.isTimedForOther).toBe(false);
    expect(after.players[0]?.draft?.moments.map(({ at }) => at)).toEqual([83, 600]);
  });
});

describe('personal data', () => {
  it('is exported to the player once verified, never as a draft, and to the coach by title', async () => {
    const { id, coach, players } = await evening();
    const [ana, bo] = players;
    for (const player of players) await rank(coach, id, player);
    expect(await exportOf(ana)).not.toContain('Early volley');
    await finish(coach, id);
    const own = await exportOf(ana);
    expect(own).toContain(`Early volley of ${ana.id}.`);
    expect(own).not.toContain(bo.id);
    const data = JSON.parse(await exportOf(coach));
    expect(data.rankingEvenings).toMatchObject([{ title: 'Tuesday ladder', heldOn: '2026-05-12' }]);
    expect(JSON.stringify(data)).not.toContain('Early volley');
  });

  it('of an erased player is gone from drafts and stretches, and an erased coach leaves the levels', async () => {
    const { db, id, coach, players } = await evening();
    const [ana, bo, cleo, dan] = players;
    for (const player of players) await rank(coach, id, player);
    const courtId = (await read(coach, id)).body.courts[0]?.id as string;
    const seats = { nearLeft: ana.id, nearRight: bo.id, farLeft: cleo.id, farRight: dan.id };
    await test.call(coach, endpoints.saveCourtStretches, {
      params: { eveningId: id, courtId },
      body: { version: 0, stretches: [{ from: 0, to: 9, seats }] },
    });
    const erase = async (who: Person) => {
      const deletionRequestedAt = '2026-01-01T00:00:00.000Z';
      await db.update(users).set({ state: 'deleted', deletionRequestedAt }).where(eq(users.id, who.id));
      await eraseDue(test.context);
    };
    await erase(ana);
    const [court] = await db.select().from(eveningCourts).where(eq(eveningCourts.id, courtId));
    expect(court?.stretches).toEqual([{ from: 0, to: 9, seats: { ...seats, nearLeft: null } }]);
    expect(await db.$count(eveningPlayers, eq(eveningPlayers.playerId, ana.id))).toBe(0);
    expect((await finish(coach, id)).body).toEqual({ verified: 3, waiting: 0 });
    await erase(coach);
    expect((await ownLevels(bo))[0]).toMatchObject({ level: '3.5' });
  });
});
