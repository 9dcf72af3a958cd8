// A partner in a video: inviting, joining, notifications and leaving.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { pairInvitationDays } from '#domain/videos/pairs/pair-invitations.ts';
import { auditEntries, users, videoPartners } from '#server/db/schema/index.ts';
import { atOnce, registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { makePartner, pairReview } from '#server/testing/pairs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { pairJobs } from './pairs.jobs.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}
const of = (video: One) => ({ params: { videoId: video.id } });
const invite = (who: One, video: One, email?: string) =>
  test.call(who, endpoints.invitePartner, { ...of(video), body: { email } });
const partnerOf = async (who: One, video: One) => (await test.call(who, endpoints.getVideoPartner, of(video))).body;
const tokenIn = (link: string | null | undefined) => new URL(link ?? 'http://x').searchParams.get('token') ?? '';
const look = (token: string, who: One | null = null) =>
  test.call(who, endpoints.getPairInvitation, { query: { token } });
const answer = (who: One, token: string, accept = true) =>
  test.call(who, endpoints.answerPairInvitation, { body: { token, accept } });
const matches = async (who: One) => (await test.call(who, endpoints.listPairMatches)).body;
const open = (who: One, video: One) => test.call(who, endpoints.getPairPage, of(video));
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);
const newsOf = async (who: One) => (await desk.bell(who)).map(({ title }) => title);

/** A player with a video, and an invitation that waits. */
async function invited() {
  const { db } = test.context;
  const owner = await makePlayer(db, { firstName: 'Olga', lastName: 'Owner' });
  const video = await makeVideo(db, owner, { title: 'Club final', eventDate: '2026-05-02' });
  const { body } = await invite(owner, video);
  return { owner, video, token: tokenIn(body.link), partner: await makePlayer(db, { firstName: 'Paul' }) };
}

describe('inviting a partner', () => {
  it('makes a link that shows anyone who invites to which match, without accepting', async () => {
    const { owner, video, token } = await invited();
    const shown = await look(token);
    expect(shown.body).toEqual({
      token,
      inviter: { firstName: 'Olga', lastName: 'Owner' },
      title: 'Club final',
      eventDate: '2026-05-02',
      expiresAt: expect.any(String),
      ownVideoId: null,
    });
    expect(shown.raw.body).not.toContain(owner.id);
    // As often as a link scanner opens it.
    await atOnce(5, () => look(token));
    expect(await partnerOf(owner, video)).toMatchObject({ status: 'invited', partner: null, email: null });
  });

  it('shows the inviter that the link is their own, and no one else which video it is', async () => {
    const { owner, video, token, partner } = await invited();
    expect((await look(token, owner)).body).toMatchObject({ title: 'Club final', ownVideoId: video.id });
    for (const other of [partner, await makeCoach(test.context.db), null]) {
      const shown = await look(token, other);
      expect(shown.body.ownVideoId).toBeNull();
      expect(shown.raw.body).not.toContain(video.id);
    }
  });

  it('emails it, and never reveals whether the address has an account', async () => {
    const { db } = test.context;
    const [owner, known, coach] = [await makePlayer(db), await makePlayer(db), await makeCoach(db)];
    const suspended = await makePlayer(db, { state: 'suspended' });
    const addresses = [known.email, coach.email, suspended.email, 'nobody-at-all@pala.test'];
    const answers = [];
    for (const email of addresses) {
      const { status, body } = await invite(owner, await makeVideo(db, owner), email);
      answers.push({ code: status, ...body, link: 'a link', expiresAt: 'then', email: 'as typed' });
    }
    expect(new Set(answers.map((one) => JSON.stringify(one))).size).toBe(1);
    expect(answers[0]?.code).toBe(201);
    await test.runJobs();
    expect(addresses.map((email) => mailsTo(email).length)).toEqual([1, 1, 0, 1]);
    const [mail] = mailsTo(known.email);
    expect(mail?.subject).toMatch(/invites you to see the notes on your pair$/);
    expect(mail?.text).toContain('http://pala.test/pair-invitation?token=');
    // Titles are anyone's words, so they are only shown in the product.
    expect(mail?.text).not.toContain('Match');
    expect(await newsOf(known)).toEqual(['Invitation to a pair']);
    expect((await matches(known)).invitations).toHaveLength(1);
    expect(await newsOf(coach)).toEqual([]);
  });

  it('sends nothing when this kind of email is switched off', async () => {
    const { db } = test.context;
    const [owner, known] = [await makePlayer(db), await makePlayer(db)];
    await test.call(known, endpoints.switchMail, { params: { kind: 'pairs' }, body: { isOn: false } });
    await invite(owner, await makeVideo(db, owner), known.email);
    await test.runJobs();
    expect(mailsTo(known.email)).toEqual([]);
    expect(await newsOf(known)).toEqual(['Invitation to a pair']);
  });

  it('is for the player’s own videos, and other people', async () => {
    const { owner, video, partner } = await invited();
    expect((await invite(partner, video)).status).toBe(404);
    const own = await invite(owner, video, owner.email);
    expect([own.status, own.error.fields]).toEqual([400, { email: 'This is your own address.' }]);
    expect((await invite(owner, video, 'not an address')).status).toBe(400);
  });

  it('replaces a pending invitation, and makes its link invalid', async () => {
    const { owner, video, token } = await invited();
    const second = tokenIn((await invite(owner, video)).body.link);
    expect([(await look(token)).status, (await look(second)).status]).toEqual([404, 200]);
  });

  it('can be withdrawn', async () => {
    const { owner, video, token, partner } = await invited();
    expect((await test.call(owner, endpoints.endPartner, of(video))).status).toBe(204);
    expect((await look(token)).status).toBe(404);
    expect((await answer(partner, token)).status).toBe(404);
    expect(await partnerOf(owner, video)).toBeNull();
  });

  it('expires after its days', async () => {
    const { owner, video, token, partner } = await invited();
    await test.context.db
      .update(videoPartners)
      // Stored times are rounded to a millisecond and may be half of one later.
      .set({ createdAt: sql`now() - make_interval(days => ${pairInvitationDays}) - interval '1 ms'` })
      .where(eq(videoPartners.videoId, video.id));
    expect([(await look(token)).status, (await answer(partner, token)).status]).toEqual([404, 404]);
    expect(await partnerOf(owner, video)).toBeNull();
    await pairJobs['lapse-pair-invitations']({}, test.context);
    expect(await test.context.db.select().from(videoPartners).where(eq(videoPartners.videoId, video.id))).toEqual([]);
  });

  it.each(['', 'x', `${'a'.repeat(36)}.abc`, '0193e5a0-0000-7000-8000-000000000001.AAAA'])(
    'does not accept %j as a token',
    async (token) => {
      expect((await look(token)).status).toBeGreaterThanOrEqual(400);
      expect((await answer(await makePlayer(test.context.db), token)).status).toBeGreaterThanOrEqual(400);
    },
  );
});

describe('limits', () => {
  const limited = useTestApp({ RATE_LIMITS: 'on' });

  it('apply to a player’s invitations, and to one address', async () => {
    const { db } = limited.context;
    const owner = await makePlayer(db);
    const video = await makeVideo(db, owner);
    const statuses = [];
    for (let count = 0; count < 21; count += 1) {
      const email = count < 3 ? 'often@pala.test' : undefined;
      statuses.push((await limited.call(owner, endpoints.invitePartner, { ...of(video), body: { email } })).status);
    }
    expect(statuses.slice(0, 4)).toEqual([201, 201, 429, 201]);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('joining', () => {
  it('notifies the owner, and shows each the other’s name and nothing else', async () => {
    const { owner, video, token, partner } = await invited();
    const joined = await answer(partner, token);
    expect(joined.body).toEqual({ videoId: video.id });
    await test.runJobs();
    expect(await newsOf(owner)).toEqual(['Your partner has joined']);
    const ofOwner = await test.call(owner, endpoints.getVideoPartner, of(video));
    expect(ofOwner.body).toMatchObject({ status: 'joined', partner: { firstName: 'Paul' }, email: null, link: null });
    const page = await open(partner, video);
    expect(page.body).toMatchObject({ isOwn: false, player: { firstName: 'Olga' }, partner: { firstName: 'Paul' } });
    for (const { raw } of [ofOwner, page, await test.call(partner, endpoints.listPairMatches)]) {
      expect(raw.body).not.toMatch(/@|currentLevel|credits|clubId|clubName/);
      expect([raw.body.includes(owner.id), raw.body.includes(partner.id)]).toEqual([false, false]);
    }
    const audit = await test.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, video.id))
      .orderBy(auditEntries.id);
    expect(audit.map(({ action }) => action)).toEqual(['partner-invited', 'partner-joined']);
  });

  it('accepts one of ten people at once, and the same one again', async () => {
    const { owner, token } = await invited();
    const people = await Promise.all(Array.from({ length: 10 }, () => makePlayer(test.context.db)));
    const statuses = await atOnce(10, async (index) => (await answer(people[index] as One, token)).status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 9 }, () => 404)]);
    const winner = people[statuses.indexOf(200)] as One;
    expect((await answer(winner, token)).status).toBe(200);
    expect((await answer(owner, token)).status).toBe(404);
  });

  it('is for players who are not the owner', async () => {
    const { owner, token } = await invited();
    expect((await answer(owner, token)).status).toBe(409);
    expect((await answer(await makeCoach(test.context.db), token)).status).toBe(403);
    expect((await answer(await makeAdmin(test.context.db), token)).status).toBe(403);
  });

  it('can be declined without notifying anyone; the link still works for others', async () => {
    const { db } = test.context;
    const [owner, known] = [await makePlayer(db), await makePlayer(db)];
    const video = await makeVideo(db, owner);
    const token = tokenIn((await invite(owner, video, known.email)).body.link);
    await test.runJobs();
    expect((await answer(known, token, false)).body).toEqual({ videoId: null });
    await test.runJobs();
    expect([await newsOf(owner), await newsOf(known)]).toEqual([[], []]);
    expect((await matches(known)).invitations).toEqual([]);
    expect(await partnerOf(owner, video)).toMatchObject({ status: 'invited', email: known.email });
    expect((await look(token)).status).toBe(200);
  });

  it('finds the invitation again after a registration with its link', async () => {
    const { token, video } = await invited();
    const form = registrationForm({ email: 'partner-to-be@pala.test', pairToken: token });
    expect((await test.call(null, endpoints.register, { body: form })).status).toBe(201);
    await test.runJobs();
    const { db } = test.context;
    const [made] = await db
      .update(users)
      .set({ state: 'active', emailVerifiedAt: sql`now()` })
      .where(eq(users.email, 'partner-to-be@pala.test'))
      .returning();
    const { invitations } = await matches(made as One);
    expect(invitations).toMatchObject([{ token, title: 'Club final' }]);
    expect((await answer(made as One, invitations[0]?.token ?? '')).body).toEqual({ videoId: video.id });
  });

  it('registers even if the link has become invalid', async () => {
    const form = registrationForm({ pairToken: 'invalid' });
    expect((await test.call(null, endpoints.register, { body: form })).status).toBe(201);
  });
});

describe('the end', () => {
  async function shared() {
    const one = await invited();
    await answer(one.partner, one.token);
    await test.runJobs();
    return one;
  }

  it.each(['owner', 'partner'] as const)('comes at once when the %s ends it, and notifies the other', async (who) => {
    const { owner, partner, video, token } = await shared();
    const ended =
      who === 'owner'
        ? await test.call(owner, endpoints.endPartner, of(video))
        : await test.call(partner, endpoints.leavePairMatch, of(video));
    expect(ended.status).toBe(204);
    await test.runJobs();
    expect([(await open(partner, video)).status, (await open(owner, video)).status]).toEqual([404, 404]);
    expect((await matches(partner)).matches).toEqual([]);
    expect([(await look(token)).status, (await answer(partner, token)).status]).toEqual([404, 404]);
    const [one, other] = who === 'owner' ? [owner, partner] : [partner, owner];
    expect(await newsOf(one)).not.toContain('No longer shared');
    expect((await desk.bell(other))[0]).toMatchObject({
      title: 'No longer shared',
      message: expect.stringMatching(/^You and .+ no longer share “Club final”\.$/),
    });
    const again = tokenIn((await invite(owner, video)).body.link);
    expect((await answer(partner, again)).status).toBe(200);
  });

  it('removes the partner’s notifications about the video', async () => {
    const { coach, video, player } = await desk.situation();
    const partner = await makePlayer(test.context.db);
    await makePartner(test, video, partner);
    await desk.open(coach, video);
    await desk.save(coach, video, 0, pairReview());
    await desk.publish(coach, video, 1);
    await test.runJobs();
    await test.call(player, endpoints.endPartner, of(video));
    await test.runJobs();
    expect(await newsOf(partner)).toEqual(['No longer shared']);
  });

  it('comes with the withdrawal of the video, and notifies the partner', async () => {
    const { owner, partner, video } = await shared();
    expect((await test.call(owner, endpoints.withdrawVideo, of(video))).status).toBe(204);
    await test.runJobs();
    expect(await newsOf(partner)).toEqual(['No longer shared']);
  });

  it.each(['suspended', 'deleted'] as const)('pauses sharing while either is %s', async (state) => {
    const { db } = test.context;
    const { owner, partner, video } = await shared();
    const set = (who: One, to: 'active' | typeof state) =>
      db.update(users).set({ state: to }).where(eq(users.id, who.id));
    await set(owner, state);
    expect((await open(partner, video)).status).toBe(404);
    expect((await matches(partner)).matches).toEqual([]);
    await set(owner, 'active');
    await set(partner, state);
    expect(await partnerOf(owner, video)).toBeNull();
    expect((await matches(owner)).matches).toEqual([]);
    await set(partner, 'active');
    expect((await open(partner, video)).status).toBe(200);
  });

  it('comes when the partner is no longer a player', async () => {
    const { partner, owner, video } = await shared();
    const admin = await makeAdmin(test.context.db);
    const changed = await test.call(admin, endpoints.changeRole, {
      params: { userId: partner.id },
      body: { role: 'coach_freelance', clubId: null },
    } as never);
    expect(changed.status).toBeLessThan(300);
    expect(await partnerOf(owner, video)).toBeNull();
  });
});
