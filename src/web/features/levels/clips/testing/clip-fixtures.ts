// Reference clips for tests of screens.

import type { ClipToRate, ReferenceClip } from '#contract/levels/reference-clips.ts';
import { seasonOf } from '#domain/levels/clip-season.ts';
import { type ClipRatings, clipSkills } from '#domain/levels/reference-clips.ts';
import { idAt } from '#web/testing/progress.ts';

const shown = () => ({
  provider: 'youtube' as const,
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  start: 30,
  end: 75,
  player: 'Near court, left, white shirt',
  season: seasonOf(new Date()),
  state: 'published' as const,
  linkProblem: null,
});

/** The nth clip for a coach; rated if ratings are given. */
export function clipToRate(index: number, agreed: ClipRatings, ratings?: ClipRatings): ClipToRate {
  return {
    ...shown(),
    id: idAt(700 + index),
    title: `Clip ${index}`,
    skills: clipSkills(agreed),
    rated: ratings ? { at: '2026-10-03T10:00:00.000Z', ratings, agreed, source: 'Mean of four coaches' } : null,
  };
}

/** A clip for administrators. */
export function referenceClip(traits: Partial<ReferenceClip> = {}): ReferenceClip {
  return {
    ...shown(),
    id: idAt(700),
    title: 'Holding the net',
    source: 'Mean of four coaches',
    agreed: { overall: 4, volley: 4.5 },
    version: 0,
    ratedBy: 2,
    ...traits,
  };
}
