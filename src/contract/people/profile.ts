// A person's own profile and figures.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { languages } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';

/** The fields of a profile that can be changed (docs/product.md#people); anything else is ignored, and a missing field stays as it is.
 */
export const ProfileChange = z
  .object({
    firstName: fields.personName(msg`Please enter your first name.`).optional(),
    lastName: fields.personName(msg`Please enter your last name.`).optional(),
    country: fields.country.optional(),
    /** Kept for Denmark only. */
    dpfRanking: fields.dpfRanking.optional(),
    language: z.enum(languages, { error: () => say(msg`Please choose one of the languages.`) }).optional(),
  })
  .meta({ id: 'ProfileChange' });
export type ProfileChange = z.output<typeof ProfileChange>;

/** The changeable fields of a profile. */
export const Profile = z
  .object({
    id: fields.id,
    firstName: z.string(),
    lastName: z.string(),
    country: z.string(),
    dpfRanking: z.int().nullable(),
    language: z.enum(languages),
  })
  .meta({ id: 'Profile' });
export type Profile = z.output<typeof Profile>;

/** A person's figures (docs/product.md#people). */
export const ProfileStats = z
  .object({
    totalVideos: z.int(),
    analyzedVideos: z.int(),
    /** Mean overall score of the analysed videos, to one decimal; null before the first. */
    averageRating: z.number().nullable(),
    joinDate: fields.instant,
  })
  .meta({ id: 'ProfileStats' });
export type ProfileStats = z.output<typeof ProfileStats>;

export const profileEndpoints = {
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/users/{id}',
    access: 'signed-in',
    changes: ['account'],
    summary: 'Change names, country, DPF ranking and language: your own, or anyone’s as an administrator.',
    params: z.object({ id: fields.id }),
    body: ProfileChange,
    response: Profile,
  }),
  getProfileStats: endpoint({
    method: 'GET',
    path: '/api/user/profile-stats',
    access: 'signed-in',
    shows: ['video', 'review'],
    summary: 'Videos, reviews, average rating and join date of the signed-in person.',
    response: ProfileStats,
  }),
};
