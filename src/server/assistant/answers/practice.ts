// Drills of the library, and what a skill looks like at a level: both are used from the domain, as coaches use them.

import { oneDecimal } from '#domain/round-to.ts';
import { drillById, drillPlayers, drillsFor } from '#domain/skills/drills.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { rubricBand, rubricSentence } from '#domain/skills/rubric.ts';
import { type SingleSkill, type SkillName, skillLabel } from '#domain/skills/skills.ts';
import type { LevelBand } from '#server/assistant/understanding/levels.ts';
import { skillWord } from '#server/assistant/understanding/skills.ts';
import { type Asker, answered, quoted, type Reply, videoLink } from './reply.ts';

/** How many drills are told of. */
const maxDrills = 2;
/** The level for which a drill is chosen where only a band is named. */
const middleOf: Record<LevelBand, number> = { beginner: 2, intermediate: 3.5, advanced: 5.5 };

/** Drills for a skill: the one that the coach chose first, then those for the level. */
export async function drillsAnswer(
  skill: SingleSkill,
  { play }: Asker,
  asked: { level: number | null; band: LevelBand | null },
): Promise<Reply> {
  const level = asked.level ?? (asked.band === null ? (play?.level ?? null) : middleOf[asked.band]);
  const reviews = (await play?.reviews()) ?? [];
  const [review] = reviews.filter(({ priorities }) => priorities.some((one) => one.skill === skill));
  const priority = review?.priorities.find((one) => one.skill === skill);
  const chosen = drillById(priority?.drillId);
  const drills = [...(chosen ? [chosen] : []), ...drillsFor(skill, level).filter(({ id }) => id !== chosen?.id)];
  const told = drills.slice(0, maxDrills).map((drill) => {
    const steps = drill.steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
    return `**${drill.name}** (${drillPlayers(drill)}, ${drill.minutes} minutes). ${drill.aim}\n\n${steps}\n\nEasier: ${drill.easier} Harder: ${drill.harder}`;
  });
  const head =
    review && priority
      ? `${quoted(review.coach)} made the ${skillWord(skill)} a priority: “${quoted(priority.focus)}” ${chosen ? 'The first drill is the one chosen for it.' : ''}\n\n`
      : `Two drills for the ${skillWord(skill)}${level === null ? '' : ` at level ${oneDecimal(level)}`}:\n\n`;
  return answered(
    `${head}${told.join('\n\n')}`,
    review ? [{ label: 'The review', to: videoLink(review.videoId) }] : [],
    {
      skill,
    },
  );
}

/** What a skill looks like at a level, and where the asker stands. */
export async function rubricAnswer(skill: SkillName, level: number, { play }: Asker): Promise<Reply> {
  const { label } = rubricBand(level);
  const rating = play === null ? undefined : latestRatings(await play.ratings()).get(skill);
  const own = rating === undefined ? '' : ` Your latest rating is ${oneDecimal(Number(rating.rating))}.`;
  const head = skill === 'overall' ? `A player in the band ${label}` : `${skillLabel(skill)} in the band ${label}`;
  return answered(
    `${head}: “${rubricSentence(skill, level)}”${own} It is the sentence that coaches rate by.`,
    rating === undefined ? [] : [{ label: 'Your progress', to: '/progress' }],
    { skill },
  );
}
