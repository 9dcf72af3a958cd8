// The parts of an answer: text, links, and what to remember for the next question.

import type { AnswerOutcome, AskedSkill } from '#domain/assistant/turns.ts';
import type { ScaleMappings } from '#domain/levels/levels.ts';
import type { Role } from '#domain/people/roles.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import type { PlayerData } from '#server/assistant/player-data.ts';
import type { Library } from '#server/assistant/retrieval/library.ts';
import type { Passage } from '#server/assistant/retrieval/search.ts';
import type { AdminData, ClubData, CoachData } from '#server/assistant/staff-data.ts';
import type { PersonalIntent } from '#server/assistant/understanding/intents.ts';
import type { Named } from '#server/assistant/understanding/own-names.ts';
import type { Understanding } from '#server/assistant/understanding/understand.ts';
import { plainWords } from '#server/providers/assistant/plain-words.ts';
import type { Speech } from './phrases/phrases.ts';
import { screenLabel } from './screen-links.ts';

/** What waits for a coach, a club's manager or an administrator. */
export const workKinds = [
  'overdue',
  'toReview',
  'requests',
  'answers',
  'unread',
  'clips',
  'levels',
  'approvals',
  'takedowns',
  'failedJobs',
  'videosWithoutCoach',
  'secondOpinions',
  'members',
  'applicants',
  'withoutCoach',
  'expired',
  'unanswered',
] as const;
export type WorkKind = (typeof workKinds)[number];

export interface Work {
  kind: WorkKind;
  count: number;
  /** The address of its list. */
  to: string;
}

export interface Asker {
  role: Role;
  firstName: string;
  /** Null unless the asker is a player. */
  player: PlayerData | null;
  /** What waits for the asker, most urgent first, as on their dashboard; null for players. */
  work: (() => Promise<readonly Work[]>) | null;
  /** Of a coach alone. */
  coach?: CoachData | null;
  /** Of a club's manager alone. */
  club?: ClubData | null;
  /** Of an administrator alone. */
  admin?: AdminData | null;
  /** The level scales whose mapping is set; none by default. */
  scaleMappings?: ScaleMappings;
}

/** Everything an answer can use. */
export interface Question {
  asked: Understanding;
  asker: Asker;
  library: Library;
  passages: readonly Passage[];
  /** The review or the players that the question names; null for none. */
  named: Named | null;
  /** The sentences of the answer's language. */
  say: Speech;
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
  /** Questions to ask next, or what the question may have meant. */
  suggestions?: readonly string[];
  /** Entries offered as "Did you mean", as `topic/slug`. */
  suggested?: readonly string[];
  /** Whether it says that something else may have been meant. */
  isUnsure?: boolean;
  /** What an unsure answer took the question for. */
  intent?: PersonalIntent;
  /** Skill of the answer, if the question named none. */
  skill?: AskedSkill;
}

/** @param links to reviews, or addresses of screens */
export function answered(text: string, links: readonly (Link | string)[] = [], more: Partial<Reply> = {}): Reply {
  return { text, outcome: 'answered', links: links.map(screenLink), ...more };
}

function screenLink(link: Link | string): Link {
  return typeof link === 'string' ? { label: screenLabel(link), to: link } : link;
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

/** A link to a whole review. */
export function reviewLink(say: Speech, videoId: string): Link {
  return { label: say.theReview, to: videoLink(videoId) };
}

/** Escapes text that people wrote for use in Markdown: it never becomes a link, list or emphasis. */
export function escapeMarkdown(text: string): string {
  return plainWords(text)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_[\]<>#]/g, (sign) => `\\${sign}`)
    .trim();
}
