// Texts of the six features (docs/product.md#screens).

import { msg } from '@lingui/core/macro';
import { brand } from '#domain/brand.ts';
import { said } from '#domain/language/said.ts';

/** In display order. */
export const features = said({
  video: {
    title: msg`Video Analysis`,
    text: msg`Share a YouTube or Matchi.tv link to a match or training session. A certified coach watches it and leaves notes at the exact second.`,
  },
  level: {
    title: msg`Level Verification`,
    text: msg`A certified coach approves your level, and your profile shows the ${{ stamp: brand.verifiedStamp }} stamp.`,
  },
  assistant: {
    title: msg`AI Coaching Assistant`,
    text: msg`Smashy answers your questions about technique, tactics and rules, at any time of day.`,
  },
  skills: {
    title: msg`Skill Tracking`,
    text: msg`11 skills on one scale from 0 to 7, in 4 levels. Each new review shows what has changed since the last one.`,
  },
  club: {
    title: msg`Club Management`,
    text: msg`Members and coaches in one place, with highlight reels, player spotlights, seasonal awards and tools for social media.`,
  },
  insights: {
    title: msg`Performance Insights`,
    text: msg`Your trend over a week, a month, a year or all time, your top strengths, and the areas to focus on.`,
  },
});
