// The JSON of a video, spelled in one place.

import type { EarlierReview, PreviousReview, Video } from '#contract/videos/videos.ts';
import { excerpt } from '#domain/review/coach-text.ts';
import { noteSkills } from '#domain/review/review-evidence.ts';
import type { EarlierReviewRow } from './earlier-moments.queries.ts';
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

/** An earlier review with those of its notes that are about a skill. */
export function presentEarlier({ notes, ...review }: EarlierReviewRow): EarlierReview {
  return {
    ...review,
    notes: notes
      .filter((note) => noteSkills(note).length > 0)
      .map(({ id, timestamp, endTimestamp, skill, title, comment }) => ({
        id,
        timestamp,
        endTimestamp,
        // Words that are cut off must not take the skill along.
        skill: skill ?? noteSkills({ id, skill, title, comment })[0] ?? null,
        title,
        comment: excerpt(comment),
      })),
  };
}
