// A member's publicity choice.

import { msg } from '@lingui/core/runtime-macro';
import type { OwnContentChoice } from '#contract/publicity/content-choices.ts';
import { say } from '#domain/language/say.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import type { ContentChoice } from '#domain/publicity/club-content.ts';
import type { Context } from '#server/context.ts';
import { notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { findOwnChoice, type OwnChoice, saveChoice } from './choices.queries.ts';

/** A choice for its player. */
export function presentChoice({ clubName, choice, nameStyle, decidedAt }: OwnChoice): OwnContentChoice {
  return { clubName, choice, nameStyle: nameStyle ?? 'full', decidedAt };
}

/**
 * Stores a member's choice, with an audit entry: consent must be provable. A refusal needs nothing else:
 * every public page reads the choice.
 *
 * @throws AppError conflict for a player without a club
 */
export async function decideChoice(
  { db }: Context,
  by: Author,
  userId: string,
  decision: { choice: ContentChoice; nameStyle: NameStyle },
): Promise<OwnContentChoice> {
  return db.transaction(async (tx) => {
    const { clubId, choice: earlier } = orNotFound(await findOwnChoice(tx, userId));
    if (clubId === null) throw new AppError('conflict', { message: say(msg`You do not belong to a club.`) });
    await saveChoice(tx, { userId, clubId, ...decision });
    const change = { before: { choice: earlier }, after: { choice: decision.choice, clubId } };
    await recordAudit(tx, by, 'content-choice-made', { type: 'user', id: userId }, change);
    await notifyViewers(tx, ['content'], userId);
    return presentChoice(orNotFound(await findOwnChoice(tx, userId)));
  });
}
