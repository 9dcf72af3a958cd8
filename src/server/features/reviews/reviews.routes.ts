// Endpoints of reviews.

import type { Context } from '#server/context.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { setLinkState } from '#server/features/videos/link-health.commands.ts';
import { findVideo } from '#server/features/videos/one-video.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { draftReview } from './ai-draft.commands.ts';
import { publishReview } from './publishing.commands.ts';
import { findPreviousRatings, findVersion, listVersions } from './publishing.queries.ts';
import { listSetAside, openReview, saveDraft } from './reviews.commands.ts';
import { findReviewState } from './reviews.queries.ts';
import { discardRevision, startRevision } from './revisions.commands.ts';

export const reviewHandlers = {
  async openReview({ actor, params, context }) {
    return workspace(context, actor, params.videoId, await openReview(context, actor, params.videoId));
  },

  async saveReviewDraft({ actor, params, body, context }) {
    return saveDraft(context, actor, params.videoId, body.version, body.document, body);
  },

  async publishReview({ actor, params, body, context, request }) {
    await publishReview(context, actor, params.videoId, body.version, authorOf({ actor, request }));
    return visibleVideo(context, actor, params.videoId);
  },

  async draftReview({ actor, params, body, context }) {
    return draftReview(context, actor, params.videoId, body.version);
  },

  async startRevision({ actor, params, context }) {
    return workspace(context, actor, params.videoId, await startRevision(context, actor, params.videoId));
  },

  async discardRevision({ actor, params, context }) {
    return workspace(context, actor, params.videoId, await discardRevision(context, actor, params.videoId));
  },

  async listReviewVersions({ actor, params, context }) {
    const { playerId } = orNotFound(await findReviewState(context.db, actor, params.videoId));
    return listVersions(context.db, playerId, params.videoId);
  },

  async getReviewVersion({ actor, params, context }) {
    const { videoId, number } = params;
    const { playerId } = orNotFound(await findReviewState(context.db, actor, videoId));
    return orNotFound(await findVersion(context.db, { playerId, videoId }, number));
  },

  async listSetAsideVersions({ actor, params, context }) {
    return listSetAside(context, actor, params.videoId);
  },

  async setLinkState({ actor, params, body, context }) {
    orNotFound(await findReviewState(context.db, actor, params.videoId));
    await setLinkState(context, params.videoId, body.problem);
    return visibleVideo(context, actor, params.videoId);
  },
} satisfies Partial<Handlers>;

async function visibleVideo({ db }: Context, actor: Actor, videoId: string) {
  return orNotFound(await findVideo(db, actor, videoId));
}

/** Everything the workspace loads, in a fixed number of statements. */
async function workspace(
  context: Context,
  actor: Actor,
  videoId: string,
  draft: Awaited<ReturnType<typeof openReview>>,
) {
  const [video, previousRatings] = await Promise.all([
    visibleVideo(context, actor, videoId),
    findPreviousRatings(context.db, draft.player.id, videoId),
  ]);
  const canTranscribe = context.transcriber !== null;
  return { ...draft, video, publishedAt: video.publishedAt, previousRatings, canTranscribe };
}
