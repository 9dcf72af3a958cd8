// Endpoints of pairs.

import { pairMovement } from '#domain/reviews/movement/pair-movement.ts';
import type { Context } from '#server/context.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { readActor } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { findSharedVideo, listMatchesOf, listPairNotes } from './pair-page.queries.ts';
import { makePairToken, pairLink, readPairToken } from './pair-token.ts';
import { answerInvitation, endPartner, invitePartner, leavePair } from './pairs.commands.ts';
import { findInvitation, findVideoPartner, isOwnVideo, listOffered, listShared } from './pairs.queries.ts';

/** The partner or invitation, for the video's player. */
async function presentPartner(context: Context, playerId: string, videoId: string) {
  const row = await findVideoPartner(context.db, playerId, videoId);
  if (row === null) return null;
  const { id, status, email, expiresAt, joinedAt, partner } = row;
  if (status === 'joined') return { status, partner, email: null, link: null, expiresAt: null, joinedAt };
  return { status, partner: null, email, link: pairLink(context, id), expiresAt, joinedAt: null };
}

/** An invitation for anyone with its token: no more of the video and its player than this. */
function presentInvitation(invitation: Awaited<ReturnType<typeof listOffered>>[number], token: string) {
  const { inviter, title, eventDate, expiresAt } = invitation;
  return { token, inviter, title, eventDate, expiresAt };
}

export const pairHandlers = {
  async getVideoPartner({ actor, params, context }) {
    if (!(await isOwnVideo(context.db, actor.id, params.videoId))) throw new AppError('not_found');
    return presentPartner(context, actor.id, params.videoId);
  },

  async invitePartner({ actor, params, body, context, ...call }) {
    await invitePartner(context, authorOf({ actor, ...call }), actor, params.videoId, body.email ?? null);
    return orNotFound(await presentPartner(context, actor.id, params.videoId));
  },

  async endPartner({ actor, params, context, ...call }) {
    await endPartner(context, authorOf({ actor, ...call }), actor.id, params.videoId);
  },

  async getPairInvitation({ query, context, request }) {
    const invitation = orNotFound(await findInvitation(context.db, orNotFound(readPairToken(context, query.token))));
    const viewer = await readActor(context.db, context.config, request);
    const isOwn = viewer?.id === invitation.inviterId;
    return { ...presentInvitation(invitation, query.token), ownVideoId: isOwn ? invitation.videoId : null };
  },

  async answerPairInvitation({ actor, body, context, ...call }) {
    return { videoId: await answerInvitation(context, authorOf({ actor, ...call }), actor.id, body) };
  },

  async listPairMatches({ actor, context }) {
    const [offered, matches] = [await listOffered(context.db, actor.id), await listShared(context.db, actor.id)];
    return { invitations: offered.map((one) => presentInvitation(one, makePairToken(context, one.id))), matches };
  },

  async getPairPage({ actor, params, context: { db } }) {
    const shared = orNotFound(await findSharedVideo(db, actor.id, params.videoId));
    const { playerId, partnerId, tracks, ...page } = shared;
    const isReviewed = page.video.status === 'Analyzed';
    return {
      ...page,
      isOwn: playerId === actor.id,
      notes: isReviewed ? await listPairNotes(db, { playerId: shared.playerId, videoId: params.videoId }) : [],
      movement: isReviewed && tracks !== null ? pairMovement(tracks) : null,
      matches: await listMatchesOf(db, playerId, partnerId),
    };
  },

  async leavePairMatch({ actor, params, context, ...call }) {
    await leavePair(context, authorOf({ actor, ...call }), actor.id, params.videoId);
  },
} satisfies Partial<Handlers>;
