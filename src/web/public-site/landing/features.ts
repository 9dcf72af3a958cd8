// Texts of the six features (docs/product.md#screens).

import { brand } from '#domain/brand.ts';

/** In display order. */
export const features = {
  video: {
    title: 'Video Analysis',
    text: 'Share a YouTube or Matchi.tv link to a match or training session. A certified coach watches it and leaves notes at the exact second.',
  },
  level: {
    title: 'Level Verification',
    text: `A certified coach approves your level, and your profile shows the ${brand.verifiedStamp} stamp.`,
  },
  assistant: {
    title: 'AI Coaching Assistant',
    text: 'Smashy answers your questions about technique, tactics and rules, at any time of day.',
  },
  skills: {
    title: 'Skill Tracking',
    text: '11 skills on one scale from 0 to 7, in 4 levels. Each new review shows what has changed since the last one.',
  },
  club: {
    title: 'Club Management',
    text: 'Members and coaches in one place, with highlight reels, player spotlights, seasonal awards and tools for social media.',
  },
  insights: {
    title: 'Performance Insights',
    text: 'Your trend over a week, a month, a year or all time, your top strengths, and the areas to focus on.',
  },
} as const;
