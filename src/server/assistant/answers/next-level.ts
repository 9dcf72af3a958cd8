// What a player needs for a level: the ratings, what that level looks like, and who decides.

import type { AskedSkill } from '#domain/assistant/turns.ts';
import { levelPath } from '#domain/levels/level-path.ts';
import { personName } from '#domain/people/person-name.ts';
import { difference } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { dayLength } from '#domain/time/moments.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { eveningLine } from './around-people.ts';
import type { Speech } from './phrases/phrases.ts';
import type { LevelState } from './phrases/values.ts';
import { noReviewAnswer, rankedSkills } from './profile.ts';
import { answered, escapeMarkdown, type Reply, reviewLink } from './reply.ts';

/** Skills below the level to list. */
const maxSkills = 3;

/**
 * @param asked level in the question, 1.0–7.0; null for the next half step
 * @param isWhen whether the question is when the player will reach it
 * @param named of "is my volley good enough for level 4"
 */
export async function nextLevelAnswer(
  say: Speech,
  player: PlayerData,
  asked: number | null,
  isWhen: boolean,
  named: AskedSkill | null = null,
): Promise<Reply> {
  const target = asked ?? nextStep(player.level ?? 1);
  const wanted = say.figure(target);
  const [ranked, ratings, goals] = await Promise.all([rankedSkills(player), player.ratings(), player.goals()]);
  const overall = latestRatings(ratings).get('overall');
  const links = ['/progress', '/performance'];
  const picture = say.picture(say.band(target), say.rubric('overall', target));
  const here =
    player.level === null ? say.unrated : say.levelWithState(say.figure(player.level), levelState(say, player));
  if (overall === undefined) {
    return answered(`${here} ${say.noReviewForLevel(wanted)} ${picture}\n\n${say.coachDecides}`, links);
  }
  const value = Number(overall.rating);
  const gap = difference(value, target, 'both');
  const state =
    gap > 0 ? say.below(say.figure(value), say.figure(gap), wanted) : say.reached(say.figure(value), wanted);
  const about = ranked.filter(({ skill }) => skill === named);
  const below = ranked.filter(({ rating }) => rating < target).toReversed();
  const shown = about.length > 0 ? about : below.slice(0, maxSkills);
  const lines = shown.map(
    ({ skill, rating }) =>
      `- ${say.skillAt(say.skillName(skill), say.figure(rating), wanted, say.rubric(skill, target))}`,
  );
  const list = lines.length === 0 ? '' : `\n\n${about.length > 0 ? '' : `${say.furthest}\n\n`}${lines.join('\n')}`;
  const path =
    isWhen && player.level !== null && gap > 0 ? levelPath(player.level, await player.measured(), ratings) : null;
  const months = path?.target === target ? path.months : null;
  const when = months === null ? say.noMonths(wanted) : say.months(wanted, months.from, months.to);
  const head = isWhen && gap > 0 ? `${when} ${here}` : here;
  const isGoal = goals !== null && goals.targetLevel !== null && Number(goals.targetLevel) === target;
  const by = isGoal && goals.targetDate ? say.day(null, goals.targetDate) : null;
  const goal = isGoal ? `\n\n${say.goals} ${say.targetLevel(wanted, by)}` : '';
  return answered(`${head} ${state}${goal}${list}\n\n${picture}\n\n${say.coachDecides}`, links);
}

/** The next half step on the product's own scale. */
function nextStep(level: number): number {
  return Math.min(Math.floor(level * 2) / 2 + 0.5, 7);
}

export function levelAnswer(say: Speech, player: PlayerData): Reply {
  if (player.level === null) return answered(say.unrated, ['/upload']);
  const { isVerified, withdrawn } = levelState(say, player);
  const open = withdrawn === null ? say.notVerified : say.withdrawn(withdrawn.on, withdrawn.by);
  return answered(`${say.level(say.figure(player.level))} ${isVerified ? say.verified : open}`, [
    '/profile',
    '/progress',
  ]);
}

/** Why the latest match moved the level: the sentences of the progress page, and a ranking evening that gave the level of the profile. */
export async function whyLevelAnswer(say: Speech, player: PlayerData): Promise<Reply> {
  const [latest, evenings] = await Promise.all([player.levelReasons(), player.eveningLevels()]);
  const origin = evenings.find(({ level, isWithdrawn }) => !isWithdrawn && Number(level) === player.level);
  const evening = origin && `${say.eveningLevels}\n\n- ${eveningLine(say, origin)}`;
  if (latest === null) return evening ? answered(evening, ['/progress']) : noReviewAnswer(say, say.what.level);
  const day = (number: number) => say.day('UTC', new Date(number * dayLength).toISOString());
  const sentences = latest.reasons.map((reason) =>
    say.levelReason(reason.kind === 'rated' ? { ...reason, coach: escapeMarkdown(reason.coach) } : reason, day),
  );
  return answered([sentences.join(' '), ...(evening ? [evening] : [])].join('\n\n'), [
    '/progress',
    reviewLink(say, latest.videoId),
  ]);
}

/** Whether the level is verified or withdrawn, by whom, as on the screens. */
function levelState(say: Speech, { isLevelVerified, levelWithdrawn, timeZone }: PlayerData): LevelState {
  return {
    isVerified: isLevelVerified,
    withdrawn: levelWithdrawn && {
      on: say.day(timeZone, levelWithdrawn.at),
      by: escapeMarkdown(personName(levelWithdrawn.by, say.formerCoach)),
    },
  };
}
