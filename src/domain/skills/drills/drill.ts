// What a drill consists of.

import type { SingleSkill } from '#domain/skills/skills.ts';

/** One exercise on court. What it teaches follows common cues and faults; how it is set up is ours. */
export interface Drill {
  /** Names it for good: reviews and sessions refer to it. */
  id: string;
  name: string;
  /** What the player shall be able to do afterwards, in one sentence. */
  aim: string;
  /** What it trains, the main skill first. */
  skills: readonly [SingleSkill, ...SingleSkill[]];
  /** For which levels (1.0–7.0), both included. */
  levels: { from: number; to: number };
  /** How many take part on one court; a coach who feeds balls counts as one. */
  players: { min: number; max: number };
  minutes: number;
  steps: readonly string[];
  easier: string;
  harder: string;
}
