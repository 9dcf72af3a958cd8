// API calls of movement analysis.

import { endpoints } from '#contract/endpoints.ts';
import type { MovementDocument } from '#contract/reviews/movement.ts';
import { call, query } from '#web/lib/http/api.ts';
import { ApiError } from '#web/lib/http/api-error.ts';
import type { SaveOutcome } from './mark-store.ts';

/** Loads the marks of a video. */
export function openMovementQuery(videoId: string) {
  return query(endpoints.openMovement, { params: { videoId } });
}

/** Saves marks, and sorts failures by what to do about them. */
export async function saveMarks(videoId: string, version: number, document: MovementDocument): Promise<SaveOutcome> {
  try {
    const saved = await call(endpoints.saveMovement, { params: { videoId }, body: { version, document } });
    return { kind: 'saved', version: saved.version };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.code === 'conflict') return { kind: 'conflict' };
    const isPassing = error.status === 0 || error.status >= 500 || error.status === 429;
    return isPassing ? { kind: 'failed' } : { kind: 'refused', sentence: error.sentence };
  }
}
