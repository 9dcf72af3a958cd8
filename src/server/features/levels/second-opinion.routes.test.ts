// Second opinions: requested, given, declined and lapsed.

import { eq, inArray } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelCase } from '#contract/levels/levels.ts';
import { offerLanguages } from '#domain/language/languages.ts';
import { coachConnections, levelVerifications, users, videos } from '#server/db/schema/index.ts';
import { makeAdmin, makeCoach } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { levelCases } from '#server/testing/level-cases.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { read, verify, confirm, decline, bell, person, audit, verified, waiting, endConnection } = levelCases(test);

describe('a second opinion', () => {
  it('is requested when the change is too large or too early, and changes nothing yet', async () => {
    const { player, carla, dario } = await verified(10);
    const answer = await verify(carla, player, { level: 5 });
    expect(answer.body).toEqual({
      outcome: 'waiting',
      reasons: [
        'It differs from the last verified level (3.5) by 1.5, more than half a step.',
        'The last verification is less than 30 days old.',
      ],
    });
    expect((await person(player)).currentLevel).toBe('3.5');
    expect(await bell(dario)).toEqual([
      'Second opinion needed: Carla Sanz asks for a second opinion on Pia Lund: DPF 5.0 · Upper Intermediate.',
    ]);
    expect(await bell(carla)).toEqual([]);
    expect(await audit(player, 'level-requested')).toHaveLength(1);
    const again = await verify(dario, player, { level: 4 });
    expect([again.status, again.error.code]).toEqual([409, 'conflict']);
  });

  it('gives its reasons in the language of who reads them', async () => {
    offerLanguages(['da']);
    onTestFinished(() => offerLanguages([]));
    const { player, dario } = await waiting();
    const answer = await test.app.inject({
      url: endpoints.getLevelCase.path.replace('{userId}', player.id),
      headers: { cookie: await test.sessionOf(dario), 'accept-language': 'da' },
    });
    expect(answer.json<LevelCase>().request?.reasons).toEqual([
      'Det ligger 1,5 fra det senest verificerede niveau (3,5), mere end et halvt trin.',
    ]);
  });

  it('by another coach verifies the level, and notifies the player and the coach who asked', async () => {
    const { player, carla, dario, requestId } = await waiting();
    const own = await confirm(carla, requestId);
    expect([own.status, own.error.message]).toEqual([
      403,
      'A second coach or an administrator must confirm this level.',
    ]);
    expect((await confirm(dario, requestId)).status).toBe(204);
    expect(await person(player)).toMatchObject({ currentLevel: '5.0', isLevelVerified: true });
    const { history, request } = await read(carla, player);
    expect(request).toBeNull();
    expect(history[0]).toMatchObject({
      level: '5.0',
      previousLevel: '3.5',
      verifiedBy: { firstName: 'Carla' },
      confirmedBy: { firstName: 'Dario' },
    });
    expect((await bell(player))[0]).toContain('Carla Sanz verified your level: DPF 5.0');
    expect(await bell(carla)).toEqual([
      'Level confirmed: Dario Vega confirmed Pia Lund’s level: DPF 5.0 · Upper Intermediate.',
    ]);
    expect((await audit(player, 'level-verified')).at(-1)).toMatchObject({
      actorId: dario.id,
      after: { verifierId: carla.id, confirmerId: dario.id },
    });
  });

  it('counts once for concurrent confirmations', async () => {
    const { db, player, requestId } = await waiting();
    const admins = await Promise.all(Array.from({ length: 20 }, () => makeAdmin(db)));
    const answers = await Promise.all(admins.map((admin) => confirm(admin, requestId)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409 || status === 404)).toHaveLength(19);
    expect(await db.select().from(levelVerifications).where(eq(levelVerifications.playerId, player.id))).toHaveLength(
      2,
    );
  });

  it('can be declined with a reason for the coach who asked', async () => {
    const { player, carla, dario, requestId } = await waiting();
    expect((await decline(dario, requestId, ' ')).error.message).toBe('Please give a reason.');
    expect((await decline(dario, requestId)).status).toBe(204);
    expect((await person(player)).currentLevel).toBe('3.5');
    expect(await bell(carla)).toEqual([
      'Level not confirmed: Dario Vega did not confirm DPF 5.0 · Upper Intermediate for Pia Lund: Too early.',
    ]);
    expect(await audit(player, 'level-declined')).toMatchObject([
      { actorId: dario.id, after: { reason: 'Too early.' } },
    ]);
    expect((await confirm(dario, requestId)).status).toBe(404);
  });

  it('can be withdrawn by the coach who asked, without a notification', async () => {
    const { player, carla, requestId } = await waiting();
    expect((await decline(carla, requestId)).status).toBe(204);
    expect(await bell(carla)).toEqual([]);
    expect((await read(carla, player)).request).toBeNull();
  });

  it('is refused to strangers and coaches whose connection has ended', async () => {
    const { db, player, dario, requestId } = await waiting();
    const stranger = await makeCoach(db);
    expect((await confirm(stranger, requestId)).status).toBe(404);
    expect((await decline(stranger, requestId)).status).toBe(404);
    await endConnection(dario, player);
    expect((await confirm(dario, requestId)).status).toBe(404);
    expect((await decline(dario, requestId)).status).toBe(404);
  });

  it('lapses when the coach who asked is no longer connected, and is replaced by the next level', async () => {
    const { player, carla, dario, requestId } = await waiting();
    await endConnection(carla, player);
    expect((await confirm(dario, requestId)).status).toBe(404);
    expect((await read(dario, player)).request).toBeNull();
    expect((await verify(dario, player, { level: 4 })).body.outcome).toBe('verified');
    await test.context.db
      .update(coachConnections)
      .set({ status: 'active' })
      .where(eq(coachConnections.coachId, carla.id));
    expect((await read(carla, player)).request).toBeNull();
  });

  it('lapses while the coach who asked is suspended or no longer a coach', async () => {
    for (const change of [{ state: 'suspended' }, { role: 'player' }] as const) {
      const { db, player, carla, dario, requestId } = await waiting();
      await db.update(users).set(change).where(eq(users.id, carla.id));
      expect((await confirm(dario, requestId)).status).toBe(404);
      expect((await decline(dario, requestId)).status).toBe(404);
      expect((await read(dario, player)).request).toBeNull();
      const waitingForDario = await test.call(dario, endpoints.listLevels, { query: { show: 'second-opinion' } });
      expect(waitingForDario.body.rows).toEqual([]);
      expect((await test.call(dario, endpoints.countLevels)).body).toMatchObject({ 'second-opinion': 0 });
      expect((await person(player)).currentLevel).toBe('3.5');
    }
  });

  it('needs at least one of the reviews behind it to exist', async () => {
    const { db, player, carla, dario } = await verified();
    const kept = await publishReview(test, carla, player);
    await verify(carla, player, { level: 5 });
    const { id } = (await read(carla, player)).request as { id: string };
    const analyzed = await db.select({ id: videos.id }).from(videos).where(eq(videos.playerId, player.id));
    const hide = (gone: string[]) => db.update(videos).set({ status: 'Pending' }).where(inArray(videos.id, gone));
    await hide(analyzed.map((video) => video.id));
    const refused = await confirm(dario, id);
    expect([refused.status, refused.error.message]).toEqual([409, 'The reviews behind this level no longer exist.']);
    expect((await person(player)).currentLevel).toBe('3.5');
    await db.update(videos).set({ status: 'Analyzed' }).where(eq(videos.id, kept.id));
    expect((await confirm(dario, id)).status).toBe(204);
    expect((await read(carla, player)).history[0]?.reviewIds).toEqual([kept.id]);
  });

  it('is either confirmed or declined by two concurrent decisions', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { db, player, dario, requestId } = await waiting();
      const admin = await makeAdmin(db);
      const answers = await Promise.all([confirm(dario, requestId), decline(admin, requestId)]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const isGiven = answers[0]?.status === 204;
      expect((await person(player)).currentLevel).toBe(isGiven ? '5.0' : '3.5');
      expect(await audit(player, 'level-declined')).toHaveLength(isGiven ? 0 : 1);
    }
  });
});
