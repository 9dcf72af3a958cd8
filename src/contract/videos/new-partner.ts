// The form of a partner invitation: apart, so that one field does not load every schema of videos.

import { z } from 'zod';
import * as fields from '#contract/fields.ts';
import { isBlank } from '#domain/plain-text.ts';

/** The partner to invite: by email, or with a link that the player passes on. */
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
