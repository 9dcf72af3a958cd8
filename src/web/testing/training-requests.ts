// Requests for a training session, for tests of screens.

import type { OwnTrainingRequest, TrainingRequest } from '#contract/training/training-requests.ts';
import { freja } from './coach-session.ts';
import { relationship } from './coaching.ts';

const request = {
  id: '01890000-0000-7000-8000-000000000a01',
  state: 'open' as const,
  wish: 'Volleys and lobs',
  days: ['monday' as const, 'friday' as const],
  duration: 90,
  reason: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  closedAt: null,
};
const { id, firstName, lastName } = relationship(1).coach;
const coach = { id, firstName, lastName };

/** Freja asks Lucía, who has not answered yet. */
export function trainingRequest(traits: Partial<TrainingRequest> = {}): TrainingRequest {
  return { ...request, player: freja, coach, ...traits };
}

/** The same as the player sees it. */
export function ownTrainingRequest(traits: Partial<OwnTrainingRequest> = {}): OwnTrainingRequest {
  return { ...request, coach, ...traits };
}
