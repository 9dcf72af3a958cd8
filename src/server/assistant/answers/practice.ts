// Drills for a skill, and what a skill looks like at a level: the same as coaches use.

import { type Drill, drillById, drillsFor } from '#domain/skills/drills.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import type { SingleSkill, SkillName } from '#domain/skills/skills.ts';
import type { LevelBand } from '#server/assistant/understanding/levels.ts';
import type { Speech } from './phrases/phrases.ts';
import { type Asker, answered, escapeMarkdown, type Reply, reviewLink } from './reply.ts';

const maxDrills = 2;
/** Level used to choose drills when the question only names a band. */
const middleOf: Record<LevelBand, number> = { beginner: 2, intermediate: 3.5, advanced: 5.5 };

/** Drills for a skill: the coach's choice first, then those for the level. */
export async function drillsAnswer(
  say: Speech,
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
  const head =
    review && priority
      ? say.priorityDrills(
          escapeMarkdown(review.coach),
          say.skill(skill),
          escapeMarkdown(priority.focus),
          chosen !== null,
        )
      : say.drillsFor(say.skill(skill), level === null ? null : say.figure(level));
  const texts = drills.slice(0, maxDrills).map((drill) => drillText(say, drill));
  return answered([head, ...texts].join('\n\n'), review ? [reviewLink(say, review.videoId)] : [], { skill });
}

function drillText(say: Speech, drill: Drill): string {
  const {
    minutes,
    players: { min, max },
  } = drill;
  const { name, aim, steps, easier, harder } = say.drillText(drill);
  const people = say.players(min === max ? `${min}` : `${min}–${max}`);
  const numbered = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  return `**${name}** (${people}, ${say.minutes(minutes)}). ${aim}\n\n${numbered}\n\n${say.easier(easier)} ${say.harder(harder)}`;
}

/** What a skill looks like at a level, with the asker's latest rating. */
export async function rubricAnswer(say: Speech, skill: SkillName, level: number, { player }: Asker): Promise<Reply> {
  const rating = player === null ? undefined : latestRatings(await player.ratings()).get(skill);
  const sentences = [
    say.rubricOf(skill, say.band(level), say.rubric(skill, level)),
    ...(rating === undefined ? [] : [say.latestRating(say.figure(Number(rating.rating)))]),
    say.coachesUseIt,
  ];
  return answered(sentences.join(' '), rating === undefined ? [] : ['/progress'], { skill });
}
