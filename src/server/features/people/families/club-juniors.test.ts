// Clubs and guardians: asking, changing and handing over (docs/product.md#families).

import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
  accountLinks,
  consents,
  contentChoices,
  guardianRequests,
  paymentCustomers,
  users,
} from '#server/db/schema/index.ts';
import { makeAdmin, makeClub, makeJunior, makePerson, makePlayer } from '#server/testing/factories.ts';
import { type Family, familyDesk } from '#server/testing/family-desk.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { makeFamily, rowOf, openSession, mailsTo } = familyDesk(test);
let { club, manager, guardian, junior }: Family = {} as Family;

beforeEach(async () => {
  ({ club, manager, guardian, junior } = await makeFamily());
});

/** A browser of a person in the junior's session. */
const switched = (person: { id: string } = guardian, to: { id: string } = junior) => openSession(person, to);
const tokenIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';

const asked = (juniors: string[], email = 'anna@pala.test') => ({
  body: {
    guardian: { email, firstName: 'Anna', lastName: 'Lund' },
    country: 'DK',
    juniors: juniors.map((firstName) => ({ firstName, lastName: 'Lund', adultOn: '2038-03-01' })),
  },
});

describe('a club', () => {
  it('names each junior once, however the name is written', async () => {
    const answer = await test.call(manager, endpoints.askGuardian, asked(['Sørina', 'Sorina']));
    expect([answer.status, answer.error.message]).toEqual([400, 'The same name appears twice.']);
  });

  it('asks an unknown address about two juniors, who join once the guardian accepts', async () => {
    const email = `anna-${club.id}@pala.test`;
    expect((await test.call(manager, endpoints.askGuardian, asked(['Ida', 'Noah'], email))).status).toBe(202);
    await test.runJobs();
    const [mail] = mailsTo(email);
    expect(mail?.subject).toBe(`${club.name} asks you to look after Ida Lund and Noah Lund on Pala`);
    const form = { token: tokenIn(mail?.text ?? ''), password: 'wall and net', confirmPassword: 'wall and net' };
    expect((await test.call(null, endpoints.setPassword, { body: form })).status).toBe(200);
    const [account] = await test.context.db.select().from(users).where(eq(users.email, email));
    const anna = account as { id: string };
    expect(account).toMatchObject({ state: 'active', role: 'player', accessType: 'direct', clubId: null });
    const { requests } = (await test.call(anna, endpoints.getFamily)).body;
    expect(requests.map(({ firstName }) => firstName).toSorted()).toEqual(['Ida', 'Noah']);
    const [ida, noah] = requests.toSorted((a, b) => a.firstName.localeCompare(b.firstName));
    const body = { consentToDataProcessing: true } as const;
    const refused = await test.call(anna, endpoints.acceptGuardianRequest, {
      params: { id: ida?.id ?? '' },
      body: {} as never,
    });
    expect(refused.status).toBe(400);
    expect(
      (await test.call(anna, endpoints.acceptGuardianRequest, { params: { id: ida?.id ?? '' }, body })).status,
    ).toBe(204);
    await test.call(anna, endpoints.declineGuardianRequest, { params: { id: noah?.id ?? '' } });
    const family = (await test.call(anna, endpoints.getFamily)).body;
    expect(family).toMatchObject({ juniors: [{ firstName: 'Ida', clubName: club.name }], requests: [] });
    const listed = (await test.call(manager, endpoints.listClubJuniors)).body;
    expect(listed.juniors.find(({ firstName }) => firstName === 'Ida')).toMatchObject({
      adultOn: '2038-03-01',
      guardian: { firstName: 'Anna', lastName: 'Lund', email },
    });
    // A no is not shown.
    expect(listed.asked.map(({ firstName }) => firstName)).toEqual(['Noah']);
    const given = await test.context.db
      .select()
      .from(consents)
      .where(eq(consents.userId, family.juniors[0]?.id ?? ''));
    expect(given).toHaveLength(1);
  });

  it('gets the same answer and list for an address with an account', async () => {
    const answers = [];
    for (const email of [guardian.email, `nobody-${club.id}@pala.test`])
      answers.push((await test.call(manager, endpoints.askGuardian, asked(['Ida'], email))).body);
    await test.runJobs();
    expect(answers[0]).toEqual(answers[1]);
    const listed = (await test.call(manager, endpoints.listClubJuniors)).body.asked;
    const plain = listed.map(({ firstName, lastName, adultOn, juniorId, guardian: { lastName: family } }) => {
      return { firstName, lastName, adultOn, juniorId, family };
    });
    expect(plain[0]).toEqual(plain[1]);
    expect((await test.call(guardian, endpoints.getFamily)).body.requests).toHaveLength(1);
  });

  it('makes one junior of two concurrent acceptances', async () => {
    await test.call(manager, endpoints.askGuardian, asked(['Ida'], guardian.email));
    await test.runJobs();
    const [request] = (await test.call(guardian, endpoints.getFamily)).body.requests;
    const accept = () =>
      test.call(guardian, endpoints.acceptGuardianRequest, {
        params: { id: request?.id ?? '' },
        body: { consentToDataProcessing: true },
      });
    const statuses = (await Promise.all([accept(), accept()])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await test.call(guardian, endpoints.getFamily)).body.juniors).toHaveLength(2);
  });

  it('sees its own juniors only, and one guardian serves two clubs', async () => {
    const { db } = test.context;
    const second = await makeClub(db);
    const otherManager = await makePerson(db, { role: 'club', clubId: second.id });
    const other = await makeJunior(db, second.id, guardian);
    expect((await test.call(manager, endpoints.listClubJuniors)).body.juniors.map(({ id }) => id)).toEqual([junior.id]);
    for (const call of [
      test.call(manager, endpoints.setAdultDay, { params: { userId: other.id }, body: { adultOn: '2039-01-01' } }),
      test.call(otherManager, endpoints.changeGuardian, {
        params: { userId: junior.id },
        body: { email: 'x@pala.test', firstName: 'X', lastName: 'Y' },
      }),
    ])
      expect((await call).status).toBe(404);
    expect((await test.call(guardian, endpoints.getFamily)).body.juniors).toHaveLength(2);
  });

  it.each(['2020-01-01', '2099-01-01'])('cannot set %s as the day', async (adultOn) => {
    const answer = await test.call(manager, endpoints.setAdultDay, {
      params: { userId: junior.id },
      body: { adultOn },
    });
    expect([answer.status, Object.keys(answer.error.fields ?? {})]).toEqual([400, ['adultOn']]);
  });

  it('lists a junior as a member with the guardian’s address, and the coach gets no address', async () => {
    const { rows } = (await test.call(manager, endpoints.listClubPlayers)).body;
    expect(rows.find(({ id }) => id === junior.id)?.email).toBe(guardian.email);
  });

  it('asks another guardian, and the present one stays until that one accepts', async () => {
    const { db } = test.context;
    const next = await makePlayer(db);
    const choice = { userId: junior.id, clubId: club.id, choice: 'agreed', nameStyle: 'full' } as const;
    await db.insert(contentChoices).values(choice);
    await test.call(manager, endpoints.changeGuardian, {
      params: { userId: junior.id },
      body: { email: next.email, firstName: 'Next', lastName: 'One' },
    });
    await test.runJobs();
    const { browser, opened } = await switched();
    expect(opened.status).toBe(200);
    const [request] = (await test.call(next, endpoints.getFamily)).body.requests;
    expect(request).toMatchObject({ firstName: 'Emma', isChange: true });
    const accepted = await test.call(next, endpoints.acceptGuardianRequest, {
      params: { id: request?.id ?? '' },
      body: { consentToDataProcessing: true },
    });
    expect(accepted.status).toBe(204);
    expect((await browser.call(endpoints.listVideos)).status).toBe(401);
    expect((await switched()).opened.status).toBe(404);
    expect((await switched(next)).opened.status).toBe(200);
    expect(await db.select().from(contentChoices).where(eq(contentChoices.userId, junior.id))).toEqual([]);
    await test.runJobs();
    const bell = (await test.call(guardian, endpoints.listNotifications, { params: { userId: guardian.id } })).body;
    expect(JSON.stringify(bell)).toContain('another guardian');
  });

  it('that removes a junior leaves them with the guardian as a direct player', async () => {
    await test.call(manager, endpoints.removeClubPlayer, { params: { userId: junior.id } });
    expect(await rowOf(junior)).toMatchObject({ clubId: null, accessType: 'direct', guardianId: guardian.id });
    expect((await test.call(manager, endpoints.listClubJuniors)).body.juniors).toEqual([]);
    expect((await switched()).opened.status).toBe(200);
  });
});

describe('a grown junior', () => {
  beforeEach(async () => {
    await test.context.db.update(users).set({ adultOn: '2020-01-01' }).where(eq(users.id, junior.id));
  });
  const handOver = (email: string) =>
    test.call(guardian, endpoints.handOverOwnJunior, { params: { userId: junior.id }, body: { email } });

  it('takes over the account, the relation ends and consents are asked again', async () => {
    const { db } = test.context;
    const choice = { userId: junior.id, clubId: club.id, choice: 'agreed', nameStyle: 'full' } as const;
    await db.insert(contentChoices).values(choice);
    await db.insert(paymentCustomers).values({ userId: junior.id, customerId: `customer-${junior.id}` });
    const { browser } = await switched();
    const email = `emma-${club.id}@pala.test`;
    expect((await handOver(email)).status).toBe(200);
    await test.runJobs();
    expect(await rowOf(junior)).toMatchObject({ guardianId: guardian.id });
    const [mail] = mailsTo(email);
    const form = { token: tokenIn(mail?.text ?? ''), password: 'wall and net', confirmPassword: 'wall and net' };
    const statuses = await Promise.all([
      test.call(null, endpoints.setPassword, { body: form }),
      test.call(null, endpoints.setPassword, { body: form }),
    ]);
    expect(statuses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await rowOf(junior)).toMatchObject({ email, guardianId: null, adultOn: null, clubId: club.id });
    expect((await browser.call(endpoints.listVideos)).status).toBe(401);
    expect((await switched()).opened.status).toBe(404);
    expect(await db.select().from(contentChoices).where(eq(contentChoices.userId, junior.id))).toEqual([]);
    expect(await db.$count(paymentCustomers, eq(paymentCustomers.userId, junior.id))).toBe(0);
    const login = await test.call(null, endpoints.login, { body: { email, password: 'wall and net' } });
    expect(login.body.user).toMatchObject({ id: junior.id, guardian: null });
    expect((await test.call(guardian, endpoints.getFamily)).body.juniors).toEqual([]);
  });

  it('gets no link at an address that has an account, with the same answer', async () => {
    const other = await makePlayer(test.context.db);
    const known = await handOver(other.email);
    const unknown = await handOver(`emma2-${club.id}@pala.test`);
    await test.runJobs();
    expect(known.body).toEqual(unknown.body);
    expect(mailsTo(other.email)).toEqual([]);
    expect((await handOver(guardian.email)).status).toBe(400);
  });

  it('cannot take over with an earlier link', async () => {
    const email = `emma3-${club.id}@pala.test`;
    await handOver(email);
    await test.runJobs();
    await handOver(email);
    await test.runJobs();
    const [first] = mailsTo(email);
    const form = { token: tokenIn(first?.text ?? ''), password: 'wall and net', confirmPassword: 'wall and net' };
    expect((await test.call(null, endpoints.setPassword, { body: form })).status).toBe(400);
    const links = await test.context.db.select().from(accountLinks).where(eq(accountLinks.userId, junior.id));
    expect(links).toHaveLength(1);
  });

  it('is handed over by no link once the club has moved the day into the future', async () => {
    const email = `emma4-${club.id}@pala.test`;
    await handOver(email);
    await test.runJobs();
    const move = (adultOn: string) =>
      test.call(manager, endpoints.setAdultDay, { params: { userId: junior.id }, body: { adultOn } });
    expect((await move('2040-01-01')).status).toBe(204);
    const [mail] = mailsTo(email);
    const form = { token: tokenIn(mail?.text ?? ''), password: 'wall and net', confirmPassword: 'wall and net' };
    const early = await test.call(null, endpoints.setPassword, { body: form });
    expect([early.status, early.error.message]).toEqual([409, 'Emma can have their own account from 1 January 2040.']);
    expect(await rowOf(junior)).toMatchObject({ guardianId: guardian.id, passwordHash: null });
    // The link is still good when the day comes after all.
    await test.context.db.update(users).set({ adultOn: '2020-01-01' }).where(eq(users.id, junior.id));
    expect((await test.call(null, endpoints.setPassword, { body: form })).status).toBe(200);
  });

  it('is handed over before the day by nobody', async () => {
    await test.context.db.update(users).set({ adultOn: '2040-01-01' }).where(eq(users.id, junior.id));
    for (const [person, endpoint] of [
      [guardian, endpoints.handOverOwnJunior],
      [manager, endpoints.handOverClubJunior],
    ] as const) {
      const answer = await test.call(person, endpoint, {
        params: { userId: junior.id },
        body: { email: 'emma@pala.test' },
      });
      expect([answer.status, answer.error.message]).toEqual([
        409,
        'Emma can have their own account from 1 January 2040.',
      ]);
    }
  });
});

describe('a request for another guardian', () => {
  const ways = {
    'an administrator gives the junior another club': async () => {
      const { db } = test.context;
      const body = { role: 'player', clubId: (await makeClub(db)).id } as const;
      return test.call(await makeAdmin(db), endpoints.changeRole, { params: { userId: junior.id }, body });
    },
    'the club removes the junior': () =>
      test.call(manager, endpoints.removeClubPlayer, { params: { userId: junior.id } }),
    'the club is deactivated': async () =>
      test.call(await makeAdmin(test.context.db), endpoints.deactivateClub, { params: { clubId: club.id } }),
    'the guardian deletes the junior': async () => {
      await reauthenticate(test, guardian);
      return test.call(guardian, endpoints.deleteJunior, { params: { userId: junior.id } });
    },
    'an administrator deletes the junior': async () => {
      const admin = await makeAdmin(test.context.db);
      await reauthenticate(test, admin);
      const body = { reason: 'They asked by mail.' };
      return test.call(admin, endpoints.deletePerson, { params: { userId: junior.id }, body });
    },
  };
  it.each(Object.entries(ways))('ends when %s', async (_, leave) => {
    const next = await makePlayer(test.context.db);
    const body = { email: next.email, firstName: 'Next', lastName: 'One' };
    await test.call(manager, endpoints.changeGuardian, { params: { userId: junior.id }, body });
    await test.runJobs();
    const open = async () => (await test.call(next, endpoints.getFamily)).body.requests.length;
    expect(await open()).toBe(1);
    expect((await leave()).status).toBeLessThan(300);
    expect(await open()).toBe(0);
    expect(await test.context.db.$count(guardianRequests, eq(guardianRequests.juniorId, junior.id))).toBe(0);
  });
});

describe('an administrator', () => {
  it('can neither give a junior another role nor make a password link', async () => {
    const admin = await makeAdmin(test.context.db);
    const role = await test.call(admin, endpoints.changeRole, {
      params: { userId: junior.id },
      body: { role: 'coach_freelance', clubId: null } as never,
    });
    expect(role.status).toBe(409);
    const link = await test.call(admin, endpoints.makePasswordLink, {
      params: { userId: junior.id },
      body: { delivery: 'copy' },
    });
    expect(link.status).toBe(409);
  });

  it('ends open requests by deactivating the club', async () => {
    const { db } = test.context;
    await test.call(manager, endpoints.askGuardian, asked(['Ida'], guardian.email));
    await test.runJobs();
    await test.call(await makeAdmin(db), endpoints.deactivateClub, { params: { clubId: club.id } });
    expect(await db.select().from(guardianRequests).where(eq(guardianRequests.clubId, club.id))).toEqual([]);
    expect(await rowOf(junior)).toMatchObject({ clubId: null, guardianId: guardian.id });
  });
});
