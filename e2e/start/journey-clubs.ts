// The journeys' own clubs, besides the demo's: with a manager, and active members.

import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { clubs } from '#server/db/schema/index.ts';
import { demoPassword } from '#server/demo/demo-people.ts';
import { policyVersion } from '#server/features/accounts/accounts.commands.ts';
import { insertConsent } from '#server/features/accounts/accounts.queries.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { makeReview } from '#server/testing/club-season.ts';
import { makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';

/** The members of the club whose figures a journey reads, with their number of reviewed videos. */
const members = [
  { name: 'figures.first', firstName: 'Rikke', lastName: 'Ravn', videos: 5 },
  { name: 'figures.second', firstName: 'Anton', lastName: 'Lykke', videos: 4 },
  { name: 'figures.third', firstName: 'Signe', lastName: 'Holm', videos: 3 },
];

/** Makes the club with its people; returns their ids by address. */
export async function addJourneyClub(db: Database): Promise<Map<string, string>> {
  const club = onlyRow(await db.insert(clubs).values({ name: 'Fjordens Padel', code: 'FJORDEN' }).returning());
  const passwordHash = await hashPassword(demoPassword);
  const columns = (name: string) => ({ email: `${name}@journey.example`, passwordHash, country: 'DK' });
  const manager = await makePerson(db, { ...columns('figures.manager'), role: 'club', clubId: club.id });
  const coach = await makeCoach(db, { ...columns('figures.coach'), role: 'coach_club', clubId: club.id });
  const people = [manager];
  for (const { name, videos, ...names } of members) {
    const member = await makeMember(db, club.id, { ...columns(name), ...names });
    for (let index = 0; index < videos; index += 1) {
      const hour = 3_600_000;
      const at = Date.now() - (index * 24 + 20) * hour;
      await makeReview(db, coach, member, {
        sent: new Date(at).toISOString(),
        published: new Date(at + 10 * hour).toISOString(),
        ratings: { overall: 4 - index / 10, lob: 3.5 },
      });
    }
    people.push(member);
  }
  for (const { id } of people) await insertConsent(db, { userId: id, policyVersion });
  return new Map(people.map(({ email, id }) => [email, id]));
}
