// The four figures on a player's profile.

import { averageScore, type ScoredVideo } from './performance.ts';

/** The profile's figures (specification, section 3). */
export interface ProfileStats {
  totalVideos: number;
  analyzedVideos: number;
  /** Mean overall score of the analysed videos, 0–7, to one decimal; null when none is. */
  averageRating: number | null;
  /** When the account was made, ISO 8601. */
  joinDate: string;
}

/** The figures of one player, from the account and all of the player's videos. */
export function profileStats(user: { createdAt: string }, videos: readonly ScoredVideo[]): ProfileStats {
  return {
    totalVideos: videos.length,
    analyzedVideos: videos.filter(({ status }) => status === 'Analyzed').length,
    averageRating: averageScore(videos),
    joinDate: user.createdAt,
  };
}
