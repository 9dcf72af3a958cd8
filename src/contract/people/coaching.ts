// A coach's players and private notes, and coach profiles.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { PersonName, PlayerCard } from '#contract/people.ts';
import { VideoSummary } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { playerFilters, playerOrders } from '#domain/people/connections.ts';
import { isLanguageCode } from '#domain/people/languages.ts';
import { coachesAndAdministrators, coachRoles } from '#domain/people/roles.ts';
import { statusFilters } from '#domain/videos/videos.ts';
import { CoachCard } from './connections.ts';

/** A player in their coach's list. */
export const CoachedPlayer = PlayerCard.extend({
  isJunior: z.boolean(),
  /** When the last video was submitted; null when there is none. */
  lastVideoAt: fields.instant.nullable(),
  /** The latest of this coach's published reviews and completed sessions; null when there was none. */
  lastContactAt: fields.instant.nullable(),
  /** Videos to review that no one else has claimed. */
  videosWaiting: z.int(),
  /** When the present level was verified; null while none is. */
  verifiedAt: fields.instant.nullable(),
}).meta({ id: 'CoachedPlayer' });
export type CoachedPlayer = z.output<typeof CoachedPlayer>;

/** One of the coach's players, at the head of the player's page. */
export const CoachedPlayerPage = z
  .object({
    player: PlayerCard.extend({ isJunior: z.boolean(), isClubMember: z.boolean(), clubName: z.string().nullable() }),
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

/** A coach's private note about a player; only the author can read it. */
export const CoachNote = z
  .object({ id: fields.id, text: z.string(), createdAt: fields.instant, updatedAt: fields.instant })
  .meta({ id: 'CoachNote' });
export type CoachNote = z.output<typeof CoachNote>;

/** The text of a note. */
export const CoachNoteText = z.object({ text: fields.requiredText(4000, msg`Please write a note.`) });

const chooseLanguage = () => say(msg`Please choose languages from the list.`);
const certifiedYear = () => say(msg`Please enter a year from 1970 to this year.`);

/** A coach's profile, shown to players looking for a coach. */
export const CoachProfile = z
  .object({
    about: fields.requiredText(1500, msg`Please say a few words about yourself and your coaching.`),
    /** Codes of ISO 639-1. */
    languages: z
      .array(z.string({ error: chooseLanguage }), { error: chooseLanguage })
      .min(1, { error: () => say(msg`Please choose at least one language.`) })
      .max(10, { error: () => say(msg`Please choose at most 10 languages.`) })
      .refine((codes) => codes.every(isLanguageCode), { error: chooseLanguage })
      .overwrite((codes) => [...new Set(codes)]),
    /** The year of certification; null if not given. */
    certifiedSince: z
      .int({ error: certifiedYear })
      .min(1970, { error: certifiedYear })
      .refine((year) => year <= new Date().getUTCFullYear(), { error: certifiedYear })
      .nullable(),
    /** Whether players can find this coach. */
    isListed: z.boolean({ error: () => say(msg`Please say whether players can find you.`) }),
  })
  .meta({ id: 'CoachProfile' });
export type CoachProfile = z.output<typeof CoachProfile>;

/** A coach whom players can ask. */
export const ListedCoach = CoachCard.extend({
  about: z.string(),
  languages: z.array(z.string()),
  certifiedSince: z.int().nullable(),
  /** The player's connection with this coach; null without one. */
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
    refetchOnOpen: true,
    summary: "The coach's players, a page at a time.",
    query: z.object({
      search: fields.text(100).optional(),
      show: z
        .enum(playerFilters, { error: () => say(msg`Please choose one of: ${{ choices: playerFilters.join(', ') }}.`) })
        .default('all'),
      sort: z
        .enum(playerOrders, { error: () => say(msg`Please choose one of: ${{ choices: playerOrders.join(', ') }}.`) })
        .default('name'),
      after,
    }),
    response: paged(CoachedPlayer),
  }),
  getCoachedPlayer: endpoint({
    method: 'GET',
    path: '/api/coach/players/{userId}',
    access: coachRoles,
    shows: ['connection', 'video', 'review', 'level', 'message'],
    refetchOnOpen: true,
    summary: "One of the coach's players: the connection, counts, the latest verification.",
    params: ofPlayer,
    response: CoachedPlayerPage,
  }),
  listPlayerVideos: endpoint({
    method: 'GET',
    path: '/api/coach/players/{userId}/videos',
    access: coachesAndAdministrators,
    shows: ['video', 'review'],
    refetchOnOpen: true,
    summary:
      "A player's videos, newest first, a page at a time. Coaches see their own players, administrators everyone.",
    params: ofPlayer,
    query: z.object({
      status: z.enum(statusFilters, { error: () => say(msg`Please choose all, analyzed or pending.`) }).default('all'),
      after,
    }),
    response: paged(
      VideoSummary.extend({
        dueAt: fields.instant,
        /** Since when its link cannot be opened; null while it works. */
        pausedAt: fields.instant.nullable(),
        reviewer: PersonName.nullable(),
      }),
    ),
  }),
  // Private: an administrator viewing as the coach cannot read them either.
  listCoachNotes: endpoint({
    method: 'GET',
    path: '/api/coach/players/{userId}/notes',
    access: coachRoles,
    shows: ['note'],
    refetchOnOpen: true,
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
    summary: 'Add a note about a player.',
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
    summary: 'Change one of your notes.',
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
    summary: 'Delete one of your notes.',
    params: ofNote,
    response: noContent,
  }),
  getCoachProfile: endpoint({
    method: 'GET',
    path: '/api/coach/profile',
    access: coachRoles,
    shows: ['account'],
    summary: 'Coach profile; null until the coach has written one.',
    response: CoachProfile.nullable(),
  }),
  saveCoachProfile: endpoint({
    method: 'PUT',
    path: '/api/coach/profile',
    access: coachRoles,
    summary: 'Change the coach profile.',
    body: CoachProfile,
    response: CoachProfile,
  }),
  findCoaches: endpoint({
    method: 'GET',
    path: '/api/coaches',
    access: ['player'],
    shows: ['connection'],
    refetchOnOpen: true,
    summary: 'Coaches accepting requests, by name, a page at a time.',
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
