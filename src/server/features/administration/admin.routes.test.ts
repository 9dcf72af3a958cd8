// Administrators let people in and assign coaches.

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { takedowns, videos } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeVideo,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const list = async (admin: { id: string }, query = {}) =>
  (await test.call(admin, endpoints.listPeople, { query })).body.rows;

describe('pending people', () => {
  it('become active once and get an email', async () => {
    const admin = await makeAdmin(test.context.db);
    const person = await makePerson(test.context.db, { state: 'pending' });
    expect((await list(admin, { state: 'pending' })).map((one) => one.id)).toEqual([person.id]);
    const approve = () => test.call(admin, endpoints.approvePerson, { params: { userId: person.id } });
    const answers = await Promise.all([approve(), approve()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    await test.runJobs();
    expect(test.mails.filter((mail) => mail.to === person.email).map((mail) => mail.subject)).toEqual([
      'Your Pala account is approved',
    ]);
    expect((await test.call(person, endpoints.getCurrentUser)).status).toBe(200);
  });

  it('leave nothing behind after a rejection, except the emailed reason', async () => {
    const admin = await makeAdmin(test.context.db);
    const person = await makePerson(test.context.db, { state: 'pending' });
    expect(
      (await test.call(admin, endpoints.rejectPerson, { params: { userId: person.id }, body: { reason: ' ' } })).status,
    ).toBe(400);
    const reason = 'We could not reach you <script>alert(1)</script>';
    expect(
      (await test.call(admin, endpoints.rejectPerson, { params: { userId: person.id }, body: { reason } })).status,
    ).toBe(204);
    await test.runJobs();
    const mail = test.mails.findLast((one) => one.to === person.email);
    expect(mail?.text).toContain('We could not reach you');
    expect(mail?.html).not.toContain('<script>');
    expect(await list(admin, { search: person.email })).toEqual([]);
  });

  it('exclude active accounts, which cannot be rejected', async () => {
    const admin = await makeAdmin(test.context.db);
    const person = await makePlayer(test.context.db);
    expect(
      (await test.call(admin, endpoints.rejectPerson, { params: { userId: person.id }, body: { reason: 'no' } }))
        .status,
    ).toBe(409);
    expect((await list(admin, { search: person.email })).map((one) => one.id)).toEqual([person.id]);
  });
});

describe('a rejected registration', () => {
  it('disappears from all notifications', async () => {
    const admin = await makeAdmin(test.context.db);
    const person = await makePerson(test.context.db, { state: 'pending', firstName: 'Canarina' });
    await test.context.jobs.enqueue(test.context.db, 'registration-waiting', { userId: person.id });
    await test.runJobs();
    const bell = async () =>
      (await test.call(admin, endpoints.listNotifications, { params: { userId: admin.id } })).raw.body;
    expect(await bell()).toContain('Canarina');
    const reject = { params: { userId: person.id }, body: { reason: 'no' } };
    expect((await test.call(admin, endpoints.rejectPerson, reject)).status).toBe(204);
    expect(await bell()).not.toContain('Canarina');
  });
});

describe('the list of people', () => {
  it('searches name and address literally, and pages without gaps', async () => {
    const admin = await makeAdmin(test.context.db);
    for (let index = 0; index < 120; index += 1)
      await makePerson(test.context.db, { firstName: 'Pager', lastName: `N${index}%` });
    expect(await list(admin, { search: '_ager' })).toEqual([]);
    expect(await list(admin, { search: 'pager n119%' })).toHaveLength(1);
    const seen = new Set<string>();
    let after: string | undefined;
    do {
      const page: { rows: { id: string }[]; next: string | null } = (
        await test.call(admin, endpoints.listPeople, { query: { search: 'Pager', ...(after && { after }) } })
      ).body;
      for (const person of page.rows) seen.add(person.id);
      after = page.next ?? undefined;
    } while (after);
    expect(seen.size).toBe(120);
  });

  it('refuses unknown filters', async () => {
    const admin = await makeAdmin(test.context.db);
    expect((await test.call(admin, endpoints.listPeople, { query: { state: 'asleep' } as never })).status).toBe(400);
  });
});

describe('open takedown requests', () => {
  it('count up to the limit, unlike unconfirmed and answered ones', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const asked = { page: '/reel/abc', name: 'Asker', email: 'asker@pala.test', reason: 'I am in it.' };
    await db.insert(takedowns).values([asked, { ...asked, state: 'refused' }, { ...asked, state: 'open' }]);
    const count = async () => (await test.call(admin, endpoints.getAdminDashboard)).body.openTakedowns;
    expect(await count()).toBe(1);
    await db.insert(takedowns).values(Array.from({ length: 1_050 }, () => ({ ...asked, state: 'open' as const })));
    expect(await count()).toBe(1_001);
    await db.delete(takedowns);
  });
});

describe('videos', () => {
  it('count up to the limit', async () => {
    const { db } = test.context;
    const [admin, player] = [await makeAdmin(db), await makePlayer(db)];
    const one = await makeVideo(db, player, { dueAt: '2026-01-01T10:00:00Z' });
    await db.execute(sql`
      insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, due_at)
      select gen_random_uuid(), player_id, title, provider, provider_video_id, video_url, original_url, due_at
      from videos, generate_series(1, 1200) where id = ${one.id}`);
    const counts = (await test.call(admin, endpoints.getAdminDashboard)).body;
    expect(counts).toMatchObject({ videosToReview: 1_001, videosOverdue: 1_001, videosWithoutCoach: 1_001 });
    await db.delete(videos);
  });

  it('without a coach appear in the list, and assigning one connects and notifies the coach', async () => {
    const { db } = test.context;
    const admin = await makeAdmin(db);
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    const video = await makeVideo(db, player);
    const coached = await makePlayer(db);
    await connect(db, coach, coached);
    await makeVideo(db, coached);
    const club = await makeClub(db);
    await makeCoach(db, { role: 'coach_club', clubId: club.id });
    await makeVideo(db, await makeMember(db, club.id));
    const waiting = async () =>
      (await test.call(admin, endpoints.listAdminVideos, { query: { show: 'without-coach' } })).body.rows;
    expect((await waiting()).map((one) => one.id)).toEqual([video.id]);
    expect((await test.call(admin, endpoints.getAdminDashboard)).body.videosWithoutCoach).toBe(1);
    const assign = (coachId: string) =>
      test.call(admin, endpoints.assignCoach, { params: { videoId: video.id }, body: { coachId } });
    expect((await assign(player.id)).status).toBe(400);
    expect((await assign(coach.id)).status).toBe(204);
    expect((await assign(coach.id)).status).toBe(204);
    expect(await waiting()).toEqual([]);
    await test.runJobs();
    const bell = await test.call(coach, endpoints.listNotifications, { params: { userId: coach.id } });
    expect(bell.body.map((one) => one.title)).toEqual(['A video was assigned to you']);
    expect((await test.call(coach, endpoints.claimReview, { params: { videoId: video.id } })).status).toBe(204);
    const all = await test.call(admin, endpoints.listAdminVideos, { query: { show: 'all' } });
    expect(all.body.rows.find((one) => one.id === video.id)?.coaches.map((one) => one.id)).toEqual([coach.id]);
  });
});
