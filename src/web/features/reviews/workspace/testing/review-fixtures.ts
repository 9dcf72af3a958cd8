// Reviews for the tests of the workspace.

import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { noteTypes } from '#domain/videos/videos.ts';

/** Id number `n`. */
export function idOf(n: number): string {
  return `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`;
}

/** `count` notes of changing types, seven seconds apart. */
export function someNotes(count: number): DraftNote[] {
  return Array.from({ length: count }, (_, index) => ({
    id: idOf(1000 + index),
    timestamp: 7 + index * 7,
    endTimestamp: null,
    type: noteTypes[index % noteTypes.length] ?? 'technique',
    skill: null,
    board: null,
    title: `Note ${index + 1}`,
    comment: index % 2 ? 'Turn earlier.' : '',
  }));
}

/** The workspace of a YouTube video of a verified Danish player. */
export function workspace(traits: Partial<ReviewWorkspace> = {}): ReviewWorkspace {
  return {
    video: {
      id: idOf(1),
      title: 'Sunday match',
      videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      videoType: 'game',
      status: 'Pending',
      uploadDate: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-20T10:00:00.000Z',
      overallScore: null,
      eventDate: '2026-11-19',
      venue: 'Padel Club Aarhus',
      playerId: idOf(2),
      player: { firstName: 'Maja', lastName: 'Holm' },
      provider: 'youtube',
      isOpened: true,
      isPaid: false,
      courtDescription: 'Left side (revés) - Net play',
      reportType: 'Please look at my bandeja.',
      playerClothingColor: 'Blue shirt',
      playerEquipment: null,
      playerPlayingHand: 'right-handed',
      initialCourtPosition: 'Left side',
      partnerClothingColor: 'White',
      opponentClothingColors: 'Red and black',
      courtSideChanges: '12:40, 25:10',
      cameraAngle: 'behind-baseline',
      feedback: null,
      finalSummary: null,
      overallStrengths: null,
      areasOfImprovement: null,
      recommendationsForImprovement: null,
      publishedAt: null,
      revisedAt: null,
      pausedAt: null,
      linkProblem: null,
      priorities: [],
      priorityAnswers: [],
      rallies: [],
      codes: [],
      reviewer: null,
      annotations: [],
      skillRatings: [],
      previousReview: null,
    },
    player: {
      id: idOf(2),
      firstName: 'Maja',
      lastName: 'Holm',
      country: 'DK',
      currentLevel: '3.5',
      isLevelVerified: true,
      levelWithdrawn: null,
    },
    reviewer: { id: idOf(3), firstName: 'Ana', lastName: 'Ruiz' },
    document: emptyReview,
    version: 0,
    writtenBy: [],
    savedAt: null,
    publishedAt: null,
    revisedSince: null,
    previousRatings: [],
    canTranscribe: false,
    ...traits,
  };
}
