// What a player makes public of a review.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { nameStyles } from '#domain/levels/certificates.ts';
import { maxSharedNotes } from '#domain/reviews/shared-review.ts';

/** The player's choices. */
const SharedParts = z.object({
  showsScore: z.boolean({ error: () => say(msg`Please say whether to show the score.`) }),
  noteIds: z
    .array(fields.chosen('note'), { error: () => say(msg`Please choose notes of this review.`) })
    .max(maxSharedNotes, { error: () => say(msg`Please choose at most ${{ maxSharedNotes }} notes.`) }),
  nameStyle: z.enum(nameStyles, { error: () => say(msg`Please choose how to show your name.`) }),
});

/** Whether and how a review is public, for its player. */
export const ReviewSharing = z
  .object({
    /** Null while it is private. `code` is the last part of `/shared-review/{code}`; sharing again makes another. */
    share: SharedParts.extend({ code: z.string() }).nullable(),
    /** The notes that may be chosen: on the player alone, in words that name nobody who must stay unnamed. */
    notes: z.array(fields.id),
    /** An administrator took the review, or everything of the player, off public pages. */
    isTakenDown: z.boolean(),
  })
  .meta({ id: 'ReviewSharing' });
export type ReviewSharing = z.output<typeof ReviewSharing>;

const params = z.object({ videoId: fields.id });

export const sharedReviewEndpoints = {
  getReviewSharing: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/share',
    access: ['player'],
    shows: ['content', 'review'],
    refetchOnOpen: true,
    summary: "Whether and how one of the caller's reviews is public.",
    params,
    response: ReviewSharing,
  }),
  shareReview: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}/share',
    access: ['player'],
    // Only the player decides what of them is public.
    ownAccount: true,
    changes: ['content'],
    summary: "Make parts of one of the caller's published reviews public, or change which.",
    params,
    body: SharedParts,
    response: ReviewSharing,
  }),
  stopSharingReview: endpoint({
    method: 'DELETE',
    path: '/api/videos/{videoId}/share',
    access: ['player'],
    ownAccount: true,
    changes: ['content'],
    summary: 'Stop sharing a review. Its page is gone at once, and its address for good.',
    params,
    response: noContent,
  }),
};
