// Plausible people, clubs and videos, made directly in the database, with everything they need.

import { sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { DraftRating, ReviewDocument } from '#contract/reviews/review-document.ts';
import type { NewVideo } from '#contract/videos/videos.ts';
import { juniorAddress } from '#domain/people/families.ts';
import { skillNames } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { clubs, coachConnections, trainingSessions, users, videos } from '#server/db/schema/index.ts';

let counter = 0;
const next = () => (counter += 1);
/** A number for names, so that people made later also sort later. */
const padded = (number: number) => String(number).padStart(6, '0');

type NewUser = Partial<typeof users.$inferInsert>;

/** An active person; a direct player without credits by default. */
export async function makePerson(db: Database, columns: NewUser = {}) {
  const number = next();
  return onlyRow(
    await db
      .insert(users)
      .values({
        email: `person${number}@pala.test`,
        firstName: 'Alma',
        lastName: `Berg${padded(number)}`,
        country: 'DK',
        state: 'active',
        emailVerifiedAt: sql`now()`,
        accessType: columns.clubId ? 'club' : 'direct',
        ...columns,
      })
      .returning(),
  );
}

/** A direct player with `credits` analysis credits, entered in the ledger as in the product. */
export async function makePlayer(db: Database, { credits = 0, ...columns }: NewUser & { credits?: number } = {}) {
  const player = await makePerson(db, { role: 'player', analysisCreditsRemaining: credits, ...columns });
  if (credits > 0) {
    await db.execute(
      sql`insert into credit_entries (id, user_id, amount, reason, note) values (${newId()}, ${player.id}, ${credits}, 'adjustment', 'test')`,
    );
  }
  return player;
}

export const makeCoach = (db: Database, columns: NewUser = {}) =>
  makePerson(db, { role: 'coach_freelance', firstName: 'Carla', ...columns });
export const makeAdmin = (db: Database, columns: NewUser = {}) =>
  makePerson(db, { role: 'admin', firstName: 'Ada', ...columns });

export async function makeClub(db: Database) {
  const number = next();
  return onlyRow(
    await db
      .insert(clubs)
      .values({ name: `Padel Club ${padded(number)}`, code: `CLUB${number}` })
      .returning(),
  );
}

/** A member of a club. */
export const makeMember = (db: Database, clubId: string, columns: NewUser = {}) =>
  makePerson(db, { role: 'player', accessType: 'club', clubId, ...columns });

/** A junior of a guardian, a member of a club. */
export function makeJunior(db: Database, clubId: string | null, guardian: { id: string }, columns: NewUser = {}) {
  const id = newId();
  return makePerson(db, {
    id,
    email: juniorAddress(id),
    firstName: 'Emma',
    role: 'player',
    clubId,
    guardianId: guardian.id,
    adultOn: '2040-06-01',
    emailVerifiedAt: null,
    ...columns,
  });
}

/** A connection between a coach and a player, active by default. */
export async function connect(
  db: Database,
  coach: { id: string },
  player: { id: string },
  status: 'requested' | 'active' | 'ended' = 'active',
) {
  await db.insert(coachConnections).values({ coachId: coach.id, playerId: player.id, status });
}

/** A pending YouTube video of a player, without a credit. */
export async function makeVideo(
  db: Database,
  player: { id: string },
  columns: Partial<typeof videos.$inferInsert> = {},
) {
  const number = next();
  const providerVideoId = `vid${String(number).padStart(8, '0')}`;
  const url = `https://www.youtube.com/watch?v=${providerVideoId}`;
  return onlyRow(
    await db
      .insert(videos)
      .values({
        playerId: player.id,
        title: `Match ${number}`,
        provider: 'youtube',
        providerVideoId,
        videoUrl: url,
        originalUrl: url,
        dueAt: sql`now() + interval '48 hours'`,
        ...columns,
      })
      .returning(),
  );
}

/** A coach's session with players in three days; returns its id. */
export async function makeSession(
  db: Database,
  coach: { id: string } | null,
  players: readonly { id: string }[],
  columns: Partial<typeof trainingSessions.$inferInsert> = {},
): Promise<string> {
  const groupId = newId();
  const sessionDate = new Date(Date.now() + 3 * 86_400_000).toISOString();
  await db.insert(trainingSessions).values(
    players.map((player) => ({
      playerId: player.id,
      coachId: coach?.id ?? null,
      groupId,
      places: players.length,
      title: 'Volleys',
      sessionDate,
      timeZone: 'Europe/Copenhagen',
      ...columns,
    })),
  );
  return groupId;
}

/** A player's input for the video form. */
export function videoForm(form: Partial<NewVideo> = {}): NewVideo {
  return { title: 'Tuesday match', videoUrl: 'https://youtu.be/dQw4w9WgXcQ', ...form } as NewVideo;
}

/** Defaults of a note at a moment. */
const aMoment = { endTimestamp: null, skill: null, pair: null, board: null };

/** A finished review: two notes, all eleven ratings, all texts. */
export function reviewDocument(parts: Partial<ReviewDocument> = {}): ReviewDocument {
  const ratings: DraftRating[] = skillNames.map((skillName, index) => ({
    skillName,
    rating: 3 + index / 10,
    comment: '',
    evidence: [],
  }));
  return {
    ...emptyReview,
    notes: [
      {
        ...aMoment,
        id: newId(),
        timestamp: 83.5,
        type: 'technique',
        title: 'Racket up earlier',
        comment: 'Prepare the bandeja while you turn.',
      },
      {
        ...aMoment,
        id: newId(),
        timestamp: 12,
        type: 'strength',
        title: 'Good lob',
        comment: 'Deep, and you took the net behind it.',
      },
    ],
    ratings,
    finalSummary: 'You defend well and win the net with your lob. Work on the bandeja next.',
    overallStrengths: 'Lob, patience.',
    areasOfImprovement: 'Bandeja preparation.',
    recommendationsForImprovement: 'Twenty bandejas a session, side-on, aiming deep.',
    ...parts,
  };
}
