// A pair of the demo, and an open invitation to one.

import type { Context } from '#server/context.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { makePairToken } from '#server/features/videos/pairs/pair-token.ts';
import { answerInvitation, invitePartner } from '#server/features/videos/pairs/pairs.commands.ts';
import { findVideoPartner, setInvitee } from '#server/features/videos/pairs/pairs.queries.ts';
import { findLatestVideo, listVideosWithPairNotes } from './demo.queries.ts';
import { demoEmail } from './demo-people.ts';

/** The two of the pair, and who would like to play with the first. */
const [one, other, asker] = ['player', 'direct', 'emil'] as const;

/** Shares videos with pair notes, and adds an open invitation. */
export async function addPairs(context: Context, people: ReadonlyMap<string, string>): Promise<void> {
  const { db } = context;
  const idOf = (name: string) => people.get(name) as string;
  for (const { videoId, playerId } of await listVideosWithPairNotes(db)) {
    const partnerId = playerId === idOf(one) ? idOf(other) : idOf(one);
    const invitationId = await invite(context, playerId, videoId, null);
    const token = makePairToken(context, invitationId);
    await answerInvitation(context, { actorId: partnerId, address: null }, partnerId, { token, accept: true });
  }
  const playerId = idOf(asker);
  const video = await findLatestVideo(db, playerId);
  const invitationId = await invite(context, playerId, video.id, demoEmail(one));
  await setInvitee(db, invitationId, idOf(one));
  await notify(db, [idOf(one)], {
    kind: 'pair-invited',
    facts: { people: { player: playerId }, videoTitle: video.title },
    videoId: video.id,
    cause: `pair_invited:${invitationId}`,
  });
}

async function invite(context: Context, playerId: string, videoId: string, email: string | null): Promise<string> {
  const player = { id: playerId, email: '' };
  await invitePartner(context, { actorId: playerId, address: null }, player, videoId, email);
  const invitation = await findVideoPartner(context.db, playerId, videoId);
  if (invitation === null) throw new Error('The demo pair was not invited');
  return invitation.id;
}
