// The demo's family: a direct player who looks after two juniors of the club, and a guardian who has not answered.

import { addDays } from '#domain/time/time-zones.ts';
import type { Context } from '#server/context.ts';
import { insertMessage } from '#server/features/messages/messages.queries.ts';
import { askGuardian } from '#server/features/people/families/club-juniors.commands.ts';
import { listAskedGuardians, markAsked } from '#server/features/people/families/club-juniors.queries.ts';
import { acceptGuardianRequest } from '#server/features/people/families/families.commands.ts';
import { listJuniorsOf } from '#server/features/people/families/families.queries.ts';
import { insertConnection } from './demo.queries.ts';
import { demoEmail, demoPlayers } from './demo-people.ts';

/** Whole years until each is grown. */
const juniors = [
  { firstName: 'Emma', years: 6 },
  { firstName: 'Viktor', years: 8 },
] as const;

/** After everything else, so that the figures of the demo's months stay those of its players. */
export async function addFamily(context: Context, people: ReadonlyMap<string, string>, clubId: string): Promise<void> {
  const { db } = context;
  const manager = { actorId: people.get('club') ?? null, address: '127.0.0.1' };
  const guardianId = people.get('direct') ?? '';
  const { firstName, lastName } = demoPlayers.find(({ name }) => name === 'direct') as {
    firstName: string;
    lastName: string;
  };
  const today = new Date().toISOString().slice(0, 10);
  const adultOn = (years: number) => addDays(today, years * 365 + 40);
  await askGuardian(context, manager, clubId, {
    guardian: { email: demoEmail('direct'), firstName, lastName },
    country: 'DK',
    juniors: juniors.map((one) => ({ firstName: one.firstName, lastName, adultOn: adultOn(one.years) })),
  });
  const asked = (await listAskedGuardians(db, clubId)).map(({ id }) => id);
  await markAsked(db, asked);
  const by = { actorId: guardianId, address: '127.0.0.1' };
  for (const id of asked)
    await acceptGuardianRequest(context, by, guardianId, id, { address: '127.0.0.1', userAgent: null });
  const [first] = await listJuniorsOf(db, guardianId);
  const coachId = people.get('coach') ?? '';
  if (first !== undefined) {
    await insertConnection(db, coachId, first.id);
    const content = 'Welcome, Emma! Bring a racket on Thursday; the club lends you one if you have none yet.';
    await insertMessage(db, { playerId: first.id, coachId, senderId: coachId, content });
  }
  await askGuardian(context, manager, clubId, {
    guardian: { email: 'kirsten@example.com', firstName: 'Kirsten', lastName: 'Lund' },
    country: 'DK',
    juniors: [{ firstName: 'Asger', lastName: 'Lund', adultOn: adultOn(5) }],
  });
}
