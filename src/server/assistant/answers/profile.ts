// Strongest and weakest skills and single ratings, from the player's latest published ratings.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { rubricSentence } from '#domain/skills/rubric.ts';
import { type SkillName, singleSkills, skillLabel, skillTier } from '#domain/skills/skills.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { answered, formatDay, type Reply, videoLink } from './reply.ts';

const progress = { label: 'Your progress', to: '/progress' };

export interface LatestRating {
  skill: SkillName;
  rating: number;
  videoId: string;
  createdAt: string;
}

/** Each skill's latest rating, highest first, without overall; ties in the order of the skill list. */
export async function rankedSkills(player: PlayerData): Promise<LatestRating[]> {
  const latest = latestRatings(await player.ratings());
  return singleSkills
    .flatMap((skill) => {
      const one = latest.get(skill);
      return one === undefined
        ? []
        : [{ skill, rating: Number(one.rating), videoId: one.videoId, createdAt: one.createdAt }];
    })
    .toSorted((one, other) => other.rating - one.rating);
}

/** For players without a published review. */
export function noReviewAnswer(what: string): Reply {
  return answered(
    `I can’t say ${what} yet: no coach has published a review of your game. Once you have one, I can tell you about your ratings, notes and priorities.`,
    [{ label: 'Send a video', to: '/upload' }],
  );
}

/** The strongest and weakest skills, with the one asked about first. */
export async function profileAnswer(player: PlayerData, text: string): Promise<Reply> {
  const ranked = await rankedSkills(player);
  const [best] = ranked;
  const worst = ranked.at(-1);
  if (best === undefined || worst === undefined) return noReviewAnswer('what your strongest and weakest skills are');
  const strong = `Your strongest skill is **${skillLabel(best.skill)}**, rated ${shown(best.rating)}`;
  const weak = `Your weakest is **${skillLabel(worst.skill)}**, rated ${shown(worst.rating)}`;
  const wantsWeak = /\b(weak|weakest|weakness|weaknesses|worst|bad|struggl\w*)\b/.test(text);
  const [first, second] = wantsWeak ? [weak, strong] : [strong, weak];
  const advice = wantsWeak
    ? `\n\nWhat a coach sees at that rating: “${rubricSentence(worst.skill, worst.rating)}”`
    : '';
  return answered(
    `${first}. ${second}.${advice}`,
    [progress, { label: 'The review', to: videoLink((wantsWeak ? worst : best).videoId) }],
    { skill: wantsWeak ? worst.skill : best.skill },
  );
}

/** One skill's latest rating, and what it looks like on court. */
export async function ratingAnswer(player: PlayerData, skill: AskedSkill | null): Promise<Reply> {
  if (skill === 'smash') {
    return answered('The smash has no rating of its own: coaches rate ten other skills and your play overall.', [
      progress,
    ]);
  }
  const asked = skill ?? 'overall';
  const rating = latestRatings(await player.ratings()).get(asked);
  if (rating === undefined) return noReviewAnswer(`how your ${skillWord(asked)} is rated`);
  const value = Number(rating.rating);
  return answered(
    `Your latest ${skillWord(asked)}${asked === 'overall' ? '' : ' rating'} is **${oneDecimal(value)}** of 7 (${skillTier(value).label}), from ${formatDay(player.timeZone, rating.createdAt)}. What a coach sees at that rating: “${rubricSentence(asked, value)}”`,
    [{ label: 'The review', to: videoLink(rating.videoId) }, progress],
    { skill: asked },
  );
}

function shown(rating: number): string {
  return `${oneDecimal(rating)} of 7 (${skillTier(rating).label})`;
}
