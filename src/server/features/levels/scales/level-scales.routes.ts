// Endpoints of level scales.

import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import { changeLevelScale, readLevelScales } from './level-scales.commands.ts';

export const levelScaleHandlers = {
  async listLevelScales({ context }) {
    return readLevelScales(context.db);
  },

  async setLevelScale({ params, body: { version, ...mapping }, context, ...call }) {
    await changeLevelScale(context, authorOf(call), params.scale, { version, mapping });
  },

  async resetLevelScale({ params, body: { version }, context, ...call }) {
    await changeLevelScale(context, authorOf(call), params.scale, { version, mapping: null });
  },
} satisfies Partial<Handlers>;
