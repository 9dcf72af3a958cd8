// Saves a draft of a level, and sorts failures by what to do about them.

import { endpoints } from '#contract/endpoints.ts';
import { call } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import type { RankDraft, SaveOutcome } from './ranking-store.ts';

/** A lost session is a passing failure: the copy on the device goes on after signing in. */
export async function saveRank(
  eveningId: string,
  playerId: string,
  version: number,
  { level, moments, isLeftOut }: RankDraft,
): Promise<SaveOutcome> {
  try {
    const body = { version, level, moments: [...moments], isLeftOut };
    const saved = await call(endpoints.saveEveningDraft, { params: { eveningId, playerId }, body });
    return { kind: 'saved', version: saved.version };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') return { kind: 'conflict' };
    const isPassing = error.status === 0 || error.status >= 500 || error.status === 429 || error.status === 401;
    return isPassing ? { kind: 'failed' } : { kind: 'refused', sentence: error.sentence };
  }
}
