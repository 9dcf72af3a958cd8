// The public certificate of a verified level, which its owner can switch on and off.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { nameStyles } from '#domain/levels/certificates.ts';

/** A player's own certificate, public or not. */
export const Certificate = z
  .object({
    /** What its owner wants; the page is there only while a level is verified as well. */
    isPublic: z.boolean(),
    nameStyle: z.enum(nameStyles),
    /**
     * The last part of `/verified/{code}`; null until the owner decides for the first time. The same one ever after: switched off
     * and on again, what is printed and shared leads to the page again.
     */
    code: z.string().nullable(),
    /** The level that is certified now; null while none is. */
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
    // To show one's name to everybody is for nobody else to decide.
    ownAccount: true,
    summary: 'Switch the public certificate on (with a verified level) or off, and choose how the name is shown.',
    body: z.object({
      isPublic: z.boolean({ error: 'Please say whether the certificate is public.' }),
      nameStyle: z.enum(nameStyles, { error: 'Please choose how your name is shown.' }),
    }),
    response: Certificate,
  }),
};
