// Registering with Google: nothing is stored before consent, and nothing is believed but the sealed profile.

import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { GoogleProfile } from '#contract/accounts/google.ts';
import { endpoints } from '#contract/endpoints.ts';
import { consents, identities, users } from '#server/db/schema/index.ts';
import { makeAdmin, makeClub, makePerson } from '#server/testing/factories.ts';
import { type ProviderPerson, startLoopbackProvider } from '#server/testing/oidc-provider/loopback-provider.ts';
import { openBrowser } from '#server/testing/oidc-provider/test-browser.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const google = await startLoopbackProvider('http://pala.test/api/auth/google/callback');
const test = useTestApp(google.environment);
const automatic = useTestApp({ ...google.environment, REGISTRATION_APPROVAL: 'auto' });
afterAll(() => google.close());
afterEach(() => vi.useRealTimers());

const complete = '/api/auth/complete-google-registration';
const form = { country: 'DK', currentLevel: '3.5', dpfRanking: 120, consentToDataProcessing: true };
const accountOf = async (email: string) =>
  (await test.context.db.select().from(users).where(eq(users.email, email)))[0];

let counter = 0;
/** Someone new comes back from Google. */
async function newcomer(parts: Partial<ProviderPerson> = {}, app = test, query = '') {
  counter += 1;
  const person = {
    sub: `new-${counter}`,
    email: `new${counter}@pala.test`,
    given_name: 'Sofie',
    family_name: 'Lund',
    picture: 'https://lh3.googleusercontent.com/a/sofie=s96-c',
    ...parts,
  };
  google.person = person;
  const browser = openBrowser(app);
  expect(await browser.signInWithGoogle(query)).toBe('/complete-google-registration');
  const profile = async () => (await browser.go('/api/auth/google-profile')).json<GoogleProfile>();
  return { person, browser, profile };
}

describe('a newcomer', () => {
  it('sees their profile while nothing about them is stored', async () => {
    const { person, browser, profile } = await newcomer();
    expect(await profile()).toEqual({
      googleId: person.sub,
      email: person.email,
      firstName: 'Sofie',
      lastName: 'Lund',
      profileImageUrl: person.picture,
    });
    expect(await accountOf(person.email)).toBeUndefined();
    const dump = JSON.stringify(await test.context.db.execute('select * from identities, users, sessions, attempts'));
    expect(dump).not.toContain(person.email);
    const answer = await browser.go('/api/auth/google-profile');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(browser.cookies.get('pala_google_profile')).not.toContain(Buffer.from(person.email).toString('base64url'));
  });

  it('becomes a player waiting for approval, with a verified address, consent and identity', async () => {
    const admin = await makeAdmin(test.context.db);
    const { person, browser } = await newcomer();
    const answer = await browser.post(complete, form);
    expect(answer.statusCode).toBe(201);
    expect(answer.json()).toEqual({
      message: 'Your account has been created and is pending approval.',
      signedIn: false,
    });
    const account = await accountOf(person.email);
    expect(account).toMatchObject({
      firstName: 'Sofie',
      lastName: 'Lund',
      country: 'DK',
      currentLevel: '3.5',
      dpfRanking: 120,
      isLevelVerified: false,
      role: 'player',
      accessType: 'direct',
      state: 'pending',
      passwordHash: null,
      analysisCreditsRemaining: 0,
      profileImageUrl: person.picture,
    });
    expect(account?.emailVerifiedAt).not.toBeNull();
    const userId = account?.id as string;
    expect(await test.context.db.select().from(consents).where(eq(consents.userId, userId))).toHaveLength(1);
    expect(await test.context.db.select().from(identities).where(eq(identities.userId, userId))).toMatchObject([
      { issuer: google.environment.GOOGLE_ISSUER, subject: person.sub, email: person.email },
    ]);
    expect(browser.cookies.size).toBe(0);
    await test.runJobs();
    const received = await test.call(admin, endpoints.listCoachNotifications, { params: { userId: admin.id } });
    expect(
      received.body.some(({ type, message }) => type === 'player_registered' && message.includes('Sofie Lund')),
    ).toBe(true);

    expect(await openBrowser(test).signInWithGoogle()).toBe('/auth?error=account-pending');
    await test.call(admin, endpoints.approvePerson, { params: { userId } });
    expect(await openBrowser(test).signInWithGoogle()).toBe('/');
  });

  it('is signed in at once where registrations need no approval', async () => {
    const { browser, person } = await newcomer({}, automatic);
    const answer = await browser.post(complete, form);
    expect(answer.json()).toEqual({ message: 'Your account has been created.', signedIn: true });
    expect((await browser.go('/api/auth/user')).json()).toMatchObject({ email: person.email });
    await automatic.runJobs();
    expect(automatic.mails.some((mail) => mail.to === person.email)).toBe(true);
  });

  it('who followed the link of a club joins it on approval, or at once where there is none', async () => {
    for (const [app, expected] of [
      [test, { state: 'pending', accessType: 'direct' }],
      [automatic, { state: 'active', accessType: 'club' }],
    ] as const) {
      const club = await makeClub(app.context.db);
      const { person, browser } = await newcomer({}, app, `?club=${club.code}`);
      expect((await browser.post(complete, form)).statusCode).toBe(201);
      const [account] = await app.context.db.select().from(users).where(eq(users.email, person.email));
      expect(account).toMatchObject(expected);
      expect(account?.clubId ?? account?.joiningClubId).toBe(club.id);
    }
  });

  it.each([
    ['SE', { currentLevel: '3.5', dpfRanking: null }],
    ['DK', { currentLevel: '3.5', dpfRanking: 120 }],
  ])('from %s keeps the ranking only if Danish', async (country, kept) => {
    const { person, browser } = await newcomer();
    expect((await browser.post(complete, { ...form, country })).statusCode).toBe(201);
    expect(await accountOf(person.email)).toMatchObject({ country, ...kept });
  });

  it.each(['false', 'true', 1, 'on', null, [], {}, false, undefined])(
    'who answers the question of consent with %j gets no account',
    async (consentToDataProcessing) => {
      const { person, browser } = await newcomer();
      const answer = await browser.post(complete, { ...form, consentToDataProcessing });
      expect(answer.statusCode).toBe(400);
      expect(answer.json().message).toBe('You must consent to data processing to continue.');
      expect(await accountOf(person.email)).toBeUndefined();
      expect((await browser.go('/api/auth/google-profile')).statusCode).toBe(200);
    },
  );

  it.each([{ country: 'XX' }, { country: ['DK'] }, { currentLevel: 7 }, { dpfRanking: '5' }, { dpfRanking: 1001 }])(
    'who sends %j is refused',
    async (parts) => {
      const { browser } = await newcomer();
      expect((await browser.post(complete, { ...form, ...parts })).statusCode).toBe(400);
    },
  );
});

describe('the identity', () => {
  it('comes from the sealed profile, whatever the body claims', async () => {
    const victim = await makePerson(test.context.db);
    const { person, browser } = await newcomer();
    const claims = { googleId: 999, email: victim.email, firstName: 'Evil', profileImageUrl: 'javascript:1' };
    const more = {
      role: 'admin',
      state: 'active',
      clubId: victim.id,
      isLevelVerified: true,
      issuer: 'x',
      subject: 'y',
    };
    expect((await browser.post(complete, { ...form, ...claims, ...more })).statusCode).toBe(201);
    expect(await accountOf(person.email)).toMatchObject({
      firstName: 'Sofie',
      role: 'player',
      state: 'pending',
      clubId: null,
    });
    const links = await test.context.db.select().from(identities).where(eq(identities.subject, person.sub));
    expect(links).toHaveLength(1);
    expect(await test.context.db.select().from(identities).where(eq(identities.userId, victim.id))).toEqual([]);
  });

  it('is required: a missing, changed, made-up or differently sealed profile leads to no account', async () => {
    const { browser } = await newcomer();
    const sealed = browser.cookies.get('pala_google_profile') as string;
    const cookies = [
      'x=y',
      'pala_google_profile=made-up',
      `pala_google_profile=${sealed.slice(0, -2)}`,
      // Sealed by this server, for another purpose.
      `pala_google_attempt=${sealed}`,
    ];
    const before = await test.context.db.$count(users);
    for (const cookie of cookies) {
      expect((await openBrowser(test, cookie).go('/api/auth/google-profile')).statusCode).toBe(401);
      const answer = await openBrowser(test, cookie).post(complete, {
        ...form,
        googleId: 'victim',
        email: 'v@pala.test',
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'google_profile_missing']);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(await test.context.db.$count(users)).toBe(before);
  });

  it('expires after ten minutes, even if the browser keeps it longer', async () => {
    const { browser } = await newcomer();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 });
    expect((await browser.go('/api/auth/google-profile')).statusCode).toBe(401);
    expect((await browser.post(complete, form)).statusCode).toBe(401);
  });

  it('becomes an account once, even with a copied cookie or concurrent requests', async () => {
    const { person, browser } = await newcomer();
    const copy = `pala_google_profile=${browser.cookies.get('pala_google_profile')}`;
    const answers = await Promise.all([1, 2, 3, 4].map(() => openBrowser(test, copy).post(complete, form)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.every(({ statusCode }) => statusCode < 500)).toBe(true);
    const late = await openBrowser(test, copy).post(complete, form);
    expect([late.statusCode, late.json().code]).toEqual([401, 'google_profile_missing']);
    expect((await openBrowser(test, copy).go('/api/auth/google-profile')).statusCode).toBe(401);
    expect(await test.context.db.$count(users, eq(users.email, person.email))).toBe(1);
  });

  it('is refused when its address got an account in the meantime', async () => {
    const { person, browser } = await newcomer();
    await makePerson(test.context.db, { email: person.email });
    const answer = await browser.post(complete, form);
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'conflict']);
  });
});
