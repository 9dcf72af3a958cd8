// Why people have to sign in, in words.

/** By the beginning of the path; the first match counts. */
const places: readonly (readonly [start: RegExp, words: string])[] = [
  [/^\/(?:player|club)\/video-analysis\//, 'see your review'],
  [/^\/(?:coach\/video-analysis|admin\/video-review)\//, 'open the review of this video'],
  [/^\/(?:player\/|coach\/)?profile\b/, 'open your profile'],
  [/^\/(?:player\/videos|dashboard|upload)\b/, 'see your videos'],
  [/^\/(?:player\/training|coach\/sessions)\b/, 'see your training sessions'],
  [/^\/(?:my-coaches|coach\/messages)\b/, 'read your messages'],
  [/^\/(?:player\/)?progress\b/, 'see your progress'],
  [/^\/performance\b/, 'see your performance'],
  [/^\/pair-invitation\b/, 'answer the invitation'],
  [/^\/player\/pair\b/, 'see your pair matches'],
  [/^\/player\/goals\b/, 'see your goals'],
  [/^\/(?:subscription|payment)/, 'see your subscription'],
  [/^\/notifications\b/, 'see your notifications'],
];

/** "Sign in to see your review." for a path of this site; null for paths without a text. */
export function signInReason(path: string | undefined): string | null {
  const words = path && places.find(([start]) => start.test(path))?.[1];
  return words ? `Sign in to ${words}.` : null;
}
