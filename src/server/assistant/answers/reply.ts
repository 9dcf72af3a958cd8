// What an answer is made of before it leaves: words, where more stands, and what is remembered of it.

import type { AnswerOutcome, AskedSkill } from '#domain/assistant/turns.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import type { OwnPlay } from '#server/assistant/own-play.ts';
import type { Library } from '#server/assistant/retrieval/library.ts';
import type { Passage } from '#server/assistant/retrieval/search.ts';
import type { Understanding } from '#server/assistant/understanding/understand.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';

/** Who asks. */
export interface Asker {
  role: Role;
  firstName: string;
  /** Null for everybody but players. */
  play: OwnPlay | null;
}

/** All that an answer may rest on. */
export interface Question {
  asked: Understanding;
  asker: Asker;
  library: Library;
  passages: readonly Passage[];
}

export interface Link {
  label: string;
  /** An address of this product. */
  to: string;
}

export interface Reply {
  /** Markdown. */
  text: string;
  outcome: AnswerOutcome;
  links?: readonly Link[];
  /** The entry that answers, as `topic/slug`. */
  entry?: string;
  /** The skill that the answer is about, where the question did not name it. */
  skill?: AskedSkill;
}

export function answered(text: string, links: readonly Link[] = [], more: Partial<Reply> = {}): Reply {
  return { text, outcome: 'answered', links, ...more };
}

/** A skill that coaches rate; null for the smash, the overall rating and none. */
export function ratedSkill(skill: AskedSkill | null): SingleSkill | null {
  return singleSkills.find((one) => one === skill) ?? null;
}

/** The review of a video, opened at a second. */
export function videoLink(videoId: string, timestamp?: number): string {
  const at = timestamp === undefined ? '' : `?t=${Math.floor(timestamp)}`;
  return addressFor('review', 'player', videoId) + at;
}

/** Texts that people wrote, within Markdown: shown as they are, and never as a link, a list or an emphasis. */
export function quoted(text: string): string {
  return plainWords(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`)
    .trim();
}

/** A day as it is written, e.g. "22 November 2026", in the asker's time zone. */
export function dayIn(timeZone: string | null, moment: string): string {
  return formatted({ day: 'numeric', month: 'long', year: 'numeric' }, timeZone, moment);
}

/** A moment as it is written, with whose clock it is: "Tuesday 24 November at 18:00 (Copenhagen time)". */
export function momentIn(timeZone: string, moment: string): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  return `${formatted(parts, timeZone, moment)} (${zoneWords(timeZone)})`;
}

function formatted(options: Intl.DateTimeFormatOptions, timeZone: string | null, moment: string): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: timeZone ?? 'UTC' }).format(new Date(moment));
}
