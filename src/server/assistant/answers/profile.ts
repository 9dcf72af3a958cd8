// Strongest and weakest skills and single ratings, from the player's latest published ratings.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import { mean, roundTo } from '#domain/round-to.ts';
import { latestRatings, ratingsBySkill } from '#domain/skills/ratings.ts';
import { type SkillName, singleSkills, skillCategories } from '#domain/skills/skills.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { Speech } from './phrases/phrases.ts';
import { answered, escapeMarkdown, type Reply, reviewLink } from './reply.ts';

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

/** For players without a published review. @param what cannot be said yet */
export function noReviewAnswer(say: Speech, what: string): Reply {
  return answered(say.noReview(what), ['/upload']);
}

const bestMatch =
  /\b(best|worst|better|highest|lowest)( \w+)? (match|matches|games?|videos?)\b|\b(match|matches|games?|videos?)\b.{0,12}\b(best|worst)\b/;
const strokes: ReadonlySet<SkillName> = new Set(skillCategories.Technical);

/** The strongest and weakest skills, or strokes only, with the one asked about first; for matches, these. */
export async function profileAnswer(say: Speech, player: PlayerData, text: string): Promise<Reply> {
  if (bestMatch.test(text)) return ratingAnswer(say, player, 'overall', text);
  const isAboutStrokes = /\b(strokes?|shots?)\b/.test(text);
  const ranked = (await rankedSkills(player)).filter(({ skill }) => !isAboutStrokes || strokes.has(skill));
  const [best] = ranked;
  const worst = ranked.at(-1);
  if (best === undefined || worst === undefined) return noReviewAnswer(say, say.what.skills);
  const named = (
    { skill, rating }: LatestRating,
    [ofSkill, ofStroke]: [Speech['strongest'], Speech['strongestStroke']],
  ) => (isAboutStrokes ? ofStroke : ofSkill)(say.skillName(skill), say.ofSeven(rating));
  const strong = named(best, [say.strongest, say.strongestStroke]);
  const weak = named(worst, [say.weakest, say.weakestStroke]);
  const wantsWeak = /\b(weak|weakest|weakness|weaknesses|worst|bad|struggl\w*)\b/.test(text);
  const [first, second] = wantsWeak ? [weak, strong] : [strong, weak];
  const advice = wantsWeak ? `\n\n${say.coachSees(say.rubric(worst.skill, worst.rating))}` : '';
  return answered(
    `${first} ${second}${advice}\n\n${rankingIn(say, ranked)}`,
    ['/progress', reviewLink(say, (wantsWeak ? worst : best).videoId)],
    {
      skill: wantsWeak ? worst.skill : best.skill,
    },
  );
}

/** All ratings in one sentence, for "rank my strokes" and "is my forehand better than my backhand". */
function rankingIn(say: Speech, ranked: readonly LatestRating[]): string {
  return say.ranking(ranked.map(({ skill, rating }) => `${say.skillName(skill)} ${say.figure(rating)}`).join(', '));
}

/** Earlier ratings that are listed. */
const mostEarlier = 5;

/** "What did I get in June?" asks for more than the latest. */
const ofEarlier =
  /\b(before|earlier|previous|previously|history|so far|all|each|every|first|average|mean|january|february|march|april|may|june|july|august|september|october|november|december|summer|winter|spring|autumn|ever|match|matches|highest|best)\b/;
const ofAverage = /\b(average|mean)\b/;
/** "Which of my matches went best?" */
const ofMatches = /\b(match|matches|games?|videos?)\b/;
/** Matches that are listed from each end. */
const mostMatches = 3;

/** The overall rating of each reviewed match, for "which match was my worst". */
async function matchesByRating(say: Speech, player: PlayerData): Promise<string> {
  const titles = new Map((await player.reviews()).map(({ videoId, title }) => [videoId, title]));
  const rated = (ratingsBySkill(await player.ratings()).get('overall') ?? [])
    .toSorted((one, other) => Number(other.rating) - Number(one.rating))
    .flatMap(({ videoId, rating }) => {
      const title = titles.get(videoId);
      return title === undefined ? [] : [`“${escapeMarkdown(title)}” ${say.figure(Number(rating))}`];
    });
  const isShort = rated.length <= 2 * mostMatches;
  const listed = isShort ? rated : [...rated.slice(0, mostMatches), '…', ...rated.slice(-mostMatches)];
  return say.ranking(listed.join(', '));
}

/** One skill's latest rating, what it looks like on court, and, if asked for, the ratings before and their average. */
export async function ratingAnswer(
  say: Speech,
  player: PlayerData,
  skill: AskedSkill | null,
  text: string,
): Promise<Reply> {
  if (skill === 'smash') return answered(say.smashIsNotRated, ['/progress']);
  const asked = skill ?? 'overall';
  const ratings = await player.ratings();
  const latest = latestRatings(ratings).get(asked);
  if (latest === undefined) return noReviewAnswer(say, say.what.rating(say.skill(asked)));
  const value = Number(latest.rating);
  const rating = say.rating(asked, say.ofSeven(value), say.day(player.timeZone, latest.createdAt));
  const history = ratingsBySkill(ratings).get(asked) ?? [];
  const earlier = (ofEarlier.test(text) ? history : [])
    .slice(0, -1)
    .toReversed()
    .slice(0, mostEarlier)
    .map((one) => say.onDay(say.figure(Number(one.rating)), say.day(player.timeZone, one.createdAt)));
  const average = ofAverage.test(text) ? mean(history.map((one) => Number(one.rating))) : null;
  const before = [
    ...(earlier.length === 0 ? [] : [say.earlierRatings(earlier.join(', '))]),
    ...(average === null || history.length < 2 ? [] : [say.averageOf(history.length, say.figure(roundTo(average, 1)))]),
  ];
  const isOverall = asked === 'overall';
  const matches = isOverall && ofMatches.test(text) ? `\n\n${await matchesByRating(say, player)}` : '';
  const all = isOverall ? `${matches}\n\n${rankingIn(say, await rankedSkills(player))}` : '';
  return answered(
    `${[rating, say.coachSees(say.rubric(asked, value)), ...before].join(' ')}${all}`,
    [reviewLink(say, latest.videoId), '/progress'],
    {
      skill: asked,
    },
  );
}
