// Coach profiles, notes and invitations for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq, getColumns, or } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { coachInvitations, coachNotes, coachProfiles, users } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

export const coachingData: PersonalData = {
  references: {
    'coach_profiles.coach_id': { exported: 'yes', erased: 'deleted' },
    'coach_notes.coach_id': { exported: 'with the player’s name', erased: 'deleted' },
    'coach_notes.player_id': { exported: 'no: they are the coach’s own', erased: 'deleted' },
    'coach_invitations.coach_id': {
      exported: 'as they were typed',
      erased: 'deleted, those to the person’s address too',
    },
  },

  async collect(db, userId) {
    const { coachId: ownerId, ...profile } = getColumns(coachProfiles);
    const { id: _, coachId, playerId, ...note } = getColumns(coachNotes);
    const { id: __, coachId: askerId, ...invitation } = getColumns(coachInvitations);
    const [profiles, notes, invitations] = [
      await db.select(profile).from(coachProfiles).where(eq(ownerId, userId)),
      await db
        .select({ player: fullName(users), ...note })
        .from(coachNotes)
        .innerJoin(users, eq(users.id, playerId))
        .where(eq(coachId, userId))
        .orderBy(asc(coachNotes.id)),
      await db.select(invitation).from(coachInvitations).where(eq(askerId, userId)).orderBy(asc(coachInvitations.id)),
    ];
    return [
      { key: 'coachProfile', title: say(msg`Your coach profile`), content: profiles },
      { key: 'coachNotes', title: say(msg`Your notes about players`), content: notes },
      { key: 'coachInvitations', title: say(msg`Players you have invited by email`), content: invitations },
    ];
  },

  async erase(tx, { id, email }) {
    await tx.delete(coachProfiles).where(eq(coachProfiles.coachId, id));
    await tx.delete(coachNotes).where(or(eq(coachNotes.coachId, id), eq(coachNotes.playerId, id)));
    await tx.delete(coachInvitations).where(or(eq(coachInvitations.coachId, id), eq(coachInvitations.email, email)));
  },
};
