// Endpoints of shared reviews: the player's choices, and the public page and picture.

import { brand } from '#domain/brand.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { fillPlaceholders } from '#server/http/pages/fill-placeholders.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { readSharing, shareReview, stopSharing } from './shared-reviews.commands.ts';
import { pageValues, readSharedReview } from './shared-reviews.presenters.ts';

export const sharedReviewHandlers = {
  async getReviewSharing({ actor, params, context }) {
    return readSharing(context.db, actor.id, params.videoId);
  },

  async shareReview({ params, body, context, ...call }) {
    return shareReview(context, authorOf(call), call.actor.id, params.videoId, body);
  },

  async stopSharingReview({ params, context, ...call }) {
    await stopSharing(context, authorOf(call), call.actor.id, params.videoId);
  },
} satisfies Partial<Handlers>;

/** Read for each visitor: stopping, a revision, a suspension or a takedown counts at once. */
export const sharedReviewFiles = {
  async sharedReviewPage({ params, context: { db }, pages }) {
    const facts = await readSharedReview(db, params.code);
    return { make: () => fillPlaceholders(pages.template('sharedReview'), pageValues(facts)) };
  },

  async sharedReviewPicture({ params, context }) {
    const facts = await readSharedReview(context.db, params.code);
    return {
      facts,
      name: `${brand.name.toLowerCase()}-review.png`,
      make: async () => (await import('./shared-review-picture.ts')).drawSharedReview(facts),
    };
  },
} satisfies Partial<FileHandlers>;
