// To whom in the club a session is open, as its coach chooses and sees it.

import { z } from 'zod';
import { levelBand, levelsOfForm, optionalLevel, refuseCrossedLevels } from '#contract/clubs/club-groups.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';

/** Open to members of these levels, or of any. */
export const SessionOpening = z.object({ levels: levelBand.nullable().default(null) }).meta({ id: 'SessionOpening' });

/** The fields of the form. An open end of the levels is the end of the scale. */
export const SessionOpeningForm = z
  .object({ from: optionalLevel, to: optionalLevel })
  .superRefine(refuseCrossedLevels)
  .transform((values) => ({ levels: levelsOfForm(values) }));

/** To whom a session is open, and who is in line. */
export const OpenedSession = z
  .object({
    levels: z.object({ from: fields.numeric, to: fields.numeric }).nullable(),
    /** In the order of the line. */
    waiting: z.array(
      NamedPerson.extend({
        /** Until when a place is kept for them; null without an offer. */
        offeredUntil: fields.instant.nullable(),
      }),
    ),
  })
  .meta({ id: 'OpenedSession' });
