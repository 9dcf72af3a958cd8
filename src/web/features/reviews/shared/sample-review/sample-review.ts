// The example review of the public pages' pictures, as a published review. No person, video or club is behind it.

import { t } from '@lingui/core/macro';
import type { SkillRating } from '#contract/progress/ratings.ts';
import type { Annotation, PreviousReview, Video } from '#contract/videos/videos.ts';
import { exampleNotes, exampleRatings } from '#web/lib/example-review.ts';

const videoId = 'example';
const at = '2026-01-01T12:00:00Z';

const annotations = (): Annotation[] =>
  exampleNotes.map(({ at: timestamp, type, text }) => ({
    id: `note-${timestamp}`,
    timestamp,
    endTimestamp: null,
    type,
    skill: null,
    pair: null,
    title: '',
    comment: text,
    board: null,
  }));

const skillRatings: SkillRating[] = exampleRatings.map(({ skill, rating }) => ({
  id: `rating-${skill}`,
  videoId,
  skillName: skill,
  rating: String(rating),
  comment: null,
  evidence: [],
  createdAt: at,
}));

/** In the reader's language. */
export const sampleReview = (): Video => ({
  id: videoId,
  title: t`Tuesday match`,
  videoUrl: '',
  videoType: 'game',
  // oxlint-disable-next-line pala-texts/in-macros -- a value, not shown
  status: 'Analyzed',
  uploadDate: at,
  updatedAt: at,
  overallScore: '4.6',
  eventDate: null,
  venue: null,
  playerId: videoId,
  player: { firstName: '', lastName: '' },
  provider: 'youtube',
  pausedAt: null,
  linkProblem: null,
  isOpened: true,
  isPaid: false,
  courtDescription: null,
  reportType: null,
  playerClothingColor: null,
  playerEquipment: null,
  playerPlayingHand: null,
  initialCourtPosition: null,
  partnerClothingColor: null,
  opponentClothingColors: null,
  courtSideChanges: null,
  cameraAngle: null,
  feedback: null,
  finalSummary: t`You keep the ball in play and your volley holds. The next points come from the bandeja and from moving together.`,
  overallStrengths: null,
  areasOfImprovement: null,
  recommendationsForImprovement: null,
  publishedAt: null,
  revisedAt: null,
  priorities: [
    { skill: 'bandeja', focus: t`Contact in front, less power`, drillId: 'bandeja-corner-targets' },
    { skill: 'positioning', focus: t`Go forward with your partner`, drillId: 'positioning-both-or-none' },
  ],
  priorityAnswers: [],
  rallies: [],
  codes: [],
  reviewer: null,
  annotations: annotations(),
  skillRatings,
  previousReview: null,
});

/** The review before it, for the change of each rating. */
export const samplePreviousReview: PreviousReview = {
  videoId: 'example-before',
  title: '',
  publishedAt: at,
  ratings: Object.fromEntries(exampleRatings.map(({ skill, previous }) => [skill, String(previous)])),
  priorities: [],
};
