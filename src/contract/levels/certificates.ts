// The public certificate of a verified level.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { nameStyles } from '#domain/levels/certificates.ts';

/** A player's own certificate, public or not. */
export const Certificate = z
  .object({
    /** The owner's choice; the page also needs a verified level. */
    isPublic: z.boolean(),
    nameStyle: z.enum(nameStyles),
    /**
     * The last part of `/verified/{code}`; null until the owner first decides. It never changes, so shared links work again after switching
     * off and on.
     */
    code: z.string().nullable(),
    /** The certified level; null without one. */
    verified: z.object({ level: fields.numeric, verifiedAt: fields.instant, verifiedBy: z.string() }).nullable(),
  })
  .meta({ id: 'Certificate' });
export type Certificate = z.output<typeof Certificate>;

export const certificateEndpoints = {
  getCertificate: endpoint({
    method: 'GET',
    path: '/api/certificate',
    access: ['player'],
    shows: ['level', 'account'],
    summary: "The player's own certificate and whether it is public.",
    response: Certificate,
  }),
  changeCertificate: endpoint({
    method: 'PUT',
    path: '/api/certificate',
    access: ['player'],
    // Only the owner decides whether to show their name in public.
    ownAccount: true,
    summary: 'Switch the public certificate on (with a verified level) or off, and choose how the name appears.',
    body: z.object({
      isPublic: z.boolean({ error: () => say(msg`Please say whether the certificate is public.`) }),
      nameStyle: z.enum(nameStyles, { error: () => say(msg`Please choose how to show your name.`) }),
    }),
    response: Certificate,
  }),
};
