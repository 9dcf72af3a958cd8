// What the bell says about a published review.

/** The sentence that tells a player who reviewed their video. */
export function reviewedBy(coach: string, title: string): string {
  return `${coach} reviewed “${title}”.`;
}

/** The sentence that tells a player who has written their review anew. */
export function revisedBy(coach: string, title: string): string {
  return `${coach} updated the review of “${title}”.`;
}

/** What both are caused by: the first publication of a review, or one of its later versions. */
export const reviewCauses = {
  published: (videoId: string) => `video_analyzed:${videoId}`,
  revised: (videoId: string, number: number) => `${revisedCause}${videoId}:${number}`,
};

/** How the cause of every revision begins. */
export const revisedCause = 'video_revised:';
