// The JSON of a video, spelled in one place.

import type { Video } from '#contract/videos.ts';
import type { FoundVideo } from './videos.queries.ts';

/** A video as the analysis page reads it. Without a published review its fields are null and its lists empty. */
export function presentVideo({ video, notes, ratings }: FoundVideo): Video {
  const { coachFirstName, coachLastName } = video;
  return {
    ...video,
    feedback: video.finalSummary,
    reviewer:
      coachFirstName === null || coachLastName === null ? null : { firstName: coachFirstName, lastName: coachLastName },
    annotations: notes,
    skillRatings: ratings,
  };
}
