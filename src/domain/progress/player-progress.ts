// The progress page's lists: what happened, newest first, and which videos a view shows.

import { type Numeric, toNumber } from '#domain/numeric.ts';
import { newestFirst } from '#domain/time/moments.ts';
import { completedSessions, type TrainingTimes } from '#domain/training/training.ts';
import type { VideoType } from '#domain/videos/videos.ts';
import { analyzedVideos, type ScoredVideo } from './performance.ts';
import type { ProgressView } from './progress-views.ts';

/** How many trainings, analyses and history items stand on the page before the rest (docs/product.md#progress). */
export const shownFirst = { trainings: 3, analyses: 3, history: 5 } as const;

/** The videos of a view. One whose type was not said is shown only among all. */
export function videosInView<T extends { videoType: VideoType | null }>(videos: readonly T[], view: ProgressView): T[] {
  return videos.filter(({ videoType }) => view === 'all' || videoType === view);
}

/** A change of a player's level by a coach. */
export interface VerifiedLevel {
  id: string;
  /** When it was verified, ISO 8601. */
  verifiedAt: string;
  level: Numeric;
  /** Null for the first. */
  previousLevel: Numeric | null;
  /** When it was withdrawn (ISO 8601), and by whom; null while it stands, or did until the next one. */
  withdrawn?: Withdrawal | null;
}

interface Withdrawal {
  at: string;
  /** Null once the account is no more. */
  by: { firstName: string; lastName: string } | null;
}

/** One thing that happened on a player's way. */
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
 * Everything that happened, the latest first: analysed videos by their upload, completed training sessions by their date, verified
 * levels by their verification. What happened at the same moment stands in that order; what has no date comes last.
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

/** The first items of a list, and the note about the others: "+3 more", or null when there are none. */
export function firstFew<T>(items: readonly T[], count: number): { shown: T[]; more: string | null } {
  const rest = items.length - count;
  return { shown: items.slice(0, count), more: rest > 0 ? `+${rest} more` : null };
}
