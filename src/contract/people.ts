// People as others see them: how much of a person travels where they are only named.

import { z } from 'zod';
import * as fields from './fields.ts';

/** Someone who is named and no more. */
export const PersonName = z.object({ firstName: z.string(), lastName: z.string() });

/** Someone who is named and can be referred to. */
export const NamedPerson = PersonName.extend({ id: fields.id });

/** That a verified level was withdrawn. `by` is null once the account of whoever did it is no more. */
export const LevelWithdrawal = z
  .object({ at: fields.instant, by: PersonName.nullable() })
  .meta({ id: 'LevelWithdrawal' });
export type LevelWithdrawal = z.output<typeof LevelWithdrawal>;

/** A player in a list or beside a video. */
export const PlayerCard = NamedPerson.extend({
  country: z.string(),
  /** On the inner scale; null while neither the player has stated nor a coach has verified one (`levelOf`). */
  currentLevel: fields.numeric.nullable(),
  isLevelVerified: z.boolean(),
  /** Set while the level is one that was verified and withdrawn since: it is nobody's word then, not even the player's own. */
  levelWithdrawn: LevelWithdrawal.nullable(),
}).meta({ id: 'PlayerCard' });
export type PlayerCard = z.output<typeof PlayerCard>;
