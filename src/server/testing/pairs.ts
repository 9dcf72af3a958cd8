// Pairs for tests: a partner in a video, without the invitation.

import { v7 as newId } from 'uuid';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { videoPartners } from '#server/db/schema/index.ts';
import { reviewDocument } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** Makes a person the joined partner of a video. */
export async function makePartner(
  { context: { db } }: Pick<TestApp, 'context'>,
  video: { id: string },
  partner: { id: string },
): Promise<void> {
  await db.insert(videoPartners).values({
    videoId: video.id,
    status: 'joined',
    partnerId: partner.id,
    joinedAt: new Date().toISOString(),
  });
}

/** A review with two notes on the pair among its notes. */
export function pairReview(parts: Partial<ReviewDocument> = {}): ReviewDocument {
  const document = reviewDocument();
  const note = { endTimestamp: null, skill: null, board: null };
  return {
    ...document,
    notes: [
      ...document.notes,
      {
        ...note,
        id: newId(),
        timestamp: 40,
        endTimestamp: 46,
        type: 'improvement',
        pair: 'centre',
        title: 'Nobody takes the middle',
        comment: 'Agree before the point: the one who defends the diagonal takes it.',
      },
      {
        ...note,
        id: newId(),
        timestamp: 20,
        type: 'strength',
        pair: 'positioning',
        title: 'Up together',
        comment: 'You both follow the lob to the net.',
      },
    ],
    ...parts,
  };
}
