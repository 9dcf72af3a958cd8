// A club's season, for tests of its figures: reviews written directly into the tables, at the test's chosen moments.

import { type SingleSkill, type SkillName } from '#domain/skills/skills.ts';
import type { Database } from '#server/db/database.ts';
import { levelVerifications, reviews, skillRatings } from '#server/db/schema/index.ts';
import { refreshAbilities } from '#server/features/levels/model/level-model.commands.ts';
import { makeVideo } from './factories.ts';

interface One {
  id: string;
}

/** The times of a video and its review (ISO 8601), and the ratings. */
export interface ReviewAt {
  sent: string;
  published: string;
  ratings: Partial<Record<SkillName, number>>;
  pausedSeconds?: number;
}

/** A published review of a player's video by a coach. */
export async function makeReview(
  db: Database,
  coach: One,
  player: One,
  { sent, published, ratings, pausedSeconds = 0 }: ReviewAt,
) {
  const video = await makeVideo(db, player, {
    status: 'Analyzed',
    uploadDate: sent,
    updatedAt: published,
    dueAt: published,
    pausedSeconds,
    overallScore: ratings.overall === undefined ? null : ratings.overall.toFixed(1),
  });
  await db.insert(reviews).values({
    videoId: video.id,
    playerId: player.id,
    coachId: coach.id,
    finalSummary: 's',
    overallStrengths: 's',
    areasOfImprovement: 's',
    recommendationsForImprovement: 's',
    publishedAt: published,
  });
  const rated = Object.entries(ratings) as [SingleSkill, number][];
  if (rated.length > 0) {
    await db.insert(skillRatings).values(
      rated.map(([skillName, rating]) => ({
        videoId: video.id,
        playerId: player.id,
        skillName,
        rating: rating.toFixed(1),
        createdAt: published,
      })),
    );
  }
  await refreshAbilities(db, player.id);
  return video;
}

/** A verified level at a moment (ISO 8601), the player's level from then on. */
export async function makeVerification(
  db: Database,
  player: One,
  level: string,
  verifiedAt: string,
  withdrawnAt?: string,
) {
  await db.insert(levelVerifications).values({ playerId: player.id, level, verifiedAt, withdrawnAt });
}
