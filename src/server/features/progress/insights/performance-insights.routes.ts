// Endpoints of performance insights.

import { intervalReach } from '#domain/levels/model/measured-level.ts';
import { momentsOf } from '#domain/time/period.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { findComputedAt, listBiases, readBlindPairs } from './agreement.queries.ts';
import { countSkills, listInactive, listMovers, listRated } from './players.queries.ts';

export const performanceInsightHandlers = {
  async listSkillCounts({ context }) {
    return countSkills(context.db);
  },

  async listSkillPlayers({ params, query, context }) {
    return listRated(context.db, { ...params, ...query });
  },

  async listMovers({ query: { timeZone, ...period }, context }) {
    return listMovers(context.db, momentsOf(period, timeZone));
  },

  async listInactivePlayers({ query, context }) {
    return listInactive(context.db, query);
  },

  async getCoachAgreement({ context: { db } }) {
    const [biases, computedAt, blind] = await Promise.all([listBiases(db), findComputedAt(db), readBlindPairs(db)]);
    const compared = biases.filter(({ ofGroup }) => ofGroup > 1);
    const groups = [...new Set(compared.map(({ group }) => group))];
    return {
      coaches: compared.map(({ coach, bias, error, players, reviews, clips, group }) => ({
        coach,
        bias,
        interval: { from: bias - intervalReach * error, to: bias + intervalReach * error },
        players,
        reviews,
        clips,
        group: groups.indexOf(group),
      })),
      alone: biases.length - compared.length,
      computedAt,
      blind,
    };
  },
} satisfies Partial<Handlers>;
