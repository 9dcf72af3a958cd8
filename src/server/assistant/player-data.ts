// A player's own published data, as the assistant reads it: only when a question needs it.

import type { WaitingVideo } from '#contract/videos/videos.ts';
import type { MeasuredAbilities } from '#domain/levels/level-path.ts';
import type { LevelReason } from '#domain/levels/model/level-reasons.ts';
import type { Priority } from '#domain/reviews/priorities/priority-list.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

export interface PlayerReview {
  videoId: string;
  title: string;
  publishedAt: string;
  coach: string;
  priorities: readonly Priority[];
  overallStrengths: string;
  areasOfImprovement: string;
  recommendationsForImprovement: string;
}

/** A note in a published review. */
export interface PlayerNote {
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

export interface PlayerSession {
  title: string;
  status: string;
  sessionDate: string;
  /** Time zone in which it was scheduled. */
  timeZone: string;
  place: string | null;
  coach: string | null;
  objectives: string | null;
  /** First names of the others, without those who can't come. */
  partners: readonly string[];
}

export interface PlayerGoals {
  targetLevel: string | null;
  targetDate: string | null;
  shortTermGoals: readonly string[];
  longTermGoals: readonly string[];
  skillPriorities: readonly string[];
}

/** A subscription that counts or can be managed. */
export interface PlayerPlan {
  name: string;
  /** What the next payment is for, in cents: another plan after a change. */
  nextName: string;
  nextCents: number;
  currency: string;
  /** ISO 8601, as `graceUntil`. */
  periodEnd: string;
  isCancelled: boolean;
  /** Set after a failed payment. */
  graceUntil: string | null;
}

export interface PlayerRefund {
  name: string;
  cents: number;
  currency: string;
}

/** One player's own data, as published to them. */
export interface PlayerData {
  /** 1.0–7.0. */
  level: number | null;
  isLevelVerified: boolean;
  /** Set if the verification was withdrawn. `at` is ISO 8601; `by` is null once that account is deleted. */
  levelWithdrawn: { at: string; by: { firstName: string; lastName: string } | null } | null;
  isClubMember: boolean;
  credits: number;
  timeZone: string | null;
  ratings: () => Promise<readonly (PublishedRating & { comment: string | null })[]>;
  /** What the level model measures; null without a review. */
  measured: () => Promise<MeasuredAbilities | null>;
  /** Latest first. */
  reviews: () => Promise<readonly PlayerReview[]>;
  /** Latest reviews first, in video order. */
  notes: () => Promise<readonly PlayerNote[]>;
  /** Upcoming, next first. */
  sessions: () => Promise<readonly PlayerSession[]>;
  /** Why the latest match moved the level, or left it where it was; null without a review. */
  levelReasons: () => Promise<{ videoId: string; reasons: readonly LevelReason[] } | null>;
  goals: () => Promise<PlayerGoals | null>;
  /** Left this month; null without a subscription. */
  messagesLeft: () => Promise<number | null>;
  /** Names of the coaches the player is connected with. */
  coaches: () => Promise<readonly string[]>;
  plan: () => Promise<PlayerPlan | null>;
  /** Of the latest receipts, latest first. */
  refunds: () => Promise<readonly PlayerRefund[]>;
  videos: () => Promise<{ videos: number; analyzed: number; inReview: number }>;
  /** The five due first, in order. */
  waiting: () => Promise<readonly WaitingVideo[]>;
}
