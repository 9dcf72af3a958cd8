// What the player marked and rated before the review.

import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { query } from '#web/lib/http/api.ts';
import { useOpenReview } from './review-context.ts';

/** The look; null until it is here, and where it does not come: it is an extra. */
export function usePlayerLook() {
  const { video } = useOpenReview().workspace;
  return useQuery(query(endpoints.getPlayerLook, { params: { videoId: video.id } })).data ?? null;
}
