// Importing players: the browser reads the file, the server says who is known, and the manager confirms.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { maxGroups } from '#domain/clubs/club-groups.ts';
import { maxImportRows } from '#domain/clubs/club-people.ts';
import { say } from '#domain/language/say.ts';
import { NewClubPerson } from './club-invitations.ts';
import { NewGuardian } from './club-juniors.ts';

const tooMany = () => say(msg`A file can have at most ${{ maxImportRows }} players.`);

/** A player in a file. */
export const ImportedPlayer = NewClubPerson.extend({
  /** A coach of the club, who is connected with the player as soon as they join. */
  coachId: fields.chosen('coach').optional(),
  /** Groups made by hand, which the player comes into when they join. */
  groupIds: z
    .array(fields.chosen('group'))
    .max(maxGroups, { error: () => say(msg`A player can be in fewer groups.`) })
    .optional(),
  /** Until when the player is a junior: then the address is the guardian's, who is asked. */
  adultOn: fields.day.optional(),
  /** The guardian of a junior, for a new account. */
  guardian: NewGuardian.omit({ email: true }).optional(),
}).meta({ id: 'ImportedPlayer' });
export type ImportedPlayer = z.output<typeof ImportedPlayer>;

/** What a file names. */
export const ImportQuestion = z.object({
  emails: z.array(fields.email, { error: tooMany }).max(maxImportRows, { error: tooMany }),
  /** Names, addresses or ids of coaches, as the file has them. */
  coaches: z.array(fields.text(200), { error: tooMany }).max(maxImportRows, { error: tooMany }).default([]),
  /** Names of groups. */
  groups: z.array(fields.text(200), { error: tooMany }).max(maxImportRows, { error: tooMany }).default([]),
  /** Juniors, by the guardian's address and their name. */
  juniors: z
    .array(NewClubPerson.pick({ firstName: true, lastName: true, email: true }), { error: tooMany })
    .max(maxImportRows, { error: tooMany })
    .default([]),
});
export type ImportQuestion = z.output<typeof ImportQuestion>;

/** An import and its progress. */
export const ClubImport = z
  .object({
    id: fields.id,
    /** Number of players. */
    total: z.int(),
    /** Number of sent invitations. */
    done: z.int(),
    /** Number of players who have joined since. */
    joined: z.int(),
    startedAt: fields.instant,
    finishedAt: fields.instant.nullable(),
  })
  .meta({ id: 'ClubImport' });
export type ClubImport = z.output<typeof ClubImport>;

export const clubImportEndpoints = {
  checkClubImport: endpoint({
    method: 'POST',
    path: '/api/club/imports/check',
    access: ['club'],
    summary:
      'Which of these addresses belong to members or invited people of the club, and which of its coaches, groups and juniors these names mean. Changes nothing.',
    body: ImportQuestion,
    maxBytes: 4_000_000,
    response: z.object({
      members: z.array(z.string()),
      invited: z.array(z.string()),
      /** In the order of the question; null where none or several are meant. */
      coaches: z.array(NamedPerson.nullable()),
      /** The same, of groups made by hand. */
      groups: z.array(z.object({ id: fields.id, name: z.string() }).nullable()),
      /** The same, of juniors: of the club already, or their guardian asked; null for new ones. */
      juniors: z.array(z.enum(['member', 'asked']).nullable()),
    }),
  }),
  startClubImport: endpoint({
    method: 'POST',
    path: '/api/club/imports',
    access: ['club'],
    needsRecentProof: true,
    changes: ['people'],
    summary:
      'Invite players and ask the guardians of juniors, all or none; emails are sent in the background. Idempotent by key.',
    body: z.object({
      /** The browser's key for this import, which makes it idempotent. */
      key: z
        .string({ error: () => say(msg`Please name the import.`) })
        .regex(/^[!-~]{1,100}$/, { error: () => say(msg`Please name the import.`) }),
      players: z
        .array(ImportedPlayer, { error: () => say(msg`Please choose a file with players.`) })
        .min(1, { error: () => say(msg`Please choose a file with players.`) })
        .max(maxImportRows, { error: tooMany }),
    }),
    maxBytes: 4_000_000,
    response: ClubImport,
    status: 202,
  }),
  getLatestClubImport: endpoint({
    method: 'GET',
    path: '/api/club/imports/latest',
    access: ['club'],
    shows: ['people'],
    refetchOnOpen: true,
    summary: 'Progress of the club’s latest import; null if there was none.',
    response: ClubImport.nullable(),
  }),
};
