// The fixed answer to an emergency, without retrieval or a model.

import { emergencyIn } from '#domain/assistant/emergencies/detect.ts';
import { emergencyWords } from '#domain/assistant/emergencies/words.ts';
import type { Answered } from '#server/assistant/smashy.ts';

/** The answer if a question describes an emergency, without videos and ratings; null for any other question. */
export function emergencyAnswer(message: string): Answered | null {
  const emergency = emergencyIn(message);
  if (emergency === null) return null;
  const answer = {
    response: emergencyWords(emergency),
    videos: { platform: [], recommended: [] },
    playerProfile: null,
    contextualSkill: null,
  };
  return { answer, outcome: 'answered', memory: { skill: null, intent: null, entry: null } };
}
