// The endpoint of benchmarks.

import { levelOf } from '#domain/levels/levels.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { benchmarksOf } from '#domain/progress/benchmarks.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { findPlayer } from '#server/features/progress/progress.queries.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { listStandings } from './benchmarks.queries.ts';

export const benchmarkHandlers = {
  async getBenchmarks({ actor, params: { userId }, context: { db } }) {
    const player = orNotFound(await findPlayer(db, actor, userId));
    const level = levelOf(player);
    if (level === null) return { band: null, among: null };
    const band = skillTier(level);
    const ofClub = isClubMember(player)
      ? benchmarksOf(await listStandings(db, actor, userId, band, player.clubId))
      : null;
    if (ofClub) return { band: band.id, among: { group: 'club', skills: ofClub } };
    const ofAll = benchmarksOf(await listStandings(db, actor, userId, band, null));
    return { band: band.id, among: ofAll && { group: 'everybody', skills: ofAll } };
  },
} satisfies Partial<Handlers>;
