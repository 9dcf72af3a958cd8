// A coach's work with their players: the list, one player, private notes; and what coaches tell of themselves.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { PersonName, PlayerCard } from '#contract/people.ts';
import { VideoSummary } from '#contract/videos/videos.ts';
import { playerFilters, playerOrders } from '#domain/people/connections.ts';
import { isLanguageCode } from '#domain/people/languages.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { statusFilters } from '#domain/videos/videos.ts';
import { CoachCard } from './connections.ts';

/** A player in their coach's list. */
export const CoachedPlayer = PlayerCard.extend({
  /** When the last video was submitted; null when there is none. */
  lastVideoAt: fields.instant.nullable(),
  /** The latest of this coach's published reviews and completed sessions; null when there was none. */
  lastContactAt: fields.instant.nullable(),
  /** Videos that nobody else reviews. */
  videosWaiting: z.int(),
  /** When the present level was verified; null while none is. */
  verifiedAt: fields.instant.nullable(),
}).meta({ id: 'CoachedPlayer' });
export type CoachedPlayer = z.output<typeof CoachedPlayer>;

/** One of the coach's players, at the head of the player's page. */
export const CoachedPlayerPage = z
  .object({
    player: PlayerCard.extend({ isClubMember: z.boolean(), clubName: z.string().nullable() }),
    connection: z.object({ id: fields.id, since: fields.instant }),
    counts: z.object({ videos: z.int(), analyzed: z.int(), waiting: z.int() }),
    lastVideoAt: fields.instant.nullable(),
    lastContactAt: fields.instant.nullable(),
    /** The latest verification that stands. */
    verification: z
      .object({ level: fields.numeric, verifiedAt: fields.instant, verifiedBy: PersonName.nullable() })
      .nullable(),
  })
  .meta({ id: 'CoachedPlayerPage' });
export type CoachedPlayerPage = z.output<typeof CoachedPlayerPage>;

/** What a coach has noted about a player. Nobody but the author reads it. */
export const CoachNote = z
  .object({ id: fields.id, text: z.string(), createdAt: fields.instant, updatedAt: fields.instant })
  .meta({ id: 'CoachNote' });
export type CoachNote = z.output<typeof CoachNote>;

/** The text of a note. */
export const CoachNoteText = z.object({ text: fields.requiredText(4000, 'Please write a note.') });

const chooseLanguage = 'Please choose languages of the list.';
const certifiedYear = 'Please enter a year from 1970 to this year.';

/** What a coach tells players who look for one. */
export const CoachProfile = z
  .object({
    about: fields.requiredText(1500, 'Please say a few words about yourself and your coaching.'),
    /** Codes of ISO 639-1. */
    languages: z
      .array(z.string({ error: chooseLanguage }), { error: chooseLanguage })
      .min(1, { error: 'Please choose at least one language.' })
      .max(10, { error: 'Please choose at most 10 languages.' })
      .refine((codes) => codes.every(isLanguageCode), { error: chooseLanguage })
      .overwrite((codes) => [...new Set(codes)]),
    /** Since which year the coach is certified; null for "not given". */
    certifiedSince: z
      .int({ error: certifiedYear })
      .min(1970, { error: certifiedYear })
      .refine((year) => year <= new Date().getUTCFullYear(), { error: certifiedYear })
      .nullable(),
    /** Whether players who look for a coach find this one. */
    isListed: z.boolean({ error: 'Please say whether players may find you.' }),
  })
  .meta({ id: 'CoachProfile' });
export type CoachProfile = z.output<typeof CoachProfile>;

/** A coach whom players can ask. */
export const ListedCoach = CoachCard.extend({
  about: z.string(),
  languages: z.array(z.string()),
  certifiedSince: z.int().nullable(),
  /** How the player and this coach stand; null when nobody has asked. */
  connection: z.enum(['requested', 'active']).nullable(),
}).meta({ id: 'ListedCoach' });
export type ListedCoach = z.output<typeof ListedCoach>;

const ofPlayer = z.object({ userId: fields.id });
const ofNote = z.object({ userId: fields.id, noteId: fields.id });

export const coachingEndpoints = {
  listCoachedPlayers: endpoint({
    method: 'GET',
    path: '/api/coach/players',
    access: coachRoles,
    shows: ['connection', 'video', 'level', 'message'],
    isReadAnew: true,
    summary: "The coach's players, a page at a time.",
    query: z.object({
      search: fields.text(100).optional(),
      show: z.enum(playerFilters, { error: `Please choose one of: ${playerFilters.join(', ')}.` }).default('all'),
      sort: z.enum(playerOrders, { error: `Please choose one of: ${playerOrders.join(', ')}.` }).default('name'),
      after,
    }),
    response: paged(CoachedPlayer),
  }),
  getCoachedPlayer: endpoint({
    method: 'GET',
    path: '/api/coach/players/{userId}',
    access: coachRoles,
    shows: ['connection', 'video', 'review', 'level', 'message'],
    isReadAnew: true,
    summary: "One of the coach's players: the connection, counts, the latest verification.",
    params: ofPlayer,
    response: CoachedPlayerPage,
  }),
  listPlayerVideos: endpoint({
    method: 'GET',
    path: '/api/coach/players/{userId}/videos',
    access: [...coachRoles, 'admin'],
    shows: ['video', 'review'],
    isReadAnew: true,
    summary: "The videos of one of the coach's players, for administrators of anybody, newest first, a page at a time.",
    params: ofPlayer,
    query: z.object({
      status: z.enum(statusFilters, { error: 'Please choose all, analyzed or pending.' }).default('all'),
      after,
    }),
    response: paged(VideoSummary.extend({ dueAt: fields.instant, reviewer: PersonName.nullable() })),
  }),
  // Private: not even an administrator who views the product as the coach reads them.
  listCoachNotes: endpoint({
    method: 'GET',
    path: '/api/coach/players/{userId}/notes',
    access: coachRoles,
    shows: ['note'],
    isReadAnew: true,
    ownAccount: true,
    summary: "The coach's own notes about a player, newest first, a page at a time.",
    params: ofPlayer,
    query: z.object({ after }),
    response: paged(CoachNote),
  }),
  createCoachNote: endpoint({
    method: 'POST',
    path: '/api/coach/players/{userId}/notes',
    access: coachRoles,
    changes: ['note'],
    ownAccount: true,
    summary: 'Note something about a player.',
    params: ofPlayer,
    body: CoachNoteText,
    response: CoachNote,
    status: 201,
  }),
  updateCoachNote: endpoint({
    method: 'PUT',
    path: '/api/coach/players/{userId}/notes/{noteId}',
    access: coachRoles,
    changes: ['note'],
    ownAccount: true,
    summary: 'Change an own note.',
    params: ofNote,
    body: CoachNoteText,
    response: CoachNote,
  }),
  deleteCoachNote: endpoint({
    method: 'DELETE',
    path: '/api/coach/players/{userId}/notes/{noteId}',
    access: coachRoles,
    changes: ['note'],
    ownAccount: true,
    summary: 'Delete an own note.',
    params: ofNote,
    response: noContent,
  }),
  getCoachProfile: endpoint({
    method: 'GET',
    path: '/api/coach/profile',
    access: coachRoles,
    shows: ['account'],
    summary: 'What the coach tells of themselves; null until they have told something.',
    response: CoachProfile.nullable(),
  }),
  saveCoachProfile: endpoint({
    method: 'PUT',
    path: '/api/coach/profile',
    access: coachRoles,
    summary: 'Change what the coach tells of themselves.',
    body: CoachProfile,
    response: CoachProfile,
  }),
  findCoaches: endpoint({
    method: 'GET',
    path: '/api/coaches',
    access: ['player'],
    shows: ['connection'],
    isReadAnew: true,
    summary: 'Coaches who can be asked, by name, a page at a time.',
    query: z.object({
      search: fields.text(100).optional(),
      country: z.string().max(2).optional(),
      language: z.string().max(2).optional(),
      after,
    }),
    response: paged(ListedCoach).extend({
      /** The countries and languages of all listed coaches, to filter by. */
      offered: z.object({ countries: z.array(z.string()), languages: z.array(z.string()) }),
    }),
  }),
};
