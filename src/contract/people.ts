// People as others see them: the few fields sent where a person is only named.

import { z } from 'zod';
import { outerScales } from '#domain/levels/outer-scales.ts';
import * as fields from './fields.ts';

/** A person by name only. */
export const PersonName = z.object({ firstName: z.string(), lastName: z.string() });

/** A person by name and id. */
export const NamedPerson = PersonName.extend({ id: fields.id });

/** The withdrawal of a verified level. `by` is null once that account is gone. */
export const LevelWithdrawal = z
  .object({ at: fields.instant, by: PersonName.nullable() })
  .meta({ id: 'LevelWithdrawal' });
export type LevelWithdrawal = z.output<typeof LevelWithdrawal>;

/** A player in a list or next to a video. */
export const PlayerCard = NamedPerson.extend({
  country: z.string(),
  /** On the inner scale; null until the player states or a coach verifies one (`levelOf`). */
  currentLevel: fields.numeric.nullable(),
  isLevelVerified: z.boolean(),
  /** Set if the level was verified and since withdrawn: it is then not even the player's own statement. */
  levelWithdrawn: LevelWithdrawal.nullable(),
}).meta({ id: 'PlayerCard' });
export type PlayerCard = z.output<typeof PlayerCard>;

/** The mapping of a level scale: a step for each half step of the internal scale. */
export const ScaleMapping = z
  .object({
    scale: z.enum(outerScales),
    steps: z.array(z.object({ value: z.number(), label: z.string() })).readonly(),
  })
  .meta({ id: 'ScaleMapping' });
