// The invitation to a video as a form sends it: apart, so that a phone does not make every schema of videos for one field.

import { z } from 'zod';
import * as fields from '#contract/fields.ts';
import { isBlank } from '#domain/plain-text.ts';

/** Whom to invite: by mail, or by a link that the player passes on. */
export const NewPartner = z
  .object({
    email: z
      .union([
        fields.email,
        z
          .string()
          .refine(isBlank)
          .transform(() => undefined),
      ])
      .optional(),
  })
  .meta({ id: 'NewPartner' });
