// Strongest, weakest, one rating: by the player's latest published ratings.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { rubricSentence } from '#domain/skills/rubric.ts';
import { type SkillName, singleSkills, skillLabel, skillTier } from '#domain/skills/skills.ts';
import type { OwnPlay } from '#server/assistant/own-play.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { answered, dayIn, type Reply, videoLink } from './reply.ts';

const progress = { label: 'Your progress', to: '/progress' };

export interface LatestRating {
  skill: SkillName;
  rating: number;
  videoId: string;
  createdAt: string;
}

/** Each skill's latest rating, the highest first; equal ones in the order of the list of skills. Overall is none of them. */
export async function rankedSkills(play: OwnPlay): Promise<LatestRating[]> {
  const latest = latestRatings(await play.ratings());
  return singleSkills
    .flatMap((skill) => {
      const one = latest.get(skill);
      return one === undefined
        ? []
        : [{ skill, rating: Number(one.rating), videoId: one.videoId, createdAt: one.createdAt }];
    })
    .toSorted((one, other) => other.rating - one.rating);
}

/** What is said to a player without a published review. */
export function withoutReview(what: string): Reply {
  return answered(
    `I cannot say ${what} yet: no coach has published a review of your play. Once one has, your ratings, notes and priorities are here.`,
    [{ label: 'Send a video', to: '/upload' }],
  );
}

/** The strongest and the weakest skills; whichever was asked for comes first. */
export async function profileAnswer(play: OwnPlay, text: string): Promise<Reply> {
  const ranked = await rankedSkills(play);
  const [best] = ranked;
  const worst = ranked.at(-1);
  if (best === undefined || worst === undefined) return withoutReview('what your strongest and weakest skills are');
  const strong = `Your strongest skill is **${skillLabel(best.skill)}** with ${shown(best.rating)}`;
  const weak = `Your weakest is **${skillLabel(worst.skill)}** with ${shown(worst.rating)}`;
  const wantsWeak = /\b(weak|weakest|weakness|weaknesses|worst|bad|struggl\w*)\b/.test(text);
  const [first, second] = wantsWeak ? [weak, strong] : [strong, weak];
  const advice = wantsWeak ? `\n\nAt your rating a coach sees: “${rubricSentence(worst.skill, worst.rating)}”` : '';
  return answered(
    `By your latest ratings: ${first}. ${second}.${advice}`,
    [progress, { label: 'The review it comes from', to: videoLink((wantsWeak ? worst : best).videoId) }],
    { skill: wantsWeak ? worst.skill : best.skill },
  );
}

/** One skill's latest rating, with what it looks like on court. */
export async function ratingAnswer(play: OwnPlay, skill: AskedSkill | null): Promise<Reply> {
  if (skill === 'smash') {
    return answered('The smash has no rating of its own: coaches rate ten other skills and your play overall.', [
      progress,
    ]);
  }
  const asked = skill ?? 'overall';
  const rating = latestRatings(await play.ratings()).get(asked);
  if (rating === undefined) return withoutReview(`how your ${skillWord(asked)} is rated`);
  const value = Number(rating.rating);
  return answered(
    `Your latest ${skillWord(asked)}${asked === 'overall' ? '' : ' rating'} is **${oneDecimal(value)}** of 7 (${skillTier(value).label}), from ${dayIn(play.timeZone, rating.createdAt)}. What a coach sees at that rating: “${rubricSentence(asked, value)}”`,
    [{ label: 'The review', to: videoLink(rating.videoId) }, progress],
    { skill: asked },
  );
}

function shown(rating: number): string {
  return `${oneDecimal(rating)} of 7 (${skillTier(rating).label})`;
}
