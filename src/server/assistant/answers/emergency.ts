// The fixed answer to an emergency, without retrieval or a model.

import { detectEmergency } from '#domain/assistant/emergencies/detect.ts';
import { emergencyMessage } from '#domain/assistant/emergencies/messages.ts';
import type { AnsweredQuestion } from '#server/assistant/smashy.ts';

/** The answer if a question describes an emergency, without videos and ratings; null for any other question. */
export function emergencyAnswer(message: string): AnsweredQuestion | null {
  const emergency = detectEmergency(message);
  if (emergency === null) return null;
  const answer = {
    response: emergencyMessage(emergency),
    videos: { platform: [], recommended: [] },
    playerProfile: null,
    contextualSkill: null,
  };
  return {
    answer,
    outcome: 'answered',
    suggested: [],
    isUnsure: false,
    memory: { skill: null, intent: null, entry: null },
  };
}
