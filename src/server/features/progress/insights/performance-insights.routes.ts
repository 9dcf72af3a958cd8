// Endpoints of performance insights.

import { coachAgreement } from '#domain/levels/agreement/coach-agreement.ts';
import { levelUncertainty } from '#domain/levels/agreement/level-uncertainty.ts';
import { momentsOf } from '#domain/time/period.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { namesOf, sumRatingPairs } from './agreement.queries.ts';
import { countSkills, listInactive, listMovers, listRated } from './players.queries.ts';

export const performanceInsightHandlers = {
  async listSkillCounts({ context }) {
    return countSkills(context.db);
  },

  async listSkillPlayers({ params, query, context }) {
    return listRated(context.db, { ...params, ...query });
  },

  async listMovers({ query: { timeZone, ...period }, context }) {
    const moments = momentsOf(period, timeZone);
    const [up, down] = await Promise.all([
      listMovers(context.db, moments, 'up'),
      listMovers(context.db, moments, 'down'),
    ]);
    return { up, down };
  },

  async listInactivePlayers({ query, context }) {
    return listInactive(context.db, query);
  },

  async getCoachAgreement({ query, context }) {
    const { coaches, ...agreement } = coachAgreement(await sumRatingPairs(context.db, query.skill));
    const names = await namesOf(
      context.db,
      coaches.map(({ coachId }) => coachId),
    );
    return {
      ...agreement,
      coaches: coaches.flatMap(({ coachId, ...line }) => {
        const coach = names.get(coachId);
        return coach ? [{ coach, ...line }] : [];
      }),
    };
  },

  async getLevelUncertainty({ context }) {
    const sums = await sumRatingPairs(context.db, 'overall');
    const widths = [1, 2, 3].map((reviews) => levelUncertainty(sums, reviews));
    return { halfWidths: widths.every((width) => width !== null) ? widths : null };
  },
} satisfies Partial<Handlers>;
