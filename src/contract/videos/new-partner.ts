// The invitation to a video as a form sends it: apart, so that a phone does not make every schema of videos for one field.

import { z } from 'zod';
import * as fields from '#contract/fields.ts';

/** Whom to invite: by mail, or by a link that the player passes on. */
export const NewPartner = z
  .object({ email: z.union([z.literal('').transform(() => undefined), fields.email]).optional() })
  .meta({ id: 'NewPartner' });
