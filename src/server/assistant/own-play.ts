// What a player's own published play holds, as the assistant asks for it. Read only when a question needs it.

import type { WaitingVideo } from '#contract/videos/videos.ts';
import type { Priority } from '#domain/reviews/priorities/priority-list.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** A published review. */
export interface OwnReview {
  videoId: string;
  title: string;
  publishedAt: string;
  coach: string;
  priorities: readonly Priority[];
  overallStrengths: string;
  areasOfImprovement: string;
  recommendationsForImprovement: string;
}

/** A coach's note in a published review. */
export interface OwnNote {
  id: string;
  videoId: string;
  videoTitle: string;
  /** Seconds from the start of the video. */
  timestamp: number;
  type: NoteType;
  skill: SingleSkill | null;
  title: string;
  comment: string;
}

export interface OwnSession {
  title: string;
  status: string;
  sessionDate: string;
  /** In which it was planned. */
  timeZone: string;
  place: string | null;
  coach: string | null;
  objectives: string | null;
}

export interface OwnGoals {
  targetLevel: string | null;
  targetDate: string | null;
  shortTermGoals: readonly string[];
  longTermGoals: readonly string[];
  skillPriorities: readonly string[];
}

/** A video whose review is still to come. */
export type OwnWait = WaitingVideo;

/** One player's play. Everything in it is theirs, and published to them. */
export interface OwnPlay {
  /** 1.0–7.0. */
  level: number | null;
  isLevelVerified: boolean;
  /** Set while the level is one that was verified and withdrawn since. `at` is ISO 8601; `by` is null once that account is no more. */
  levelWithdrawn: { at: string; by: { firstName: string; lastName: string } | null } | null;
  isClubMember: boolean;
  credits: number;
  timeZone: string | null;
  /** With the coach's comments. */
  ratings: () => Promise<readonly (PublishedRating & { comment: string | null })[]>;
  /** The latest first. */
  reviews: () => Promise<readonly OwnReview[]>;
  /** Of the latest reviews first, in the order of the video. */
  notes: () => Promise<readonly OwnNote[]>;
  /** To come, the next first. */
  sessions: () => Promise<readonly OwnSession[]>;
  goals: () => Promise<OwnGoals | null>;
  /** Left this month; null without a subscription. */
  messagesLeft: () => Promise<number | null>;
  videos: () => Promise<{ videos: number; analyzed: number; inReview: number }>;
  /** The first to be due first; the first five of them. */
  waiting: () => Promise<readonly OwnWait[]>;
}
