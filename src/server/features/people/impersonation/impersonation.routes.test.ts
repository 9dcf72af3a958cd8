// Viewing the product as someone else: what it shows, what it refuses, and how it ends.

import { asc, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { EndpointDefinition, FileDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { auditEntries, users } from '#server/db/schema/index.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeSession,
  makeVideo,
  videoForm,
} from '#server/testing/factories.ts';
import { openImpersonatingBrowser, type ViewingBrowser } from '#server/testing/impersonating-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const namedAddress = 'named@pala.test';
const test = useTestApp({ ROLE_SWITCH_EMAIL: namedAddress });

const browserOf = (person: { id: string }) => openImpersonatingBrowser(test, person);

const setUser = (person: { id: string }, columns: Partial<typeof users.$inferInsert>) =>
  test.context.db.update(users).set(columns).where(eq(users.id, person.id));

/** The audit entries of a real account, oldest first. */
const auditOf = (person: { id: string }) =>
  test.context.db.select().from(auditEntries).where(eq(auditEntries.actorId, person.id)).orderBy(asc(auditEntries.id));

let admin: { id: string };
let maja: { id: string; firstName: string };
let browser: ViewingBrowser;
beforeEach(async () => {
  const { db } = test.context;
  admin = await makeAdmin(db, { firstName: 'Astrid', lastName: 'Lund' });
  maja = await makePlayer(db, { credits: 3, firstName: 'Maja' });
  browser = await browserOf(admin);
});

describe('an administrator viewing as a player', () => {
  it('is that player in every call, with the real account named', async () => {
    const video = await makeVideo(test.context.db, maja);
    const started = await browser.view({ userId: maja.id });
    expect(started.status).toBe(200);
    const viewedBy = { id: admin.id, firstName: 'Astrid', lastName: 'Lund', role: 'admin' };
    expect(started.body).toMatchObject({ id: maja.id, role: 'player', maySwitchRole: true, viewedBy });
    expect((await browser.me()).body).toEqual(started.body);
    expect((await browser.call(endpoints.listVideos)).body).toMatchObject([{ id: video.id }]);
  });

  it('has only the player’s access, and regains their own after returning', async () => {
    const foreign = await makeVideo(test.context.db, await makePlayer(test.context.db));
    const ofForeign = { params: { videoId: foreign.id } };
    await browser.view({ userId: maja.id });
    const closed = Object.values<EndpointDefinition>(endpoints).filter(
      ({ access }) => typeof access !== 'string' && !access.includes('player'),
    );
    expect(closed.length).toBeGreaterThan(10);
    for (const endpoint of closed) {
      const answer = await browser.call(endpoint, { params: { userId: maja.id } as never });
      expect([endpoint.path, answer.status]).toEqual([endpoint.path, 403]);
    }
    expect((await browser.call(endpoints.getVideo, ofForeign)).status).toBe(404);
    expect((await browser.back()).body).toMatchObject({ id: admin.id, role: 'admin', viewedBy: null });
    expect((await browser.call(endpoints.listCoaches)).status).toBe(200);
    expect((await browser.call(endpoints.getVideo, ofForeign)).status).toBe(200);
  });

  it.each(['player', 'coach_freelance'] as const)('cannot change what only a %s may change', async (role) => {
    const viewed = role === 'player' ? maja : await makeCoach(test.context.db);
    await browser.view({ userId: viewed.id });
    const isOwn = ({ ownAccount, access }: Pick<FileDefinition, 'ownAccount' | 'access'>) =>
      ownAccount && (access === 'signed-in' || (access !== 'public' && access.includes(role)));
    const own = Object.values<EndpointDefinition>(endpoints).filter(isOwn);
    expect(own.length).toBeGreaterThan(2);
    const ownFiles = Object.values<FileDefinition>(files).filter(isOwn);
    for (const { path } of ownFiles) {
      const url = path.replaceAll(/\{\w+\}/g, viewed.id);
      const answer = await test.app.inject({ url, headers: { cookie: browser.cookie } });
      expect([path, answer.statusCode, answer.json().code]).toEqual([path, 403, 'viewing_as_other']);
    }
    for (const endpoint of own) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, viewed.id]));
      const answer = await browser.call(endpoint, { params: params as never });
      expect([endpoint.path, answer.status, answer.error.code]).toEqual([endpoint.path, 403, 'viewing_as_other']);
    }
  });

  it('is audited at start, at each change under the real account, and at the end', async () => {
    await browser.view({ userId: maja.id });
    expect((await browser.call(endpoints.createVideo, { body: videoForm({ again: true }) })).status).toBe(201);
    await browser.call(endpoints.listVideos);
    await browser.back();
    const subject = { actorId: admin.id, subjectType: 'user', subjectId: maja.id, address: '127.0.0.1' };
    expect(await auditOf(admin)).toMatchObject([
      { ...subject, action: 'view-started', actingAsId: null, after: { role: 'player' } },
      {
        ...subject,
        action: 'changed-while-viewing',
        actingAsId: maja.id,
        actingRole: 'player',
        after: { endpoint: 'createVideo' },
      },
      { ...subject, action: 'view-ended', before: { role: 'player' } },
    ]);
  });

  it('gets a new session when the view starts and ends, and the old ones are invalid', async () => {
    const seen = [browser.cookie];
    await browser.view({ userId: maja.id });
    seen.push(browser.cookie);
    await browser.back();
    seen.push(browser.cookie);
    expect(new Set(seen).size).toBe(3);
    for (const cookie of seen.slice(0, 2)) {
      expect((await test.call(null, endpoints.getCurrentUser, { headers: { cookie } })).status).toBe(401);
    }
  });

  it('can switch directly to another person or role', async () => {
    const coach = await makeCoach(test.context.db);
    await connect(test.context.db, coach, maja);
    await browser.view({ userId: maja.id });
    expect((await browser.view({ userId: coach.id })).body).toMatchObject({ id: coach.id, role: 'coach_freelance' });
    expect((await browser.call(endpoints.listReviewQueue)).status).toBe(200);
    expect((await browser.view({ role: 'club' })).body).toMatchObject({ id: admin.id, role: 'club' });
    expect((await browser.call(endpoints.listSkillRatings, { params: { userId: maja.id } })).status).toBe(404);
    expect((await browser.back()).body.viewedBy).toBeNull();
    expect((await auditOf(admin)).map(({ action, subjectId }) => [action, subjectId])).toEqual([
      ['view-started', maja.id],
      ['view-ended', maja.id],
      ['view-started', coach.id],
      ['view-ended', coach.id],
      ['view-started', admin.id],
      ['view-ended', admin.id],
    ]);
  });

  it('in the player role without a person sees an empty dashboard and progress', async () => {
    await browser.view({ role: 'player' });
    const dashboard = await browser.call(endpoints.getPlayerDashboard, { params: { userId: admin.id } });
    expect(dashboard.body).toMatchObject({ counts: { videos: 0 }, recentFeedback: [], workOn: [] });
    const progress = await browser.call(endpoints.getPlayerProgress, { params: { userId: admin.id } });
    expect(progress.body).toMatchObject({ player: { id: admin.id }, reviews: [] });
    await browser.back();
    const again = await browser.call(endpoints.getPlayerDashboard, { params: { userId: admin.id } });
    expect(again.status).toBe(404);
  });

  it('is signed out completely by signing out', async () => {
    await browser.view({ userId: maja.id });
    await test.app.inject({ url: '/api/logout', headers: { cookie: browser.cookie } });
    expect((await browser.me()).status).toBe(401);
    expect((await auditOf(admin)).map(({ action }) => action)).toEqual(['view-started', 'view-ended']);
  });
});

describe('a view', () => {
  it('starts once for twenty concurrent starts, without extra sessions', async () => {
    const { cookie } = browser;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        test.call(null, endpoints.startView, { body: { userId: maja.id }, headers: { cookie } }),
      ),
    );
    const started = answers.filter(({ status }) => status === 200);
    expect(started).toHaveLength(1);
    for (const { status } of answers.filter((one) => !started.includes(one))) expect([401, 409]).toContain(status);
    expect(answers.flatMap(({ raw }) => raw.cookies)).toHaveLength(1);
    expect((await auditOf(admin)).map(({ action }) => action)).toEqual(['view-started']);
  });

  it('can be ended repeatedly', async () => {
    expect((await browser.back()).body).toMatchObject({ id: admin.id, viewedBy: null });
    expect(await auditOf(admin)).toEqual([]);
  });

  it('ends when the viewed person is suspended, and the session remains', async () => {
    await browser.view({ userId: maja.id });
    await setUser(maja, { state: 'suspended' });
    // A call meant for the player is not executed as the administrator.
    const meant = await browser.call(endpoints.listVideos);
    expect([meant.status, meant.error.code]).toEqual([409, 'view_over']);
    expect((await browser.me()).body).toMatchObject({ id: admin.id, role: 'admin', viewedBy: null });
    expect((await browser.call(endpoints.listCoaches)).status).toBe(200);
  });

  const signedIn = Object.values(files).filter(({ access }) => access === 'signed-in');

  it.each(signedIn)('ends for $path too, instead of using the administrator’s account', async ({ path }) => {
    const { db } = test.context;
    const sessionId = await makeSession(db, null, [maja]);
    await browser.view({ userId: maja.id });
    await setUser(maja, { state: 'suspended' });
    const meant = await browser.call({
      ...endpoints.listVideos,
      path: path.replaceAll(/\{\w+\}/g, sessionId) as '/api/videos',
    });
    expect([meant.status, meant.error.code]).toEqual([409, 'view_over']);
    expect((await auditOf(admin)).map(({ action }) => action)).not.toContain('data-exported');
  });

  it('ends for twenty concurrent calls without signing out', async () => {
    await browser.view({ userId: maja.id });
    await setUser(maja, { state: 'suspended' });
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.me()));
    expect(new Set(answers.map(({ body }) => body.id))).toEqual(new Set([admin.id]));
  });

  it('ends when the viewed person becomes an administrator', async () => {
    await browser.view({ userId: maja.id });
    await setUser(maja, { role: 'admin' });
    expect((await browser.me()).body).toMatchObject({ id: admin.id, viewedBy: null });
  });

  it('ends when the administrator loses the role', async () => {
    await browser.view({ userId: maja.id });
    await setUser(admin, { role: 'player' });
    expect((await browser.me()).body).toMatchObject({ id: admin.id, role: 'player', viewedBy: null });
    expect((await browser.view({ userId: maja.id })).status).toBe(403);
  });

  it('does not keep a suspended administrator signed in', async () => {
    await browser.view({ userId: maja.id });
    await setUser(admin, { state: 'suspended' });
    expect((await browser.me()).status).toBe(401);
    await setUser(admin, { state: 'active' });
    expect((await browser.me()).body).toMatchObject({ id: admin.id, viewedBy: null });
  });
});

describe('starting a view', () => {
  it.each(['player', 'coach_freelance', 'coach_club', 'club'] as const)('is refused to a %s', async (role) => {
    const other = await browserOf(await makePerson(test.context.db, { role }));
    for (const view of [{ role: 'player' }, { role: 'admin' }, { userId: maja.id }, { userId: admin.id }] as const) {
      expect((await other.view(view)).status).toBe(403);
    }
    expect((await other.me()).body).toMatchObject({ role, maySwitchRole: false, viewedBy: null });
  });

  it('is refused for viewing as another administrator', async () => {
    const second = await makeAdmin(test.context.db);
    for (const view of [{ role: 'admin' }, { userId: second.id }, { userId: admin.id }] as const) {
      const answer = await browser.view(view);
      expect([answer.status, answer.error.message]).toEqual([403, 'You cannot view as an administrator.']);
    }
  });

  it.each(['unverified', 'pending', 'suspended', 'deleted'] as const)(
    'is refused for a person who is %s',
    async (state) => {
      const person = await makePerson(test.context.db, { state });
      expect((await browser.view({ userId: person.id })).status).toBe(404);
    },
  );

  it.each([
    {},
    { role: 'visitor' },
    { userId: 'me' },
    { role: 'player', userId: '01890000-0000-7000-8000-000000000001' },
    null,
  ])('requires one role or one person, not %j', async (body) => {
    expect((await browser.view(body as never)).status).toBe(400);
  });
});

describe('the configured switch account', () => {
  it('can only view as itself in the player and freelance coach roles', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const named = await makeMember(db, club.id, { email: namedAddress });
    const other = await browserOf(named);
    expect((await other.me()).body.maySwitchRole).toBe(true);
    expect((await other.view({ role: 'coach_freelance' })).body).toMatchObject({
      id: named.id,
      role: 'coach_freelance',
      viewedBy: { id: named.id, role: 'player' },
    });
    for (const view of [{ role: 'coach_club' }, { role: 'club' }, { role: 'admin' }, { userId: maja.id }] as const) {
      expect((await other.view(view)).status).toBe(403);
    }
    expect((await other.call(endpoints.listViewablePeople)).status).toBe(403);
    expect((await other.call(endpoints.listReviewQueue)).body).toEqual({ rows: [], next: null });
    await setUser(named, { emailVerifiedAt: null });
    expect((await other.me()).body).toMatchObject({ role: 'player', maySwitchRole: false, viewedBy: null });
    await setUser(named, { email: 'renamed@pala.test' });
  });
});

describe('a viewed role', () => {
  const named = async () => {
    const person = await makePlayer(test.context.db, { email: namedAddress });
    return {
      person,
      other: await browserOf(person),
      forget: () => setUser(person, { email: `${person.id}@pala.test` }),
    };
  };

  it('cannot send requests, invitations or emails, and says so', async () => {
    const { person, other, forget } = await named();
    await other.view({ role: 'coach_freelance' });
    const body = { email: 'new@pala.test', firstName: 'New', lastName: 'Player', country: 'DK' };
    const added = await other.call(endpoints.addPlayer, { body });
    expect([added.status, added.error.code]).toEqual([403, 'viewing_as_other']);
    expect(added.error.message).toContain('Return to your own account');
    await other.back();
    expect((await other.call(endpoints.addPlayer, { body })).error.code).toBe('forbidden');
    expect(await auditOf(person)).toHaveLength(2);
    await forget();
  });

  it.each(['player', 'coach_freelance', 'coach_club', 'club'] as const)('cannot make changes as a %s', async (role) => {
    await browser.view({ role });
    const changes = Object.values<EndpointDefinition>(endpoints).filter(
      ({ method, access }) => method !== 'GET' && typeof access !== 'string' && access.includes(role),
    );
    expect(changes.length).toBeGreaterThan(10);
    for (const endpoint of changes) {
      const params = Object.fromEntries([...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, maja.id]));
      const answer = await browser.call(endpoint, { params: params as never });
      expect([endpoint.path, answer.error.code]).toEqual([endpoint.path, 'viewing_as_other']);
    }
  });
});

describe('finding people to view as', () => {
  const find = (search?: string) => browser.call(endpoints.listViewablePeople, { query: { search } });

  it('searches by name and email, without administrators and inactive people', async () => {
    const { db } = test.context;
    const name = { firstName: 'Quentin', lastName: 'Åberg' };
    const quentin = await makePerson(db, { ...name, email: 'q_1@pala.test' });
    await makeAdmin(db, name);
    await makePerson(db, { ...name, state: 'suspended' });
    for (const search of ['quentin å', 'Q_1@', 'tin Åb']) {
      expect((await find(search)).body.map(({ id }) => id)).toEqual([quentin.id]);
    }
    expect((await find('%')).body).toEqual([]);
  });

  it('filters by role', async () => {
    const name = { firstName: 'Ottoline', lastName: 'Krag' };
    const manager = await makePerson(test.context.db, { ...name, role: 'club' });
    await makePerson(test.context.db, name);
    const { body } = await browser.call(endpoints.listViewablePeople, { query: { search: 'ottoline', role: 'club' } });
    expect(body.map(({ id }) => id)).toEqual([manager.id]);
  });

  it('returns at most twenty', async () => {
    await Promise.all(Array.from({ length: 21 }, () => makePerson(test.context.db, { firstName: 'Zelda' })));
    expect((await find('zelda')).body).toHaveLength(20);
  });
});
