// Coaches in the list, requests, private notes and goals, for tests.

import { endpoints } from '#contract/endpoints.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { coachConnections, coachNotes, coachProfiles } from '#server/db/schema/index.ts';
import { makeAdmin, makeCoach } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A coach in the list, who speaks Danish by default. */
export async function makeListedCoach(
  db: Database,
  {
    languages = ['da'],
    isListed = true,
    ...columns
  }: Parameters<typeof makeCoach>[1] & {
    languages?: string[];
    isListed?: boolean;
  } = {},
) {
  const coach = await makeCoach(db, columns);
  await db.insert(coachProfiles).values({ coachId: coach.id, about: 'Calm and precise.', languages, isListed });
  return coach;
}

/** A coach's request to a player, by a new coach by default; returns the id. */
export async function makeRequest(db: Database, player: { id: string }, coach?: { id: string }): Promise<string> {
  const coachId = (coach ?? (await makeCoach(db))).id;
  const { id } = onlyRow(
    await db
      .insert(coachConnections)
      .values({ coachId, playerId: player.id, requestedById: coachId, status: 'requested' })
      .returning({ id: coachConnections.id }),
  );
  return id;
}

/** A private note; returns the id. */
export async function makeNote(db: Database, place: { coachId: string; playerId: string }): Promise<string> {
  const { coachId, playerId } = place;
  const { id } = onlyRow(
    await db
      .insert(coachNotes)
      .values({ coachId, playerId, text: 'Hits late when tired.' })
      .returning({ id: coachNotes.id }),
  );
  return id;
}

/** A coach's form for a player's goals, based on the existing ones. */
export async function someGoals({ context, call }: TestApp, playerId: string) {
  const { body } = await call(await makeAdmin(context.db), endpoints.getGoals, { params: { playerId } });
  return {
    targetLevel: '4.5',
    targetDate: '2027-06-01',
    timeframe: '12 months',
    journeyStartDate: '2026-06-01',
    goals: ['Play the club tournament'],
    shortTermGoals: ['Take the bandeja side-on'],
    longTermGoals: ['Win the net back'],
    skillPriorities: ['Bandeja'],
    notes: 'Patience first.',
    updatedAt: body?.updatedAt ?? null,
  };
}
