// A club's brand: colour and logo for its pictures.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import { colourPattern } from '#domain/clubs/club-colours.ts';
import { say } from '#domain/language/say.ts';

/** Most characters of an uploaded picture as base64: about 3 MB. */
const maxPicture = 4_000_000;

/**
 * A picture that someone uploads: PNG, JPEG or WebP as base64. SVG is a program, so it is not among them. Whatever it is, it is drawn again
 * before it is kept.
 */
export const uploadedPicture = z
  .base64({ error: () => say(msg`Please choose a picture: PNG, JPEG or WebP.`) })
  .max(maxPicture, { error: () => say(msg`Please choose a picture under 3 MB.`) });

/** Most bytes of a body with a picture. */
export const pictureBodyBytes = maxPicture + 100_000;

/** A club's brand. */
export const ClubBrand = z
  .object({
    colour: z.string().regex(colourPattern),
    /** A data URL; null without one. */
    logo: z.string().nullable(),
  })
  .meta({ id: 'ClubBrand' });
export type ClubBrand = z.output<typeof ClubBrand>;

export const clubBrandEndpoints = {
  getClubBrand: endpoint({
    method: 'GET',
    path: '/api/club/brand',
    access: ['club'],
    shows: ['content'],
    summary: 'The club’s brand: colour and logo.',
    response: ClubBrand,
  }),
  changeClubBrand: endpoint({
    method: 'PUT',
    path: '/api/club/brand',
    access: ['club'],
    changes: ['content'],
    summary: 'Set the club’s brand colour, and set or remove its logo.',
    maxBytes: pictureBodyBytes,
    body: z.object({
      colour: z
        .string()
        .toLowerCase()
        .regex(colourPattern, { error: () => say(msg`Please choose a colour.`) }),
      /** A new logo; null removes it, left out keeps it. */
      logo: uploadedPicture.nullish(),
    }),
    response: ClubBrand,
  }),
};
