// Why people have to sign in, in words.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';

/** By the beginning of the path; the first match counts. */
const places: readonly (readonly [start: RegExp, words: MessageDescriptor])[] = [
  [/^\/(?:player|club)\/video-analysis\//, msg`Sign in to see your review.`],
  [/^\/(?:coach\/video-analysis|admin\/video-review)\//, msg`Sign in to open the review of this video.`],
  [/^\/(?:player\/|coach\/)?profile\b/, msg`Sign in to open your profile.`],
  [/^\/(?:player\/videos|dashboard|upload)\b/, msg`Sign in to see your videos.`],
  [/^\/(?:player\/training|coach\/sessions)\b/, msg`Sign in to see your training sessions.`],
  [/^\/(?:my-coaches|coach\/messages)\b/, msg`Sign in to read your messages.`],
  [/^\/(?:player\/)?progress\b/, msg`Sign in to see your progress.`],
  [/^\/performance\b/, msg`Sign in to see your performance.`],
  [/^\/pair-invitation\b/, msg`Sign in to answer the invitation.`],
  [/^\/player\/pair\b/, msg`Sign in to see your pair matches.`],
  [/^\/player\/goals\b/, msg`Sign in to see your goals.`],
  [/^\/(?:subscription|payment)/, msg`Sign in to see your subscription.`],
  [/^\/notifications\b/, msg`Sign in to see your notifications.`],
];

/** "Sign in to see your review." for a path of this site; null for paths without a text. */
export function signInReason(path: string | undefined): string | null {
  const words = path && places.find(([start]) => start.test(path))?.[1];
  return words ? say(words) : null;
}
