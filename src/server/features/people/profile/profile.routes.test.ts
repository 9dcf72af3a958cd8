// Changing a profile, and its figures.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { countries } from '#domain/people/countries.ts';
import { auditEntries, users, videos } from '#server/db/schema/index.ts';
import { makeAdmin, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const rowOf = async ({ id }: { id: string }) => (await test.context.db.select().from(users).where(eq(users.id, id)))[0];
const change = (person: { id: string }, body: object, id = person.id) =>
  test.call(person, endpoints.updateProfile, { params: { id }, body });

describe('changing your own profile', () => {
  it('changes names, country and ranking, trimmed, and keeps missing fields', async () => {
    const player = await makePlayer(test.context.db, { dpfRanking: 40 });
    const answer = await change(player, { firstName: ' Nora ', lastName: 'Holm' });
    expect(answer.body).toEqual({
      id: player.id,
      firstName: 'Nora',
      lastName: 'Holm',
      country: 'DK',
      dpfRanking: 40,
      language: 'en',
    });
    expect((await change(player, { language: 'da' })).body).toMatchObject({ firstName: 'Nora', language: 'da' });
    expect((await change(player, { language: 'xx' })).status).toBe(400);
    expect((await change(player, { dpfRanking: 12 })).body).toMatchObject({ firstName: 'Nora', dpfRanking: 12 });
    expect((await test.call(player, endpoints.getCurrentUser)).body).toMatchObject({
      lastName: 'Holm',
      dpfRanking: 12,
      language: 'da',
    });
    const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
    expect(entries).toEqual([]);
  });

  it.each([
    { email: 'evil@pala.test' },
    { passwordHash: 'x' },
    { username: 'x' },
    { currentLevel: '7.0' },
    { isLevelVerified: true },
    { role: 'admin' },
    { accessType: 'club' },
    { clubId: '00000000-0000-7000-8000-000000000000' },
    { analysisCreditsRemaining: 99 },
    { profileImageUrl: 'https://evil.example/x.png' },
    { state: 'suspended' },
    { deletionRequestedAt: '2026-01-01T00:00:00Z' },
    { id: '00000000-0000-7000-8000-000000000000' },
  ])('ignores other fields: %j', async (more) => {
    const player = await makePlayer(test.context.db);
    const answer = await change(player, { firstName: player.firstName, ...more });
    expect(answer.status).toBe(200);
    expect(await rowOf(player)).toEqual(player);
  });

  it.each([
    [{ firstName: '' }, 'firstName'],
    [{ firstName: '   ' }, 'firstName'],
    [{ lastName: 'http://evil.example' }, 'lastName'],
    [{ lastName: '<b>x</b>' }, 'lastName'],
    [{ firstName: {} }, 'firstName'],
    [{ country: 'XX' }, 'country'],
    [{ country: 'dk' }, 'country'],
    [{ country: 'DNK' }, 'country'],
    [{ country: '' }, 'country'],
    [{ country: ['DK'] }, 'country'],
    [{ dpfRanking: 0 }, 'dpfRanking'],
    [{ dpfRanking: 1001 }, 'dpfRanking'],
    [{ dpfRanking: 1.5 }, 'dpfRanking'],
    [{ dpfRanking: '5' }, 'dpfRanking'],
    [{ dpfRanking: true }, 'dpfRanking'],
    [{ dpfRanking: [5] }, 'dpfRanking'],
    [{ dpfRanking: -0 }, 'dpfRanking'],
  ])('refuses %j with a sentence beside the field', async (body, field) => {
    const player = await makePlayer(test.context.db);
    const answer = await change(player, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual([field]);
    expect(await rowOf(player)).toEqual(player);
  });

  it('keeps a ranking for Denmark only', async () => {
    const player = await makePlayer(test.context.db);
    expect((await change(player, { country: 'SE', dpfRanking: 5 })).body.dpfRanking).toBeNull();
    expect((await change(player, { country: 'DK', dpfRanking: 1000 })).body.dpfRanking).toBe(1000);
    expect((await change(player, { firstName: 'Nora' })).body.dpfRanking).toBe(1000);
    expect((await change(player, { country: 'ES' })).body.dpfRanking).toBeNull();
    expect((await change(player, { dpfRanking: 7 })).body.dpfRanking).toBeNull();
    expect((await change(player, { country: 'DK', dpfRanking: null })).body.dpfRanking).toBeNull();
  });

  it('accepts every country in the list', async () => {
    const player = await makePlayer(test.context.db);
    for (const { code } of countries) expect((await change(player, { country: code })).status).toBe(200);
  });
});

describe('someone else’s profile', () => {
  it('is not found for other players, and stays unchanged', async () => {
    const [player, other] = [await makePlayer(test.context.db), await makePlayer(test.context.db)];
    expect((await change(other, { firstName: 'Evil' }, player.id)).status).toBe(404);
    expect((await change(other, { firstName: 'Evil' }, '00000000-0000-7000-8000-000000000000')).status).toBe(404);
    expect(await rowOf(player)).toEqual(player);
  });

  it('can be changed by an administrator, which is audited without the names', async () => {
    const [player, admin] = [await makePlayer(test.context.db), await makeAdmin(test.context.db)];
    const answer = await change(admin, { firstName: 'Corrected', country: 'DK' }, player.id);
    expect(answer.body.firstName).toBe('Corrected');
    const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
    expect(entries).toMatchObject([
      { action: 'profile-changed-by-administrator', actorId: admin.id, after: { fields: ['firstName'] } },
    ]);
  });
});

describe('the figures of a profile', () => {
  it('count videos and average published scores of the caller, whatever the query', async () => {
    const { db } = test.context;
    const [player, other] = [await makePlayer(db), await makePlayer(db)];
    expect((await test.call(player, endpoints.getProfileStats)).body).toEqual({
      totalVideos: 0,
      analyzedVideos: 0,
      averageRating: null,
      joinDate: player.createdAt,
    });
    for (const overallScore of ['3.0', '3.5', '4.0']) {
      const video = await makeVideo(db, player);
      await db.update(videos).set({ status: 'Analyzed', overallScore }).where(eq(videos.id, video.id));
    }
    await makeVideo(db, player);
    await makeVideo(db, other);
    const answer = await test.call(player, endpoints.getProfileStats, { query: { userId: other.id } as never });
    expect(answer.body).toMatchObject({ totalVideos: 4, analyzedVideos: 3, averageRating: 3.5 });
  });
});
