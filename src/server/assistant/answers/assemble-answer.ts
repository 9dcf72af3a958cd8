// Adds the asker's videos, recommended links, profile and skill to an answer.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { storedDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { findingOf } from '#domain/videos/note-findings.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import { recommendedFor } from '#server/knowledge/recommended.ts';
import { notesOnSkill } from './coach-said.ts';
import { rankedSkills } from './profile.ts';
import { type Question, type Reply, videoLink } from './reply.ts';

const maxVideos = 3;

/** The complete answer. @param words the answer in Markdown, with links and notes added */
export async function assembleAnswer({ asked, asker }: Question, reply: Reply, words: string): Promise<SmashyAnswer> {
  const skill = asked.skill ?? reply.skill ?? null;
  const { player } = asker;
  const isAnswer = reply.outcome === 'answered';
  return {
    response: words,
    ...(reply.suggestions?.length && { suggestions: [...reply.suggestions] }),
    videos: {
      platform: player !== null && skill !== null && isAnswer ? await notedVideos(player, skill) : [],
      recommended: isAnswer ? recommendedFor(reply.entry, skill) : [],
    },
    playerProfile: player === null ? null : await profile(player),
    contextualSkill:
      skill === null || skill === 'smash' ? null : { name: skill, rating: await ratingOf(player, skill) },
  };
}

/** One note per video, preferably one to improve. */
async function notedVideos(player: PlayerData, skill: AskedSkill): Promise<SmashyAnswer['videos']['platform']> {
  const byVideo = Map.groupBy(await notesOnSkill(player, skill), ({ videoId }) => videoId);
  return [...byVideo.values()].slice(0, maxVideos).flatMap((notes) => {
    const note = notes.find(({ type }) => findingOf(type) === 'improvement') ?? notes[0];
    if (note === undefined) return [];
    const { videoId, videoTitle, timestamp, title, comment } = note;
    const feedback = excerpt([readableTitle(title), comment].filter((text) => text !== '').join(': '));
    return [{ title: videoTitle, feedback, url: videoLink(videoId, timestamp), timestamp }];
  });
}

async function profile(player: PlayerData): Promise<SmashyAnswer['playerProfile']> {
  const ranked = await rankedSkills(player);
  const named = (one: (typeof ranked)[number] | undefined) => (one === undefined ? null : { skill: one.skill });
  return { strongestSkill: named(ranked[0]), weakestSkill: named(ranked.at(-1)) };
}

async function ratingOf(player: PlayerData | null, skill: Exclude<AskedSkill, 'smash'>): Promise<string | null> {
  if (player === null) return null;
  const rating = latestRatings(await player.ratings()).get(skill)?.rating;
  return rating === undefined ? null : storedDecimal(Number(rating));
}
