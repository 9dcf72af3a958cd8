// The progress page's lists: history and the videos of a view.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { type Numeric, toNumber } from '#domain/numeric.ts';
import { newestFirst } from '#domain/time/moments.ts';
import { completedSessions, type TrainingTimes } from '#domain/training/training.ts';
import type { VideoType } from '#domain/videos/videos.ts';
import { analyzedVideos, type ScoredVideo } from './performance.ts';
import type { ProgressView } from './progress-views.ts';

/** How many training sessions, analyses and history items are shown at first (docs/product.md#progress). */
export const shownFirst = { trainings: 3, analyses: 3, history: 5 } as const;

/** The videos of a view. Videos without a type are only in "all". */
export function videosInView<T extends { videoType: VideoType | null }>(videos: readonly T[], view: ProgressView): T[] {
  return videos.filter(({ videoType }) => view === 'all' || videoType === view);
}

/** A level that a coach verified. */
export interface VerifiedLevel {
  id: string;
  /** When it was verified, ISO 8601. */
  verifiedAt: string;
  level: Numeric;
  /** Null for the first. */
  previousLevel: Numeric | null;
  /** When (ISO 8601) and by whom it was withdrawn; null if it was not. */
  withdrawn?: Withdrawal | null;
}

interface Withdrawal {
  at: string;
  /** Null once the account is deleted. */
  by: { firstName: string; lastName: string } | null;
}

/** One entry in a player's history. */
export type HistoryItem =
  | { kind: 'analysis'; id: string; at: string; title: string; score: number | null }
  | { kind: 'training'; id: string; at: string | null; title: string }
  | {
      kind: 'level';
      id: string;
      at: string;
      level: number | null;
      previousLevel: number | null;
      withdrawn: Withdrawal | null;
    };

interface HistoryFacts {
  videos: readonly (ScoredVideo & { id: string; title: string })[];
  sessions: readonly (TrainingTimes & { id: string; title: string })[];
  levels: readonly VerifiedLevel[];
}

/**
 * A player's history, latest first: analysed videos by upload, completed training sessions by date, verified levels by verification. Ties
 * keep that order; items without a date come last.
 */
export function progressHistory({ videos, sessions, levels }: HistoryFacts, now: Date): HistoryItem[] {
  const items: HistoryItem[] = [
    ...analyzedVideos(videos).map(({ id, uploadDate, title, overallScore }) => ({
      kind: 'analysis' as const,
      id,
      at: uploadDate,
      title,
      score: toNumber(overallScore),
    })),
    ...completedSessions(sessions, now).map(({ id, sessionDate, title }) => ({
      kind: 'training' as const,
      id,
      at: sessionDate,
      title,
    })),
    ...levels.map(({ id, verifiedAt, level, previousLevel, withdrawn = null }) => ({
      kind: 'level' as const,
      id,
      at: verifiedAt,
      level: toNumber(level),
      previousLevel: toNumber(previousLevel),
      withdrawn,
    })),
  ];
  return newestFirst(items, ({ at }) => at);
}

/** The first items of a list, and a note about the rest ("+3 more"); null without any. */
export function firstFew<T>(items: readonly T[], count: number): { shown: T[]; more: string | null } {
  const rest = items.length - count;
  return { shown: items.slice(0, count), more: rest > 0 ? say(msg`+${{ count: rest }} more`) : null };
}
