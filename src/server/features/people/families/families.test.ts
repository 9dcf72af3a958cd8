// A guardian's right to a session of their juniors, and its limits (docs/product.md#families).

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { accountLinks, sessions, users } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeCoach,
  makeJunior,
  makeMember,
  makePlayer,
  videoForm,
} from '#server/testing/factories.ts';
import { type Family, familyDesk, guardianPassword } from '#server/testing/family-desk.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { makeFamily, rowOf, openSession, mailsTo } = familyDesk(test);
let { club, manager, guardian, junior }: Family = {} as Family;

beforeEach(async () => {
  ({ club, manager, guardian, junior } = await makeFamily());
});

/** A browser of a person in the junior's session. */
const switched = (person: { id: string } = guardian, to: { id: string } = junior) => openSession(person, to);

describe('a junior’s session', () => {
  it('belongs to the junior, names the guardian and shows the guardian’s address', async () => {
    const { browser, opened } = await switched();
    expect(opened.body).toMatchObject({
      id: junior.id,
      role: 'player',
      clubId: club.id,
      email: guardian.email,
      viewedBy: null,
      maySwitchRole: false,
      guardian: { id: guardian.id, firstName: 'Anna' },
    });
    expect((await browser.me()).body.id).toBe(junior.id);
    const back = await browser.call(endpoints.leaveJuniorSession);
    expect(back.body).toMatchObject({ id: guardian.id, guardian: null, hasFamily: true });
  });

  it('leads straight to another junior of the same guardian', async () => {
    const other = await makeJunior(test.context.db, club.id, guardian);
    const { browser } = await switched();
    const next = await browser.call(endpoints.openJuniorSession, { params: { userId: other.id } });
    expect(next.body).toMatchObject({ id: other.id, guardian: { id: guardian.id } });
  });

  it('has a new token, and the old one is over', async () => {
    const cookie = await test.signIn(guardian);
    const opened = await test.call(null, endpoints.openJuniorSession, {
      params: { userId: junior.id },
      headers: { cookie },
    });
    expect(opened.status).toBe(200);
    const old = await test.call(null, endpoints.getCurrentUser, { headers: { cookie } });
    expect(old.status).toBe(401);
  });

  it.each([
    [
      'the guardian of another junior',
      async () => {
        const other = await makePlayer(test.context.db);
        await makeJunior(test.context.db, club.id, other);
        return other;
      },
    ],
    ['a manager of the club', async () => manager],
    [
      'a coach of the junior',
      async () => {
        const coach = await makeCoach(test.context.db);
        await connect(test.context.db, coach, junior);
        return coach;
      },
    ],
    ['an administrator', async () => makeAdmin(test.context.db)],
  ])('is not opened by %s', async (_, person) => {
    expect((await switched(await person())).opened.status).toBe(404);
  });

  it('is not opened for someone who is no junior, or by the junior’s own session for the guardian', async () => {
    const { browser } = await switched();
    for (const userId of [guardian.id, manager.id, '01890000-0000-7000-8000-000000000001']) {
      const answer = await browser.call(endpoints.openJuniorSession, { params: { userId } });
      expect([userId, answer.status]).toEqual([userId, 404]);
    }
  });

  it.each(['suspended', 'deleted'] as const)('is not opened while the junior is %s', async (state) => {
    await test.context.db.update(users).set({ state }).where(eq(users.id, junior.id));
    expect((await switched()).opened.status).toBe(404);
  });

  it('is not opened by an administrator who views the product as the guardian', async () => {
    const browser = await openImpersonatingBrowser(test, await makeAdmin(test.context.db));
    await browser.view({ userId: guardian.id });
    const answer = await browser.call(endpoints.openJuniorSession, { params: { userId: junior.id } });
    expect([answer.status, answer.error.code]).toEqual([403, 'viewing_as_other']);
    expect((await browser.call(endpoints.getFamily)).status).toBe(403);
  });

  it('ends with the relation, and what was meant for the junior is not carried out as the guardian', async () => {
    const { browser } = await switched();
    const next = await makePlayer(test.context.db);
    await test.context.db.update(users).set({ guardianId: next.id }).where(eq(users.id, junior.id));
    const meant = await browser.call(endpoints.listVideos);
    expect([meant.status, meant.error.code]).toEqual([409, 'view_over']);
    expect((await browser.me()).body).toMatchObject({ id: guardian.id, guardian: null });
    expect((await browser.call(endpoints.openJuniorSession, { params: { userId: junior.id } })).status).toBe(404);
  });

  it('ends when the guardian is suspended', async () => {
    const { browser } = await switched();
    await test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, guardian.id));
    expect((await browser.me()).status).toBe(401);
  });

  it('ends with the guardian’s new password', async () => {
    const { browser } = await switched();
    const form = { currentPassword: guardianPassword, newPassword: 'wall and net', confirmNewPassword: 'wall and net' };
    expect((await test.call(guardian, endpoints.changePassword, { body: form })).status).toBe(200);
    expect((await browser.me()).status).toBe(401);
  });

  it('is one of the guardian’s sessions, and can be signed out from there', async () => {
    const { browser } = await switched();
    const list = (await test.call(guardian, endpoints.listSessions)).body.filter(({ isCurrent }) => !isCurrent);
    expect(list).toHaveLength(1);
    await test.call(guardian, endpoints.endSession, { params: { sessionId: list[0]?.id ?? '' } });
    expect((await browser.me()).status).toBe(401);
  });

  it('has no password, second factor, sign-in settings or deletion', async () => {
    const { browser } = await switched();
    const refused = Object.values(endpoints).filter((one) => 'notForJuniors' in one && one.notForJuniors);
    expect(refused.length).toBeGreaterThan(20);
    for (const endpoint of refused) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, junior.id]));
      const answer = await browser.call(endpoint as never, { params: params as never });
      expect([endpoint.path, answer.error.code]).toEqual([endpoint.path, 'for_guardian']);
    }
  });

  it('neither invites nor hands over', async () => {
    await test.context.db.update(users).set({ adultOn: '2020-01-01' }).where(eq(users.id, junior.id));
    const { browser } = await switched();
    const answer = await browser.call(endpoints.handOverOwnJunior, {
      params: { userId: junior.id },
      body: { email: 'thief@pala.test' },
    });
    expect(answer.error.code).toBe('for_guardian');
    const asked = await browser.call(endpoints.askGuardian, { body: {} as never });
    expect(asked.error.code).toBe('forbidden');
  });

  it('is opened once for twenty concurrent requests', async () => {
    const cookie = await test.signIn(guardian);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.call(null, endpoints.openJuniorSession, { params: { userId: junior.id }, headers: { cookie } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await test.context.db.select().from(sessions).where(eq(sessions.viewedUserId, junior.id));
    expect(rows).toHaveLength(1);
  });

  it('exports what is the junior’s, without the guardian’s address', async () => {
    const { browser } = await switched();
    const file = await test.app.inject({ url: files.exportAccount.path, headers: { cookie: browser.cookie } });
    expect(file.statusCode).toBe(200);
  });
});

describe('the guardian’s own session', () => {
  it('sees names, clubs and counts of the juniors, and nothing else about them', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    await connect(db, coach, junior);
    await test.call(coach, endpoints.sendMessage, { body: { receiverId: junior.id, content: 'See you on Monday.' } });
    const family = (await test.call(guardian, endpoints.getFamily)).body;
    expect(family).toEqual({
      juniors: [
        {
          id: junior.id,
          firstName: 'Emma',
          lastName: junior.lastName,
          clubName: club.name,
          adultOn: '2040-06-01',
          isGrown: false,
          unreadMessages: 1,
          unreadNotifications: 0,
          isSuspended: false,
          erasedFrom: null,
        },
      ],
      requests: [],
    });
    expect((await test.call(guardian, endpoints.listConversations)).body.rows).toEqual([]);
    const thread = await test.call(guardian, endpoints.getConversation, { params: { coachId: coach.id } });
    expect(thread.status).toBe(404);
  });

  it('finds the copy of a coach’s message in the email and in the bell, even with emails about messages off', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    await connect(db, coach, junior);
    const { browser } = await switched();
    await browser.call(endpoints.switchMail, { params: { kind: 'messages' }, body: { isOn: false } });
    await test.call(coach, endpoints.sendMessage, { body: { receiverId: junior.id, content: 'See you on Monday.' } });
    await test.runJobs();
    const [mail] = mailsTo(guardian.email);
    expect(mail?.subject).toBe(`For Emma: A message from ${coach.firstName} ${coach.lastName}`);
    expect(mail?.text).toContain('See you on Monday.');
    const link = new URL(/http:\/\/pala\.test\/family\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://nowhere.test');
    expect(link.searchParams.get('junior')).toBe(junior.id);
    expect(link.searchParams.get('next')).toContain(`with=${coach.id}`);
    const bell = (await test.call(guardian, endpoints.listNotifications, { params: { userId: guardian.id } })).body;
    expect(JSON.stringify(bell)).toContain('New message for Emma');
  });

  it('shows the coach who reads along', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    await connect(db, coach, junior);
    const { rows } = (await test.call(coach, endpoints.listConversations)).body;
    expect(rows[0]?.person.guardian).toEqual({ firstName: 'Anna', lastName: guardian.lastName });
    expect(JSON.stringify(rows)).not.toContain(guardian.email);
  });
});

describe('a junior’s video', () => {
  it('needs the guardian’s yes, and cannot be sent by an administrator', async () => {
    const { browser } = await switched();
    const without = await browser.call(endpoints.createVideo, { body: videoForm() });
    expect([without.status, Object.keys(without.error.fields ?? {})]).toEqual([400, ['guardianAgrees']]);
    expect((await browser.call(endpoints.createVideo, { body: videoForm({ guardianAgrees: true }) })).status).toBe(201);
    const form = { ...videoForm({ again: true }), playerId: junior.id, credit: false, reason: 'Asked by phone' };
    const admin = await makeAdmin(test.context.db);
    const sent = await test.call(admin, endpoints.submitVideoOnBehalf, { body: form });
    expect([sent.status, sent.error.message]).toEqual([409, 'Only the guardian can send a video of a junior.']);
  });
});

it('no one signs in as a junior, whatever address is typed', async () => {
  for (const email of [junior.email, `junior-${junior.id}@pala.test`]) {
    const login = await test.call(null, endpoints.login, { body: { email, password: 'wall and net' } });
    expect(login.status).toBeGreaterThanOrEqual(400);
    await test.call(null, endpoints.forgotPassword, { body: { email } });
  }
  await test.runJobs();
  const links = await test.context.db.select().from(accountLinks).where(eq(accountLinks.userId, junior.id));
  expect(links).toEqual([]);
  const member = await makeMember(test.context.db, club.id);
  expect((await rowOf(member)).guardianId).toBeNull();
});
