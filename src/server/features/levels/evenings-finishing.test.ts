// Finishing an evening: verified levels by the usual rules, and who reads what afterwards.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { NewRankingEvening } from '#contract/levels/ranking-evenings.ts';
import { contentBlocks, levelVerifications, users } from '#server/db/schema/index.ts';
import { makeTakedown } from '#server/testing/club-content.ts';
import { makePerson } from '#server/testing/factories.ts';
import { levelCases } from '#server/testing/level-cases.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { eveningCases } from '#server/testing/ranking-evenings.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { read, create, rank, finish, form, evening, finished } = eveningCases(test);
const { bell, audit, person } = levelCases(test);

type Person = { id: string };
const change = (who: Person, eveningId: string, version: number, body: NewRankingEvening) =>
  test.call(who, endpoints.changeRankingEvening, { params: { eveningId }, body: { version, evening: body } });
const list = async (who: Person) => (await test.call(who, endpoints.listRankingEvenings)).body.rows;
async function stand(who: Person, eveningId: string, stretches: object[], version = 0) {
  const courtId = (await read(who, eveningId)).body.courts[0]?.id as string;
  const body = { version, stretches: stretches as never };
  return test.call(who, endpoints.saveCourtStretches, { params: { eveningId, courtId }, body });
}

describe('the table of levels', () => {
  const table = async (who: Person, eveningId: string) => {
    const url = files.eveningTable.path.replace('{eveningId}', eveningId);
    return test.app.inject({ url, headers: { cookie: await test.signIn(who) } });
  };

  it('has each player’s level in the country’s number format, and no formulas', async () => {
    const { db, id, manager, coach, players } = await evening();
    const [ana, bo, ...others] = players;
    await db.update(users).set({ country: 'DK' }).where(eq(users.id, manager.id));
    await db.update(users).set({ firstName: '=1+1', country: 'DK' }).where(eq(users.id, ana.id));
    await rank(coach, id, ana);
    await rank(coach, id, bo, { isLeftOut: true });
    for (const player of others) await rank(coach, id, player);
    const early = await table(manager, id);
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
      409,
      'The levels can be downloaded once the evening is finished.',
    ]);
    await finish(coach, id);
    const answer = await table(manager, id);
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe(
      'attachment; filename="pala-levels-tuesday-ladder-2026-05-12.csv"',
    );
    const lines = answer.body.split('\r\n');
    expect(lines[0]).toBe('\uFEFFPlayer;Country;Level;Level in words;Result;Certificate');
    expect(lines).toContain("'=1+1 Lund;Denmark;3,5;DPF 3.5 · Lower Intermediate+;Pala Verified;");
    expect(lines.find((one) => one.startsWith('Bo Lund'))).toMatch(/;;Not Rated;No level given;$/);
    expect((await table(coach, id)).statusCode).toBe(200);
  });
});

describe('the certificates', () => {
  const download = async (who: Person, eveningId: string) => {
    const url = files.eveningCertificates.path.replace('{eveningId}', eveningId);
    return test.app.inject({ url, headers: { cookie: await test.signIn(who) } });
  };
  const publish = (who: Person, nameStyle: 'full' | 'short' = 'full', isPublic = true) =>
    test.call(who, endpoints.changeCertificate, { body: { isPublic, nameStyle } });

  it('are one document with a page for each player who has published theirs, under the name they chose', async () => {
    const { db, id, manager, coach, players } = await finished();
    const [ana, bo, cleo, dan] = players;
    await publish(cleo);
    await publish(ana, 'short');
    await publish(bo);
    const { id: takedownId } = await makeTakedown(db);
    await db.insert(contentBlocks).values({ takedownId, userId: bo.id });
    const answer = await download(manager, id);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="pala-certificates-tuesday-ladder-2026-05-12.pdf"',
    ]);
    const text = pdfText(answer.rawPayload);
    expect(text.match(/This certifies the padel level of/g)).toHaveLength(2);
    expect(text.indexOf('Ana L.')).toBeGreaterThan(-1);
    expect(text.indexOf('Cleo Lund')).toBeGreaterThan(text.indexOf('Ana L.'));
    for (const name of ['Ana Lund', 'Bo Lund', 'Dan Lund']) expect(text).not.toContain(name);
    const linked = (await read(manager, id)).body.players.filter(({ result }) => result?.certificateCode);
    expect(linked.map(({ player }) => player.id)).toEqual([ana.id, cleo.id]);
    await publish(cleo, 'full', false);
    expect(pdfText((await download(coach, id)).rawPayload)).not.toContain('Cleo');
    expect((await download(dan, id)).statusCode).toBe(403);
  });

  it('are refused while the evening is open, and when nobody has published one', async () => {
    const open = await evening();
    const early = await download(open.coach, open.id);
    expect([early.statusCode, early.json<{ message: string }>().message]).toEqual([
      409,
      'Certificates can be downloaded once the evening is finished.',
    ]);
    const { id, coach, manager } = await finished();
    const none = await download(coach, id);
    expect([none.statusCode, none.json<{ message: string }>().message]).toEqual([
      404,
      'No player of this evening has published a certificate.',
    ]);
    expect((await download(open.manager, id)).statusCode).toBe(404);
    expect((await download(manager, open.id)).statusCode).toBe(404);
  });
});

describe('finishing', () => {
  it('names who is missing something, and verifies everyone by the usual rules at once', async () => {
    const { db, id, manager, coach, players } = await evening();
    const [ana, bo, cleo, dan] = players;
    await rank(coach, id, ana);
    await rank(coach, id, bo, { level: null });
    await rank(coach, id, cleo, { moments: [] });
    const early = await finish(coach, id);
    expect([early.status, early.error.message]).toEqual([
      409,
      'Bo Lund has no level; Cleo Lund has no moments; Dan Lund has no level and no moments.',
    ]);
    await rank(coach, id, bo, { level: 4 });
    await rank(coach, id, cleo);
    await rank(coach, id, dan, { level: 6, isLeftOut: true });
    expect((await finish(coach, id)).body).toEqual({ verified: 3, waiting: 0 });
    expect(await person(bo)).toMatchObject({ currentLevel: '4.0', isLevelVerified: true });
    expect(await person(dan)).toMatchObject({ currentLevel: null, isLevelVerified: false });
    const [row] = await db.select().from(levelVerifications).where(eq(levelVerifications.playerId, bo.id));
    expect(row).toMatchObject({
      verifierId: coach.id,
      reviewIds: [],
      eveningId: id,
      note: 'Ranking evening of 12 May 2026 (Tuesday ladder): 2 cited moments.',
    });
    expect(await audit(bo, 'level-verified')).toHaveLength(1);
    expect(await bell(bo)).toEqual([
      'Your level is verified: Carla Sanz verified your level: DPF 4.0 · Solid Intermediate.',
    ]);
    const shown = (await read(manager, id)).body;
    expect(shown.players.map(({ draft, result }) => [draft, result?.outcome, result?.level])).toEqual([
      [null, 'verified', '3.5'],
      [null, 'verified', '4.0'],
      [null, 'verified', '3.5'],
      [null, 'none', null],
    ]);
    // What led to no level is not kept.
    const drafts = (await read(coach, id)).body.players.map(({ draft }) => draft?.moments.length);
    expect(drafts).toEqual([2, 2, 2, 0]);
  });

  it('happens once for concurrent requests, and nothing changes afterwards', async () => {
    const { id, coach, manager, players } = await evening();
    for (const player of players) await rank(coach, id, player);
    const answers = await Promise.all([
      ...Array.from({ length: 6 }, () => finish(coach, id)),
      rank(coach, id, players[0], { level: 7, version: 1 }),
    ]);
    expect(answers.slice(0, 6).filter(({ status }) => status === 200)).toHaveLength(1);
    expect(
      (await test.context.db.select().from(levelVerifications).where(eq(levelVerifications.eveningId, id))).length,
    ).toBe(4);
    const after = [
      await finish(coach, id),
      await rank(coach, id, players[0]),
      await stand(coach, id, []),
      await change(manager, id, 0, form(coach, players)),
      await test.call(manager, endpoints.deleteRankingEvening, { params: { eveningId: id } }),
    ];
    expect(after.map(({ status, error }) => [status, error.message])).toEqual(
      after.map(() => [409, 'This evening is already finished.']),
    );
  });

  it('asks for a second opinion where a verified level changes too much or too early', async () => {
    const { db, id, coach, manager, players } = await evening();
    const [ana, bo] = players;
    const earlier = { playerId: ana.id, verifierId: coach.id, level: '3.0', note: 'Before.' };
    await db.insert(levelVerifications).values([
      { ...earlier, verifiedAt: sql`now() - interval '90 days'` as never },
      { ...earlier, playerId: bo.id, verifiedAt: sql`now() - interval '90 days'` as never },
    ]);
    for (const player of players) await rank(coach, id, player, { level: player === ana ? 5 : 3.5 });
    expect((await read(coach, id)).body.players[0]?.lastVerified).toMatchObject({ level: '3.0' });
    expect((await finish(coach, id)).body).toEqual({ verified: 3, waiting: 1 });
    expect((await read(manager, id)).body.players[0]?.result).toMatchObject({ outcome: 'waiting', level: '5.0' });
    const admin = await makePerson(db, { role: 'admin' });
    const shown = (await test.call(admin, endpoints.getLevelCase, { params: { userId: ana.id } })).body;
    expect(shown.request?.evening?.moments).toMatchObject([{ court: 'Court 1', at: 83 }, { at: 600 }]);
    expect((await test.call(ana, endpoints.listOwnEveningLevels)).body).toEqual([]);
    const params = { id: shown.request?.id as string };
    expect((await test.call(admin, endpoints.confirmLevel, { params })).status).toBe(204);
    expect((await read(manager, id)).body.players[0]?.result).toMatchObject({ outcome: 'verified', level: '5.0' });
    expect((await test.call(ana, endpoints.listOwnEveningLevels)).body).toMatchObject([{ level: '5.0' }]);
  });

  it('is all or nothing, and names the player whose level already waits', async () => {
    const first = await evening();
    const { db, id, coach, players } = first;
    const ana = players[0];
    await db
      .insert(levelVerifications)
      .values({ playerId: ana.id, verifierId: coach.id, level: '2.0', note: 'Before.' });
    for (const player of players) await rank(coach, id, player);
    await finish(coach, id);
    const { body } = await create(first.manager, form(coach, players));
    for (const player of players) await rank(coach, body.id, player);
    const answer = await finish(coach, body.id);
    expect(answer.status).toBe(409);
    expect(answer.error.message).toMatch(/^Ana Lund: This player already has a level waiting/);
    expect(await db.$count(levelVerifications, eq(levelVerifications.eveningId, body.id))).toBe(0);
    expect((await read(coach, body.id)).body.players[0]).toMatchObject({ isWaiting: true });
    await rank(coach, body.id, ana, { isLeftOut: true });
    expect((await finish(coach, body.id)).status).toBe(200);
  });

  it('needs someone to rank', async () => {
    const { id, coach, players } = await evening();
    for (const player of players) await rank(coach, id, player, { isLeftOut: true, level: null, moments: [] });
    expect((await finish(coach, id)).error.message).toBe('Nobody would get a level. Delete the evening instead.');
  });
});

describe('afterwards', () => {
  it('each player reads their own moments and nobody else’s', async () => {
    const { players, manager } = await finished();
    const [ana, bo] = players;
    const own = await test.call(ana, endpoints.listOwnEveningLevels);
    expect(own.body).toMatchObject([
      {
        level: '3.5',
        verifiedBy: { firstName: 'Carla' },
        withdrawnAt: null,
        evening: {
          title: 'Tuesday ladder',
          heldOn: '2026-05-12',
          moments: [
            { court: 'Court 1', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', at: 83, skill: 'volley' },
            { at: 600 },
          ],
        },
      },
    ]);
    expect(own.raw.body).not.toContain(bo.id);
    expect(
      (
        await test.call(manager, endpoints.getRankingEvening, {
          params: { eveningId: (await list(manager))[0]?.id as string },
        })
      ).raw.body,
    ).not.toContain('Early volley');
  });

  it('the level has a certificate like any other', async () => {
    const { id, players, manager } = await finished();
    const ana = players[0];
    const body = { isPublic: true, nameStyle: 'short' } as const;
    const { code } = (await test.call(ana, endpoints.changeCertificate, { body })).body;
    const codes = (await read(manager, id)).body.players.map(({ result }) => result?.certificateCode);
    expect(codes).toEqual([code, null, null, null]);
  });

  it('those who join no more are left out of the list', async () => {
    const { db, id, manager, players } = await finished();
    await db.update(users).set({ state: 'suspended' }).where(eq(users.id, players[1].id));
    const shown = (await read(manager, id)).body;
    expect([shown.players.length, shown.gone]).toEqual([3, 1]);
  });
});
