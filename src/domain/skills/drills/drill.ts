// A drill.

import type { SingleSkill } from '#domain/skills/skills.ts';

/** One exercise on court. Its cues and faults are common knowledge; its set-up is ours. */
export interface DrillDefinition {
  /** Permanent: reviews and sessions refer to it. */
  id: string;
  name: string;
  /** What the player can do afterwards, in one sentence. */
  aim: string;
  /** The skills it trains, the main one first. */
  skills: readonly [SingleSkill, ...SingleSkill[]];
  /** Levels it suits (1.0–7.0), inclusive. */
  levels: { from: number; to: number };
  /** Players on one court, including a coach who feeds balls. */
  players: { min: number; max: number };
  minutes: number;
  steps: readonly string[];
  easier: string;
  harder: string;
}
