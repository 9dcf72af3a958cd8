// A player's own published data, as the assistant reads it: only when a question needs it.

import type { WaitingVideo } from '#contract/videos/videos.ts';
import type { MeasuredAbilities } from '#domain/levels/level-path.ts';
import type { LevelReason } from '#domain/levels/model/level-reasons.ts';
import type { AchievementType } from '#domain/progress/achievements.ts';
import type { BenchmarkGroup } from '#domain/progress/benchmarks.ts';
import type { Priority } from '#domain/reviews/priorities/priority-list.ts';
import type { OpeningChoice } from '#domain/reviews/review-openings.ts';
import type { PublishedRating } from '#domain/skills/ratings.ts';
import type { SingleSkill, SkillName } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

export interface PlayerReview {
  videoId: string;
  title: string;
  publishedAt: string;
  /** When it opens, ISO 8601; null for one that is open. */
  opensAt: string | null;
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

/** A coach's open request for the same situation in another video. */
export interface PlayerSituation {
  skill: SingleSkill;
  /** What the priority says. */
  focus: string;
  /** ISO 8601 day. */
  dueOn: string;
  /** Of the review that asks. */
  videoId: string;
  title: string;
  /** The video sent for it; null so far. */
  reply: string | null;
}

/** A second review that the player asked for. */
export interface PlayerSecondReview {
  videoId: string;
  title: string;
  state: 'waiting' | 'published' | 'both';
}

/** A session open to the player: their place in line, or free places. */
export interface PlayerOpenSession {
  title: string;
  sessionDate: string;
  timeZone: string;
  free: number;
  /** From 1; null outside the line. */
  position: number | null;
}

/** How a player compares with others of their level. */
export interface PlayerStanding {
  group: BenchmarkGroup;
  /** 1–99: the share of the others with a lower rating. */
  skills: readonly { skillName: SkillName; percentile: number }[];
}

/** A verified level of a ranking evening. */
export interface PlayerEveningLevel {
  title: string;
  /** ISO 8601 day. */
  heldOn: string;
  /** 1.0–7.0. */
  level: string;
  /** Null once that account is deleted. */
  verifiedBy: string | null;
  isWithdrawn: boolean;
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
  /** Name of the club; null without one. */
  club: () => Promise<string | null>;
  /** Latest first. */
  reviews: () => Promise<readonly PlayerReview[]>;
  /** Latest reviews first, in video order. */
  notes: () => Promise<readonly PlayerNote[]>;
  /** Upcoming, next first. */
  sessions: () => Promise<readonly PlayerSession[]>;
  /** The last one that has begun; null for none. */
  lastSession: () => Promise<PlayerSession | null>;
  openSessions: () => Promise<readonly PlayerOpenSession[]>;
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
  /** Open ones, the earliest due first. */
  situations: () => Promise<readonly PlayerSituation[]>;
  /** When reviews open; null for at once. */
  opening: () => Promise<OpeningChoice | null>;
  /** Latest first. */
  secondReviews: () => Promise<readonly PlayerSecondReview[]>;
  unread: () => Promise<{ messages: number; notifications: number }>;
  /** Matches shared with a partner, the latest first, and invitations to answer. */
  pair: () => Promise<{ matches: readonly { title: string; partner: string }[]; invitations: number }>;
  achievements: () => Promise<{ xp: number; counts: Partial<Record<AchievementType, number>> }>;
  /** The guardian of a junior, and a guardian's juniors with the day until which they are one. */
  family: () => Promise<{ guardian: string | null; juniors: readonly { name: string; until: string }[] }>;
  certificate: () => Promise<{ isVerified: boolean; isPublic: boolean }>;
  /** Latest first. */
  eveningLevels: () => Promise<readonly PlayerEveningLevel[]>;
  /** Null for players whom too few others resemble. */
  standing: () => Promise<PlayerStanding | null>;
}
