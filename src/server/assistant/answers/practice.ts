// Drills for a skill, and what a skill looks like at a level: the same as coaches use.

import { oneDecimal } from '#domain/round-to.ts';
import { drillById, drillPlayers, drillsFor } from '#domain/skills/drills.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { rubricBand, rubricSentence } from '#domain/skills/rubric.ts';
import { type SingleSkill, type SkillName, skillLabel } from '#domain/skills/skills.ts';
import type { LevelBand } from '#server/assistant/understanding/levels.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { type Asker, answered, escapeMarkdown, type Reply, videoLink } from './reply.ts';

const maxDrills = 2;
/** Level used to choose drills when the question only names a band. */
const middleOf: Record<LevelBand, number> = { beginner: 2, intermediate: 3.5, advanced: 5.5 };

/** Drills for a skill: the coach's choice first, then those for the level. */
export async function drillsAnswer(
  skill: SingleSkill,
  { player }: Asker,
  asked: { level: number | null; band: LevelBand | null },
): Promise<Reply> {
  const level = asked.level ?? (asked.band === null ? (player?.level ?? null) : middleOf[asked.band]);
  const reviews = (await player?.reviews()) ?? [];
  const [review] = reviews.filter(({ priorities }) => priorities.some((one) => one.skill === skill));
  const priority = review?.priorities.find((one) => one.skill === skill);
  const chosen = drillById(priority?.drillId);
  const drills = [...(chosen ? [chosen] : []), ...drillsFor(skill, level).filter(({ id }) => id !== chosen?.id)];
  const texts = drills.slice(0, maxDrills).map((drill) => {
    const steps = drill.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    return `**${drill.name}** (${drillPlayers(drill)}, ${drill.minutes} minutes). ${drill.aim}\n\n${steps}\n\nEasier: ${drill.easier} Harder: ${drill.harder}`;
  });
  const head =
    review && priority
      ? `${escapeMarkdown(review.coach)} made the ${skillWord(skill)} a priority: “${escapeMarkdown(priority.focus)}” ${chosen ? 'The first drill is the one they chose for it.' : ''}\n\n`
      : `Two drills for the ${skillWord(skill)}${level === null ? '' : ` at level ${oneDecimal(level)}`}:\n\n`;
  return answered(
    `${head}${texts.join('\n\n')}`,
    review ? [{ label: 'The review', to: videoLink(review.videoId) }] : [],
    {
      skill,
    },
  );
}

/** What a skill looks like at a level, with the asker's latest rating. */
export async function rubricAnswer(skill: SkillName, level: number, { player }: Asker): Promise<Reply> {
  const { label } = rubricBand(level);
  const rating = player === null ? undefined : latestRatings(await player.ratings()).get(skill);
  const own = rating === undefined ? '' : ` Your latest rating is ${oneDecimal(Number(rating.rating))}.`;
  const head = skill === 'overall' ? `A ${label} player` : `${skillLabel(skill)} at ${label}`;
  return answered(
    `${head}: “${rubricSentence(skill, level)}”${own} Coaches use this description when they rate.`,
    rating === undefined ? [] : [{ label: 'Your progress', to: '/progress' }],
    { skill },
  );
}
