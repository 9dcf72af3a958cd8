// Whether a video's link can be opened: what may be wrong with it, in plain sentences (docs/product.md#link-health).

import type { VideoSource } from './video-links.ts';

/** What makes a link useless for a review. */
export const linkProblems = ['missing', 'private', 'no-embedding'] as const;
export type LinkProblem = (typeof linkProblems)[number];

/** What asking about a link found. No answer says nothing about the link and changes nothing. */
export type LinkCheck = { kind: 'ok' } | { kind: 'problem'; problem: LinkProblem } | { kind: 'no-answer' };

// YouTube answers for a video that its owner has made private as for one that is gone, so the advice is the same for both.
const toPlayers: Record<LinkProblem, string> = {
  missing: "We can't open this video. Set it to Unlisted and try again.",
  private: "We can't open this video. Set it to Unlisted and try again.",
  'no-embedding': "We can't show this video here. Allow embedding in its YouTube settings and try again.",
};
const toCoaches: Record<LinkProblem, string> = {
  missing: 'This video cannot be found: it was removed or made private.',
  private: 'This video is private.',
  'no-embedding': 'The owner of this video does not allow it to be played on other sites.',
};

/** Nobody can set a recording of Matchi to anything; it vanishes after some days. */
const toPlayersOfMatchi =
  "We can't open this recording. If you kept a copy, put it on YouTube as Unlisted and replace the link.";

/**
 * What is wrong with a link, for the player, who can mend it, or for the coach, who waits for that.
 *
 * @param provider where the link leads, since that decides what a player can do
 */
export function linkProblemSentence(
  problem: LinkProblem,
  reader: 'player' | 'coach',
  provider: VideoSource['provider'] = 'youtube',
): string {
  if (reader === 'coach') return toCoaches[problem];
  return provider === 'matchi' ? toPlayersOfMatchi : toPlayers[problem];
}

// What the IFrame player's error codes say. Not there: 5, a failure of the player itself, and 153,
// a page that does not say who it is. Neither is the link's fault.
const playerErrors = new Map<number, LinkProblem>([
  [2, 'missing'],
  [100, 'missing'],
  [101, 'no-embedding'],
  [150, 'no-embedding'],
]);

/** The problem that an error of YouTube's player stands for; null when the link is not to blame. */
export function playerErrorProblem(code: number): LinkProblem | null {
  return playerErrors.get(code) ?? null;
}

// Observed by those who use it; YouTube does not document them.
const oembedProblems = new Map<number, LinkProblem>([
  [400, 'missing'],
  [401, 'no-embedding'],
  [403, 'private'],
  [404, 'missing'],
]);

/**
 * What YouTube's oEmbed says of a video.
 *
 * @param status HTTP status of the answer
 * @param isDescribed whether the answer describes a video: a private one has been answered with 200 and the word "Forbidden"
 */
export function oembedCheck(status: number, isDescribed: boolean): LinkCheck {
  if (status === 200) return isDescribed ? { kind: 'ok' } : { kind: 'no-answer' };
  const problem = oembedProblems.get(status);
  return problem === undefined ? { kind: 'no-answer' } : { kind: 'problem', problem };
}
