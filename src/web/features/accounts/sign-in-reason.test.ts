import { expect, it } from 'vitest';
import { signInReason } from './sign-in-reason.ts';

it.each([
  ['/player/video-analysis/0189?t=83', 'Sign in to see your review.'],
  ['/player/profile?tab=security', 'Sign in to open your profile.'],
  ['/player/training', 'Sign in to see your training sessions.'],
  ['/subscription-management', 'Sign in to see your subscription.'],
  ['/coach/video-analysis/0189', 'Sign in to open the review of this video.'],
  ['/profiles', null],
  ['/role-switcher', null],
  [undefined, null],
])('says of %s: %s', (path, words) => {
  expect(signInReason(path)).toBe(words);
});
