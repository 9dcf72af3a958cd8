// Changing a profile's names, country, DPF ranking and language.

import type { Profile, ProfileChange } from '#contract/people/profile.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { isPlayerVisible } from '#server/policy/visibility.ts';
import { lockProfile, saveProfile } from './profile.queries.ts';

/**
 * Changes the actor's own profile, or anyone's as an administrator.
 *
 * @throws AppError forbidden for people the actor may see but not change, not_found for anyone else
 */
export async function updateProfile(
  { db }: Context,
  actor: Actor,
  by: Author,
  userId: string,
  change: ProfileChange,
): Promise<Profile> {
  const isOwn = userId === actor.id;
  if (!isOwn && actor.role !== 'admin') {
    throw new AppError((await isPlayerVisible(db, actor, userId)) ? 'forbidden' : 'not_found');
  }
  return db.transaction(async (tx) => {
    const before = orNotFound(await lockProfile(tx, userId));
    const given = Object.entries(change).filter(([, value]) => value !== undefined);
    const after: Profile = { ...before, ...Object.fromEntries(given) };
    // Only Denmark has the ranking (docs/product.md#people: another country clears it).
    if (after.country !== 'DK') after.dpfRanking = null;
    await saveProfile(tx, after);
    if (!isOwn) {
      // Only field names, since the log outlives the person's data.
      const fields = Object.keys(after).filter((key) => after[key as keyof Profile] !== before[key as keyof Profile]);
      await recordAudit(
        tx,
        by,
        'profile-changed-by-administrator',
        { type: 'user', id: userId },
        { after: { fields } },
      );
    }
    await notifyUsers(tx, ['account'], [userId]);
    return after;
  });
}
