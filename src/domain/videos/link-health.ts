// Problems of a video's link, in plain sentences (docs/product.md#link-health).

import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';
import { say } from '#domain/language/say.ts';
import type { VideoSource } from './video-links.ts';

/** Problems that prevent a review. */
export const linkProblems = ['missing', 'private', 'no-embedding'] as const;
export type LinkProblem = (typeof linkProblems)[number];

/** The result of checking a link. No answer changes nothing. */
export type LinkCheck = { kind: 'ok' } | { kind: 'problem'; problem: LinkProblem } | { kind: 'no-answer' };

// YouTube answers the same for private and deleted videos, so the advice is the same.
const toPlayers: Record<LinkProblem, string> = said({
  missing: msg`We can’t open this video. Set it to Unlisted and try again.`,
  private: msg`We can’t open this video. Set it to Unlisted and try again.`,
  'no-embedding': msg`We can’t show this video here. Allow embedding in its YouTube settings and try again.`,
});
const toCoaches: Record<LinkProblem, string> = said({
  missing: msg`This video cannot be found: it was removed or made private.`,
  private: msg`This video is private.`,
  'no-embedding': msg`The owner of this video does not allow it to be played on other sites.`,
});

/** Matchi recordings have no settings; they are deleted after some days. */
const toPlayersOfMatchi = msg`We can’t open this recording. If you kept a copy, put it on YouTube as Unlisted and replace the link.`;

/**
 * A link's problem, for the player, who can fix it, or for the coach, who waits.
 *
 * @param provider where the link leads, since that decides what a player can do
 */
export function linkProblemSentence(
  problem: LinkProblem,
  reader: 'player' | 'coach',
  provider: VideoSource['provider'] = 'youtube',
): string {
  if (reader === 'coach') return toCoaches[problem];
  return provider === 'matchi' ? say(toPlayersOfMatchi) : toPlayers[problem];
}

// The meaning of the IFrame player's error codes. Missing: 5, a failure of the player itself, and 153, a page without a referrer. Neither
// is the link's fault.
const playerErrors = new Map<number, LinkProblem>([
  [2, 'missing'],
  [100, 'missing'],
  [101, 'no-embedding'],
  [150, 'no-embedding'],
]);

/** The problem for an error of YouTube's player; null if the link is not to blame. */
export function playerErrorProblem(code: number): LinkProblem | null {
  return playerErrors.get(code) ?? null;
}

// Observed in practice; YouTube does not document them.
const oembedProblems = new Map<number, LinkProblem>([
  [400, 'missing'],
  [401, 'no-embedding'],
  [403, 'private'],
  [404, 'missing'],
]);

/**
 * The result of YouTube's oEmbed answer.
 *
 * @param status HTTP status of the answer
 * @param isDescribed whether the answer describes a video: a private one has been answered with 200 and the word "Forbidden"
 */
export function oembedCheck(status: number, isDescribed: boolean): LinkCheck {
  if (status === 200) return isDescribed ? { kind: 'ok' } : { kind: 'no-answer' };
  const problem = oembedProblems.get(status);
  return problem === undefined ? { kind: 'no-answer' } : { kind: 'problem', problem };
}
