// Endpoints of videos.

import { orNotFound } from '#server/http/app-error.ts';
import { submissionKey } from '#server/http/submission-key.ts';
import { nextPageLink } from '#server/http/table/next-page-link.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { listEarlierReviews } from './earlier-moments.queries.ts';
import { findVideo } from './one-video.queries.ts';
import { correctVideo, replaceVideoLink, withdrawVideo } from './pending-video.commands.ts';
import { submitVideo } from './videos.commands.ts';
import { presentEarlierReview } from './videos.presenters.ts';
import { countVideos, listVideos } from './videos.queries.ts';
import { listWaitingVideos } from './waiting-videos.queries.ts';

export const videoHandlers = {
  async listVideos({ actor, query, context, request, reply }) {
    const { rows, next } = await listVideos(context.db, actor, query);
    if (next !== null) reply.header('link', nextPageLink(request.url, next));
    return rows;
  },

  async countVideos({ actor, context }) {
    return countVideos(context.db, actor);
  },

  async listWaitingVideos({ actor, context }) {
    return listWaitingVideos(context.db, actor.id);
  },

  async createVideo({ actor, body, context, request }) {
    const videoId = await submitVideo(context, actor, body, submissionKey(request));
    return orNotFound(await findVideo(context.db, actor, videoId));
  },

  async getVideo({ actor, params, context }) {
    return orNotFound(await findVideo(context.db, actor, params.videoId));
  },

  async listEarlierReviews({ actor, params, context }) {
    return orNotFound(await listEarlierReviews(context.db, actor, params.videoId)).map(presentEarlierReview);
  },

  async withdrawVideo({ actor, params, context }) {
    await withdrawVideo(context, actor.id, params.videoId);
  },

  async correctVideo({ actor, params, body, context }) {
    await correctVideo(context, actor, params.videoId, body);
    return orNotFound(await findVideo(context.db, actor, params.videoId));
  },

  async replaceVideoLink({ actor, params, body, context }) {
    await replaceVideoLink(context, actor.id, params.videoId, body.videoUrl);
    return orNotFound(await findVideo(context.db, actor, params.videoId));
  },
} satisfies Partial<Handlers>;
