// People as others see them: how much of a person travels where they are only named.

import { z } from 'zod';
import * as fields from './fields.ts';

/** Somebody who is named and no more. */
export const PersonName = z.object({ firstName: z.string(), lastName: z.string() });

/** Somebody who is named and can be referred to. */
export const NamedPerson = PersonName.extend({ id: fields.id });

/** A player in a list or beside a video. */
export const PlayerCard = NamedPerson.extend({
  country: z.string(),
  currentLevel: fields.numeric,
  isLevelVerified: z.boolean(),
}).meta({ id: 'PlayerCard' });
export type PlayerCard = z.output<typeof PlayerCard>;
