// Fills the journeys' template database: the demo, the journeys' own people, and a session for each.
//
// Run by the global setup as a program, with DATABASE_URL and DATA_DIR: `node e2e/start/make-data.ts <file for the sessions>`.

import { writeFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { sessions } from '#server/db/schema/index.ts';
import { insertClub, insertVerification } from '#server/demo/demo.queries.ts';
import { withDemoContext } from '#server/demo/demo-context.ts';
import { demoClub, demoEmail, demoPassword } from '#server/demo/demo-people.ts';
import { reviewVideo } from '#server/demo/demo-reviewing.ts';
import { seedDemo } from '#server/demo/seed-demo.ts';
import { policyVersion } from '#server/features/accounts/accounts.commands.ts';
import { findAccountByEmail, insertConsent } from '#server/features/accounts/accounts.queries.ts';
import { insertSession } from '#server/http/sessions/sessions.queries.ts';
import { hashToken, newToken } from '#server/http/sessions/sessions.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { connect, makePerson, makePlayer, makeSession, makeVideo } from '#server/testing/factories.ts';
import { makeSubscription } from '#server/testing/subscriptions.ts';
import { addJourneyClub } from './journey-clubs.ts';
import { demoNames, journeyPeople } from './people.ts';

const [sessionsFile] = process.argv.slice(2);
if (sessionsFile === undefined) throw new Error('Name the file to write the sessions to.');

/** Roles of journey people who are not players. */
const staffRoles = {
  'club coach': 'coach_club',
  'freelance coach': 'coach_freelance',
  'club manager': 'club',
} as const;

await withDemoContext(async (context) => {
  await seedDemo(context);
  const ids = await addJourneyPeople(context);
  for (const [email, id] of await addJourneyClub(context.db)) ids.set(email, id);
  for (const name of demoNames) ids.set(demoEmail(name), await idOf(context.db, demoEmail(name)));
  writeFileSync(sessionsFile, JSON.stringify(await signIn(context.db, ids)));
});

async function idOf(db: Database, email: string): Promise<string> {
  const account = await findAccountByEmail(db, email);
  if (!account) throw new Error(`The demo has no ${email}.`);
  return account.id;
}

/** The ids of the journeys' own people, by address. */
async function addJourneyPeople(context: Context): Promise<Map<string, string>> {
  const { db } = context;
  const { clubId } = (await findAccountByEmail(db, demoEmail('club'))) ?? {};
  if (!clubId) throw new Error(`${demoClub.name} is missing.`);
  const passwordHash = await hashPassword(demoPassword);
  const people = new Map<string, { id: string }>();
  const clubs = new Map<string, string>();
  const clubOf = async (club: string | undefined) => {
    if (club === undefined) return clubId;
    const id =
      clubs.get(club) ?? (await insertClub(db, { name: club, code: club.replaceAll(/\W/g, '').toUpperCase() }));
    clubs.set(club, id);
    return id;
  };
  for (const {
    name,
    kind,
    club,
    level = '2.5',
    credits = 0,
    coaches = [],
    country = 'DK',
    ...person
  } of journeyPeople) {
    const columns = {
      email: `${name}@journey.example`,
      firstName: person.firstName,
      lastName: person.lastName,
      passwordHash,
      country,
      currentLevel: level,
      isLevelVerified: person.isVerified ?? false,
      ...(kind !== 'direct player' &&
        kind !== 'freelance coach' && { accessType: 'club' as const, clubId: await clubOf(club) }),
    };
    const made =
      kind in staffRoles
        ? await makePerson(db, { role: staffRoles[kind as keyof typeof staffRoles], ...columns })
        : await makePlayer(db, { credits, ...columns });
    people.set(columns.email, made);
    await insertConsent(db, { userId: made.id, policyVersion });
    const own = coaches.map((coach) => people.get(`${coach}@journey.example`) as { id: string });
    for (const coach of own) await connect(db, coach, made);
    const [coach = null] = own;
    if (person.isVerified) {
      const note = 'Solid from the back, and the lob decides points.';
      const verification = { playerId: made.id, verifierId: coach?.id, previousLevel: null, level, note, days: 40 };
      await insertVerification(db, { ...verification, reviewIds: [] });
    }
    if (person.hasPlan) await makeSubscription(db, made);
    if (person.video) await makeVideo(db, made, { title: person.video });
    if (person.reviewed && coach) {
      const { id: videoId } = await makeVideo(db, made, { title: person.reviewed });
      const task = {
        videoId,
        playerId: made.id,
        title: person.reviewed,
        coachId: coach.id,
        seed: 1,
        level: Number(level),
      };
      await reviewVideo(context, task);
    }
    const sessionDate = new Date(Date.now() - 600_000).toISOString();
    if (person.session) await makeSession(db, coach, [made], { title: person.session, sessionDate });
  }
  return new Map([...people].map(([email, { id }]) => [email, id]));
}

/**
 * A session for each of these people; returns the tokens by address. They count as just signed in for a day, since a run takes longer than
 * a recent proof lasts; reauthentication is the subject of e2e/second-factor.spec.ts.
 */
async function signIn(db: Database, ids: ReadonlyMap<string, string>): Promise<Record<string, string>> {
  const tokens: Record<string, string> = {};
  for (const [email, userId] of ids) {
    const token = newToken();
    const userAgent = 'A browser from before the journey';
    await insertSession(db, {
      tokenHash: hashToken(token),
      id: newId(),
      userId,
      days: 30,
      userAgent,
      address: '127.0.0.1',
    });
    tokens[email] = token;
  }
  await db.update(sessions).set({ signedInAt: sql`now() + interval '1 day'` });
  return tokens;
}
