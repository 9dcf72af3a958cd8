// A club with people, for tests.

import type { Database } from '#server/db/database.ts';
import { connect, makeClub, makeCoach, makeMember, makePerson } from './factories.ts';

/** A club with a manager, a coach, and two members, one of whom is connected to the coach. */
export async function makeClubWithPeople(db: Database) {
  const club = await makeClub(db);
  const manager = await makePerson(db, { role: 'club', clubId: club.id });
  const coach = await makeCoach(db, { role: 'coach_club', accessType: 'club', clubId: club.id });
  const [known, unknown] = [await makeMember(db, club.id), await makeMember(db, club.id)];
  await connect(db, coach, known);
  return { club, manager, coach, known, unknown };
}
