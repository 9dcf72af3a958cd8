// The parts of an answer: text, links, and what to remember for the next question.

import type { AnswerOutcome, AskedSkill } from '#domain/assistant/turns.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { Library } from '#server/assistant/retrieval/library.ts';
import type { Passage } from '#server/assistant/retrieval/search.ts';
import type { Understanding } from '#server/assistant/understanding/understand.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';

export interface Asker {
  role: Role;
  firstName: string;
  /** Null unless the asker is a player. */
  player: PlayerData | null;
}

/** Everything an answer can use. */
export interface Question {
  asked: Understanding;
  asker: Asker;
  library: Library;
  passages: readonly Passage[];
}

export interface Link {
  label: string;
  /** Address within this product. */
  to: string;
}

export interface Reply {
  /** Markdown. */
  text: string;
  outcome: AnswerOutcome;
  links?: readonly Link[];
  /** Entry used, as `topic/slug`. */
  entry?: string;
  /** Skill of the answer, if the question named none. */
  skill?: AskedSkill;
}

export function answered(text: string, links: readonly Link[] = [], more: Partial<Reply> = {}): Reply {
  return { text, outcome: 'answered', links, ...more };
}

/** The skill if coaches rate it by itself; null for the smash and overall. */
export function ratedSkill(skill: AskedSkill | null): SingleSkill | null {
  return singleSkills.find((one) => one === skill) ?? null;
}

/** Link to a video's review, optionally at a second. */
export function videoLink(videoId: string, timestamp?: number): string {
  const at = timestamp === undefined ? '' : `?t=${Math.floor(timestamp)}`;
  return addressFor('review', 'player', videoId) + at;
}

/** Escapes text that people wrote for use in Markdown: it never becomes a link, list or emphasis. */
export function escapeMarkdown(text: string): string {
  return plainWords(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`)
    .trim();
}

/** "22 November 2026", in the given time zone or UTC. */
export function formatDay(timeZone: string | null, moment: string): string {
  return formatted({ day: 'numeric', month: 'long', year: 'numeric' }, timeZone, moment);
}

/** "Tuesday 24 November at 18:00 (Copenhagen time)". */
export function formatMoment(timeZone: string, moment: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return `${formatted(parts, timeZone, moment)} (${zoneWords(timeZone)})`;
}

function formatted(options: Intl.DateTimeFormatOptions, timeZone: string | null, moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timeZone ?? 'UTC' }).format(new Date(moment));
}
