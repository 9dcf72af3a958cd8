// A review for the tests of its screen.

import type { Video } from '#contract/videos/videos.ts';

/** Id of the video. */
export const videoId = '01890000-0000-7000-8000-000000000301';
/** An id by its number, below 100. */
export const at = (index: number) => `01890000-0000-7000-8000-0000000004${String(index).padStart(2, '0')}`;
/** A rating without comment and evidence. */
export const rating = (index: number, skillName: Video['skillRatings'][number]['skillName'], value: string) => ({
  id: at(index),
  videoId,
  skillName,
  rating: value,
  comment: null as string | null,
  evidence: [] as string[],
  createdAt: '2026-11-02T12:00:00.000Z',
});

/** A published review of a YouTube video: two notes, an overall rating and two skills. */
export function video(traits: Partial<Video> = {}): Video {
  return {
    id: videoId,
    title: 'Sunday league',
    videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    videoType: 'game',
    status: 'Analyzed',
    uploadDate: '2026-11-01T12:00:00.000Z',
    updatedAt: '2026-11-02T12:00:00.000Z',
    overallScore: '4.60',
    eventDate: '2026-10-31',
    venue: null,
    playerId: at(99),
    player: { firstName: 'Alma', lastName: 'Bergström' },
    provider: 'youtube',
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
    finalSummary: '[AI Analysis] A confident match.',
    overallStrengths: 'Volleys.',
    areasOfImprovement: null,
    recommendationsForImprovement: 'Twenty bandejas.',
    publishedAt: '2026-11-02T12:00:00.000Z',
    revisedAt: null,
    pausedAt: null,
    linkProblem: null,
    priorities: [],
    priorityAnswers: [],
    rallies: [],
    codes: [],
    reviewer: { firstName: 'Anna', lastName: 'Berg' },
    annotations: [
      { ...aMoment, id: at(2), timestamp: 151, type: 'positioning', title: 'Too far back', comment: '' },
      {
        ...aMoment,
        id: at(1),
        timestamp: 83.4,
        type: 'technique',
        title: 'Contact too low',
        comment: 'Meet it earlier.',
      },
    ],
    skillRatings: [
      rating(11, 'overall', '4.6'),
      { ...rating(12, 'footwork', '3.4'), comment: '[AI Generated] Small steps.' },
      rating(13, 'volley', '5.6'),
    ],
    previousReview: null,
    ...traits,
  };
}

/** Default fields of a note. */
export const aMoment = { endTimestamp: null, skill: null, pair: null, board: null };
