// Read-only tools for a model: the asker's own published data, without ids, names or addresses.

import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { drillById, drillsFor } from '#domain/skills/drills.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { singleSkills } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { notesOnSkill } from '#server/assistant/answers/coach-said.ts';
import { speak } from '#server/assistant/answers/phrases/phrases.ts';
import { ratedSkill } from '#server/assistant/answers/reply.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { ChatTool } from '#server/providers/assistant/chat.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';

const maxNotes = 8;

const nothing = { type: 'object', properties: {}, additionalProperties: false };
const ofSkill = {
  type: 'object',
  properties: { skill: { type: 'string', enum: singleSkills } },
  required: ['skill'],
  additionalProperties: false,
};

export function playerTools(player: PlayerData): ChatTool[] {
  return [
    tool('own_ratings', 'Latest rating (0–7) of each skill, with the previous one.', nothing, () => ratings(player)),
    tool('own_priorities', 'The priorities set by the coach, with drills.', nothing, () => priorities(player)),
    tool('own_notes', 'The coach’s notes on one skill.', ofSkill, (given) => notes(player, given)),
    tool('drills', 'Drills for a skill at the asker’s level.', ofSkill, (given) => drills(player, given)),
    tool('own_account', 'Level, credits, next training session and goals.', nothing, () => account(player)),
  ];
}

function tool(
  name: string,
  description: string,
  parameters: Record<string, unknown>,
  look: (given: unknown) => Promise<unknown>,
): ChatTool {
  return { name, description, parameters, run: async (given) => JSON.stringify(await look(given)) };
}

/** The skill in the arguments of a tool call; null if it is not one. */
function skillOf(given: unknown) {
  const named = typeof given === 'object' && given !== null && 'skill' in given ? given.skill : null;
  return ratedSkill(singleSkills.find((skill) => skill === named) ?? null);
}

async function ratings(player: PlayerData) {
  const all = await player.ratings();
  const latest = latestRatings(all);
  return [...latest.values()].map(({ skillName, rating, createdAt, videoId }) => ({
    skill: skillName,
    rating,
    on: createdAt.slice(0, 10),
    before: latestRatings(all.filter((one) => one.videoId !== videoId)).get(skillName)?.rating ?? null,
  }));
}

async function priorities(player: PlayerData) {
  const review = (await player.reviews()).find((one) => one.priorities.length > 0);
  return (review?.priorities ?? []).map(({ skill, focus, drillId }) => ({
    skill,
    focus: words(focus),
    drill: drillById(drillId)?.name ?? null,
  }));
}

async function notes(player: PlayerData, given: unknown) {
  const skill = skillOf(given);
  if (skill === null) return [];
  return (await notesOnSkill(player, skill))
    .slice(0, maxNotes)
    .map(({ type, timestamp, title, comment, videoTitle }) => ({
      video: words(videoTitle),
      at: formatClockTime(timestamp),
      type,
      title: words(title),
      comment: words(comment),
    }));
}

async function drills(player: PlayerData, given: unknown) {
  const skill = skillOf(given);
  if (skill === null) return [];
  return drillsFor(skill, player.level)
    .slice(0, 2)
    .map(({ name, aim, steps, easier, harder }) => ({ name, aim, steps, easier, harder }));
}

async function account(player: PlayerData) {
  const [next] = await player.sessions();
  const goals = await player.goals();
  return {
    level: player.level,
    isLevelVerified: player.isLevelVerified,
    levelWithdrawnAt: player.levelWithdrawn?.at ?? null,
    credits: player.credits,
    nextSession:
      next === undefined
        ? null
        : { title: words(next.title), at: speak('english').moment(player.timeZone ?? next.timeZone, next.sessionDate) },
    goals: goals === null ? null : { targetLevel: goals.targetLevel, shortTerm: goals.shortTermGoals.map(words) },
  };
}

function words(text: string): string {
  return excerpt(plainWords(text), 300);
}
