// The JSON of a video, spelled in one place.

import type { PreviousReview, Video } from '#contract/videos/videos.ts';
import type { FoundVideo } from './one-video.queries.ts';

/** A video as the analysis page reads it. Without a published review its fields are null and its lists empty. */
export function presentVideo({ video, notes, ratings }: FoundVideo): Video {
  const { coachFirstName, coachLastName } = video;
  return {
    ...video,
    player: { firstName: video.playerFirstName, lastName: video.playerLastName },
    feedback: video.finalSummary,
    reviewer:
      coachFirstName === null || coachLastName === null ? null : { firstName: coachFirstName, lastName: coachLastName },
    priorities: video.priorities ?? [],
    rallies: video.rallies ?? [],
    codes: video.codes ?? [],
    annotations: notes,
    skillRatings: ratings,
    previousReview: presentPrevious(video),
  };
}

function presentPrevious(video: FoundVideo['video']): PreviousReview | null {
  const { previousVideoId, previousTitle, previousPublishedAt, previousRatings } = video;
  if (previousVideoId === null || previousTitle === null || previousPublishedAt === null) return null;
  return {
    videoId: previousVideoId,
    title: previousTitle,
    publishedAt: previousPublishedAt,
    ratings: previousRatings ?? {},
  };
}
