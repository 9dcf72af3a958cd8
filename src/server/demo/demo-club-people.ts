// Whom the demo's manager has asked into the club: they have not answered yet.

import type { Context } from '#server/context.ts';
import { inviteToClub } from '#server/features/clubs/club-invitations.commands.ts';

const invited = [
  { firstName: 'Álvaro', lastName: 'Quintana', email: 'alvaro@example.com', country: 'ES', role: 'coach_club' },
  { firstName: 'Signe', lastName: 'Toft', email: 'signe@example.com', country: 'DK', role: 'player' },
  { firstName: 'Noah', lastName: 'Skov', email: 'noah@example.com', country: 'DK', role: 'player' },
] as const;

/** A coach and two players, asked by the manager. Nobody works on the demo's jobs, so no account is made and no mail goes. */
export async function addClubInvitations(
  context: Context,
  people: ReadonlyMap<string, string>,
  clubId: string,
): Promise<void> {
  await inviteToClub(context, { actorId: people.get('club') ?? null, address: null }, clubId, invited);
}
