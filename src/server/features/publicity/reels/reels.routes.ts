// Endpoints of reels, for managers.

import { proposeClips } from '#domain/publicity/clips.ts';
import { mapPage, takePage } from '#server/db/paging.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { clubOf } from '#server/policy/membership.ts';
import { listMoments } from './moments.queries.ts';
import * as commands from './reels.commands.ts';
import { presentMoment, presentSummary } from './reels.presenters.ts';
import { listClips, listReels } from './reels.queries.ts';

const momentsPageSize = 24;

/** Number of moments considered for a suggestion. */
const proposedFrom = 300;

export const reelHandlers = {
  async listReelMoments({ actor, query: { after, ...filter }, context }) {
    const rows = await listMoments(context.db, clubOf(actor), filter, { after, limit: momentsPageSize });
    return mapPage(takePage(rows, momentsPageSize), presentMoment);
  },

  async proposeReel({ actor, query, context }) {
    // Only strengths are suggested.
    const filter = { type: 'strength' as const, ...query };
    const rows = await listMoments(context.db, clubOf(actor), filter, { limit: proposedFrom, isFair: true });
    const moments = rows.map((row) => ({ ...presentMoment(row), playerId: row.player.id }));
    return proposeClips(moments);
  },

  async listReels({ actor, context }) {
    const reels = await listReels(context.db, clubOf(actor));
    const clips = await listClips(
      context.db,
      reels.map(({ id }) => id),
    );
    return reels.map((reel) => presentSummary(reel, clips));
  },

  async createReel({ actor, body, context }) {
    return commands.createReel(context, clubOf(actor), body.title);
  },

  async getReel({ actor, params, context }) {
    return commands.readReel(context.db, clubOf(actor), params.reelId);
  },

  async saveReel({ actor, params, body, context }) {
    return commands.saveReel(context, clubOf(actor), params.reelId, body);
  },

  async shareReel({ params, body, context, ...call }) {
    return commands.shareReel(context, authorOf(call), clubOf(call.actor), params.reelId, body);
  },

  async deleteReel({ params, context, ...call }) {
    await commands.deleteReel(context, authorOf(call), clubOf(call.actor), params.reelId);
  },
} satisfies Partial<Handlers>;
