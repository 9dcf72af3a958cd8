// What follows from a decision about a level: the bells of the player and of the coaches. Administrators see on their dashboard what
// waits for them, since this kind of notification is none of theirs (docs/product.md#notifications).

import { levelText } from '#domain/levels.ts';
import type { Context } from '#server/context.ts';
import { notify } from '#server/features/notifications/notifications.commands.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { findNamed, findOtherCoachIds, findRequest, findVerificationNews } from './level-case.queries.ts';

interface Named {
  firstName: string;
  lastName: string;
}

/** A name in a sentence; whoever is gone is a "Former coach" (docs/product.md#leaving). */
function nameOf(person: Named | null | undefined): string {
  return person ? `${person.firstName} ${person.lastName}` : 'Former coach';
}

/** Names what happened, and everybody whom the news name: they go when one of them does. */
function causeOf(happened: string, ...ids: (string | null | undefined)[]): string {
  return [happened, ...ids.filter(Boolean)].join(':');
}

export const levelJobs = {
  async 'level-verified'({ verificationId }, { db }) {
    const news = await findVerificationNews(db, verificationId);
    if (!news) return;
    const { playerId, player, verifier, confirmer } = news;
    const level = levelText(news.level, player.country);
    const cause = causeOf('level_verified', verificationId, playerId, verifier?.id, confirmer?.id);
    await notify(db, [playerId], {
      type: 'progress_update',
      title: 'Your level is verified',
      message: `${nameOf(verifier)} verified your level: ${level}.`,
      cause,
    });
    if (!verifier || !confirmer) return;
    await notify(db, [verifier.id], {
      type: 'progress_update',
      title: 'Level confirmed',
      message: `${nameOf(confirmer)} confirmed the level of ${nameOf(player)}: ${level}.`,
      cause,
    });
  },

  async 'level-requested'({ requestId }, { db }) {
    const request = await findRequest(db, requestId);
    if (!request) return;
    const [player] = await findNamed(db, [request.playerId]);
    if (!player) return;
    await notify(db, await findOtherCoachIds(db, request.playerId, request.verifier.id), {
      type: 'progress_update',
      title: 'A level needs your word',
      message: `${nameOf(request.verifier)} asks for a second word on ${nameOf(player)}: ${levelText(request.level, player.country)}.`,
      cause: causeOf('level_requested', requestId, request.playerId, request.verifier.id),
    });
  },

  async 'level-declined'({ requestId, playerId, verifierId, deciderId, level, reason }, { db }) {
    const people = await findNamed(db, [playerId, deciderId]);
    const player = people.find(({ id }) => id === playerId);
    const decider = people.find(({ id }) => id === deciderId);
    if (!player) return;
    await notify(db, [verifierId], {
      type: 'progress_update',
      title: 'Level not confirmed',
      message: `${nameOf(decider)} did not confirm ${levelText(level, player.country)} for ${nameOf(player)}: ${reason}`,
      cause: causeOf('level_declined', requestId, playerId, deciderId),
    });
  },

  async 'level-withdrawn'({ verificationId }, { db }) {
    const news = await findVerificationNews(db, verificationId);
    if (!news) return;
    const { playerId, player, verifier, withdrawer, withdrawnById, withdrawalReason } = news;
    const level = levelText(news.level, player.country);
    const cause = causeOf('level_withdrawn', verificationId, playerId, verifier?.id, withdrawnById);
    await notify(db, [playerId], {
      type: 'progress_update',
      title: 'Your verified level was withdrawn',
      message: `${nameOf(withdrawer)} withdrew the verification of ${level}: ${withdrawalReason ?? ''}`,
      cause,
    });
    if (!verifier || verifier.id === withdrawnById) return;
    await notify(db, [verifier.id], {
      type: 'progress_update',
      title: 'Verified level withdrawn',
      message: `${nameOf(withdrawer)} withdrew the level of ${nameOf(player)}, ${level}: ${withdrawalReason ?? ''}`,
      cause,
    });
  },
} satisfies Partial<JobHandlers<Context>>;
