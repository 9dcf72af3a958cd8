// Verifying levels without a second opinion, and withdrawing them.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { levelRequests, levelVerifications } from '#server/db/schema/index.ts';
import { findPublicCertificate } from '#server/features/levels/certificates/certificates.queries.ts';
import { connect, makeAdmin, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { levelCases } from '#server/testing/level-cases.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { read, verify, withdraw, bell, person, audit, situation, verified, endConnection } = levelCases(test);

describe('verifying', () => {
  it('sets level, stamp, verifier and date, notifies the player, and is audited', async () => {
    const { player, carla, video } = await situation();
    const answer = await verify(carla, player, { level: 4.5 });
    expect([answer.status, answer.body]).toEqual([200, { outcome: 'verified', reasons: [] }]);
    expect(await person(player)).toMatchObject({ currentLevel: '4.5', isLevelVerified: true });
    const { history, player: shown } = await read(carla, player);
    expect(shown).toMatchObject({ currentLevel: '4.5', isLevelVerified: true });
    expect(history).toMatchObject([
      {
        level: '4.5',
        previousLevel: null,
        note: 'Three matches at this level.',
        reviewIds: [video.id],
        verifiedBy: { firstName: 'Carla' },
        confirmedBy: null,
        withdrawnAt: null,
      },
    ]);
    expect(await bell(player)).toEqual([
      'Your level is verified: Carla Sanz verified your level: DPF 4.5 · Solid Intermediate+.',
    ]);
    expect(await audit(player, 'level-verified')).toMatchObject([
      {
        actorId: carla.id,
        before: { currentLevel: '3.0', isLevelVerified: false },
        after: { currentLevel: '4.5', isLevelVerified: true, verifierId: carla.id },
      },
    ]);
  });

  it('gives the next level within the rules, with the previous level and the achievement', async () => {
    const { player, carla } = await verified(30);
    expect((await verify(carla, player, { level: 4 })).body.outcome).toBe('verified');
    await test.runJobs();
    expect((await read(carla, player)).history[0]).toMatchObject({ level: '4.0', previousLevel: '3.5' });
    const { counts } = (await test.call(player, endpoints.listAchievements)).body;
    expect(counts).toMatchObject({ level_up: 1 });
  });

  it('happens once for concurrent requests', async () => {
    const { db, player, carla, dario, video } = await situation();
    const body = { reviewIds: [video.id], basedOn: null };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => verify(index % 2 === 0 ? carla : dario, player, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await db.select().from(levelVerifications).where(eq(levelVerifications.playerId, player.id))).toHaveLength(
      1,
    );
    expect(await db.select().from(levelRequests).where(eq(levelRequests.playerId, player.id))).toHaveLength(0);
    expect(await bell(player)).toHaveLength(1);
  });

  it.each([
    [{ level: 4.25 }, 'A level must be between 1.0 and 7.0, in half steps.'],
    [{ level: 7.5 }, 'A level must be between 1.0 and 7.0, in half steps.'],
    [{ level: Number.NaN }, 'Please choose a level.'],
    [{ note: '  ' }, 'Please give your reasons in a sentence.'],
    [{ reviewIds: [] }, 'Please choose at least one analyzed video to base the level on.'],
  ])('refuses %j with a sentence', async (parts, sentence) => {
    const { player, carla } = await situation();
    const answer = await verify(carla, player, parts);
    expect([answer.status, answer.error.message]).toEqual([400, sentence]);
    expect((await person(player)).isLevelVerified).toBe(false);
  });

  it('only accepts published reviews of this player', async () => {
    const { db, player, carla, video } = await situation();
    const other = await makePlayer(db);
    await connect(db, carla, other);
    const foreign = await publishReview(test, carla, other);
    const pending = await makeVideo(db, player);
    for (const id of [foreign.id, pending.id, player.id]) {
      const answer = await verify(carla, player, { reviewIds: [video.id, id] });
      expect([answer.status, answer.error.fields?.['reviewIds']]).toEqual([
        400,
        'Please choose only published reviews of this player.',
      ]);
    }
  });

  it('is allowed for connected coaches and administrators', async () => {
    const { db, player, carla, video } = await situation();
    const body = { reviewIds: [video.id], basedOn: null };
    expect((await verify(await makeCoach(db), player, body)).status).toBe(404);
    await endConnection(carla, player);
    expect((await verify(carla, player, body)).status).toBe(404);
    expect((await test.call(carla, endpoints.getLevelCase, { params: { userId: player.id } })).status).toBe(404);
    expect((await verify(await makeAdmin(db), player, body)).status).toBe(200);
  });

  it('needs no second opinion for an administrator', async () => {
    const { db, player } = await verified(1);
    expect((await verify(await makeAdmin(db), player, { level: 6 })).body.outcome).toBe('verified');
  });
});

describe('withdrawing', () => {
  it('removes stamp and certificate, keeps level and history, and notifies the player with the reason', async () => {
    const { player, carla, dario } = await verified();
    const body = { isPublic: true, nameStyle: 'full' } as const;
    const { code } = (await test.call(player, endpoints.changeCertificate, { body })).body;
    const page = () => findPublicCertificate(test.context.db, code as string);
    expect(await page()).toMatchObject({ level: '3.5', verifiedBy: 'Carla Sanz' });
    expect((await withdraw(dario, player)).status).toBe(204);
    expect(await person(player)).toMatchObject({ currentLevel: '3.5', isLevelVerified: false });
    expect(await page()).toBeNull();
    expect((await read(carla, player)).history).toMatchObject([
      { withdrawnBy: { firstName: 'Dario' }, withdrawalReason: 'A wrong video.', withdrawnAt: expect.any(String) },
    ]);
    expect((await bell(player))[0]).toBe(
      'Your verified level was withdrawn: Dario Vega withdrew the verification of DPF 3.5 · Lower Intermediate+: A wrong video.',
    );
    expect(await bell(carla)).toHaveLength(1);
    expect(await audit(player, 'level-withdrawn')).toMatchObject([
      { before: { currentLevel: '3.5', isLevelVerified: true }, after: { isLevelVerified: false } },
    ]);
    const again = await withdraw(carla, player);
    expect([again.status, again.error.message]).toEqual([403, 'This level is no longer verified.']);
  });

  it('is shown with date and name wherever the level is, until the next verification', async () => {
    const { player, carla, dario } = await verified();
    const params = { userId: player.id };
    const admin = await makeAdmin(test.context.db);
    const { email } = await person(player);
    const everywhereShown = async () => {
      const list = (await test.call(carla, endpoints.listLevels, { query: { show: 'awaiting' } })).body;
      const players = (await test.call(carla, endpoints.listCoachedPlayers)).body;
      const people = (await test.call(admin, endpoints.listPeople, { query: { search: email } })).body;
      return {
        ownAccount: (await test.call(player, endpoints.getCurrentUser)).body.levelWithdrawn,
        case: (await read(carla, player)).player.levelWithdrawn,
        queue: list.rows.find((line) => line.player.id === player.id)?.player.levelWithdrawn,
        coachesList: players.rows.find(({ id }) => id === player.id)?.levelWithdrawn,
        coachesPage: (await test.call(carla, endpoints.getCoachedPlayer, { params })).body.player.levelWithdrawn,
        progress: (await test.call(player, endpoints.getPlayerProgress, { params })).body.player.levelWithdrawn,
        peopleList: people.rows.find(({ id }) => id === player.id)?.levelWithdrawn,
      };
    };
    expect((await everywhereShown()).ownAccount).toBeNull();
    await withdraw(dario, player);
    const history = (await test.call(player, endpoints.getPlayerProgress, { params })).body.levelChanges;
    const at = (await read(carla, player)).history[0]?.withdrawnAt;
    const withdrawn = { at, by: { firstName: 'Dario', lastName: 'Vega' } };
    const everywhere = ['ownAccount', 'case', 'queue', 'coachesList', 'coachesPage', 'progress', 'peopleList'];
    expect(await everywhereShown()).toEqual(Object.fromEntries(everywhere.map((place) => [place, withdrawn])));
    expect(history).toMatchObject([{ level: '3.5', withdrawn }]);
    await verify(await makeAdmin(test.context.db), player, { level: 3 });
    const { queue: _, ...after } = await everywhereShown();
    expect(Object.values(after)).toEqual([null, null, null, null, null, null]);
  });

  it('does not bypass the rules for the next level', async () => {
    const { player, carla } = await verified(1);
    await withdraw(carla, player);
    const answer = await verify(carla, player, { level: 6 });
    expect(answer.body.outcome).toBe('waiting');
    expect(answer.body.reasons).toHaveLength(2);
  });

  it('happens once for twenty requests, and needs a reason', async () => {
    const { player, carla } = await verified();
    expect((await withdraw(carla, player, '')).error.message).toBe('Please give a reason.');
    const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(carla, player)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  });
});
