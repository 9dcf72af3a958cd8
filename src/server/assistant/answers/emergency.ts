// The answer to an emergency: fixed words, before anything is looked up and without a model.

import { emergencyIn } from '#domain/assistant/emergencies/detect.ts';
import { emergencyWords } from '#domain/assistant/emergencies/words.ts';
import type { Answered } from '#server/assistant/smashy.ts';

/** What is answered where a question tells of an emergency; null for every other question. Videos and ratings have no place beside it. */
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
