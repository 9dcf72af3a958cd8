// What comes with an answer's words: the asker's own videos, curated links, their profile, the skill that was asked about.

import type { SmashyAnswer } from '#contract/assistant/smashy.ts';
import type { AskedSkill } from '#domain/assistant/turns.ts';
import { excerpt } from '#domain/reviews/notes/coach-text.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { latestRatings } from '#domain/skills/ratings.ts';
import { findingOf } from '#domain/videos/note-findings.ts';
import type { OwnPlay } from '#server/assistant/own-play.ts';
import { recommendedFor } from '#server/knowledge/recommended.ts';
import { notesAbout } from './coach-said.ts';
import { rankedSkills } from './profile.ts';
import { type Question, type Reply, videoLink } from './reply.ts';

/** How many of the asker's videos an answer shows. */
const maxVideos = 3;

/** The answer as it leaves. @param words of the answer in Markdown, with what was added to them */
export async function accompany({ asked, asker }: Question, reply: Reply, words: string): Promise<SmashyAnswer> {
  const skill = asked.skill ?? reply.skill ?? null;
  const { play } = asker;
  const isAnswer = reply.outcome === 'answered';
  return {
    response: words,
    videos: {
      platform: play !== null && skill !== null && isAnswer ? await ownVideos(play, skill) : [],
      recommended: isAnswer ? recommendedFor(reply.entry, skill) : [],
    },
    playerProfile: play === null ? null : await profile(play),
    contextualSkill: skill === null || skill === 'smash' ? null : { name: skill, rating: await ratingOf(play, skill) },
  };
}

/** One note a video, that of an improvement first. */
async function ownVideos(play: OwnPlay, skill: AskedSkill): Promise<SmashyAnswer['videos']['platform']> {
  const byVideo = Map.groupBy(await notesAbout(play, skill), ({ videoId }) => videoId);
  return [...byVideo.values()].slice(0, maxVideos).flatMap((notes) => {
    const note = notes.find(({ type }) => findingOf(type) === 'improvement') ?? notes[0];
    if (note === undefined) return [];
    const { videoId, videoTitle, timestamp, title, comment } = note;
    const feedback = excerpt([title, comment].filter((text) => text !== '').join(': '));
    return [{ title: videoTitle, feedback, url: videoLink(videoId, timestamp), timestamp }];
  });
}

async function profile(play: OwnPlay): Promise<SmashyAnswer['playerProfile']> {
  const ranked = await rankedSkills(play);
  const named = (one: (typeof ranked)[number] | undefined) => (one === undefined ? null : { skill: one.skill });
  return { strongestSkill: named(ranked[0]), weakestSkill: named(ranked.at(-1)) };
}

async function ratingOf(play: OwnPlay | null, skill: Exclude<AskedSkill, 'smash'>): Promise<string | null> {
  if (play === null) return null;
  const rating = latestRatings(await play.ratings()).get(skill)?.rating;
  return rating === undefined ? null : oneDecimal(Number(rating));
}
