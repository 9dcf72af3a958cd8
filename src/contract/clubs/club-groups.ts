// Groups of a club's members, made by hand or by a rule.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { maxGroupName } from '#domain/clubs/club-groups.ts';
import { say } from '#domain/language/say.ts';
import { BulkAnswer, bulkBytes, MemberSelection } from './club-players.ts';

const noRule = () => say(msg`Please choose levels, a coach, or both.`);
const [lowestLevel, highestLevel] = ['1.0', '7.0'] as const;
const impossible = () => say(msg`The lowest level has to come before the highest.`);

/** Levels on the inner scale, both included, each with its half step. */
export const levelBand = z
  .object({ from: fields.levelValue, to: fields.levelValue })
  .refine(({ from, to }) => Number(from) <= Number(to), { error: impossible, path: ['to'] });

/** Who belongs to a group by rule: members of these levels, members of this coach, or both together. */
const newRule = z
  .object({ levels: levelBand.nullable(), coachId: fields.chosen('coach').nullable() })
  .refine(({ levels, coachId }) => levels !== null || coachId !== null, {
    error: noRule,
    path: ['levels'],
  });

/** A group as it is made or changed; without a rule its members are chosen by hand. */
export const NewClubGroup = z
  .object({ name: fields.groupName(maxGroupName), rule: newRule.nullable() })
  .meta({ id: 'NewClubGroup' });
export type NewClubGroup = z.output<typeof NewClubGroup>;

/** A level of a form, or an open end. */
export const optionalLevel = z.union([z.literal(''), fields.levelValue]);
export type FormLevels = Record<'from' | 'to', z.output<typeof optionalLevel>>;

/** The levels of a form; an open end is the end of the scale, and two are none. */
export function levelsOfForm({ from, to }: FormLevels): z.output<typeof levelBand> | null {
  return from === '' && to === '' ? null : { from: from || lowestLevel, to: to || highestLevel };
}

/** Refuses a lowest level above the highest, on the field of the highest. */
export function refuseCrossedLevels({ from, to }: FormLevels, context: z.core.$RefinementCtx): void {
  if (from !== '' && to !== '' && Number(from) > Number(to))
    context.addIssue({ code: 'custom', path: ['to'], message: impossible() });
}

/** The fields of the form of a group. An open end of the levels is the end of the scale. */
export const ClubGroupForm = z
  .object({
    name: fields.groupName(maxGroupName),
    kind: z.enum(['hand', 'rule']),
    from: optionalLevel,
    to: optionalLevel,
    coachId: z.union([z.literal(''), fields.id]),
  })
  .superRefine(({ kind, from, to, coachId }, context) => {
    if (kind === 'hand') return;
    const isEmpty = from === '' && to === '' && coachId === '';
    if (isEmpty) context.addIssue({ code: 'custom', path: ['from'], message: noRule() });
    refuseCrossedLevels({ from, to }, context);
  })
  .transform(({ name, kind, from, to, coachId }): NewClubGroup => {
    return { name, rule: kind === 'hand' ? null : { levels: levelsOfForm({ from, to }), coachId: coachId || null } };
  });

/** A group of members. */
export const ClubGroup = z
  .object({
    id: fields.id,
    name: z.string(),
    /** Null where members are chosen by hand. */
    rule: z
      .object({
        levels: z.object({ from: fields.numeric, to: fields.numeric }).nullable(),
        /** Null without one; `isOfClub` is false once they have left, and the group is empty. */
        coach: NamedPerson.extend({ isOfClub: z.boolean() }).nullable(),
      })
      .nullable(),
    /** The coach whom its members get. */
    coach: NamedPerson.nullable(),
    members: z.int(),
    /** Active members who are not connected with the group's coach; 0 without one. */
    withoutCoach: z.int(),
  })
  .meta({ id: 'ClubGroup' });
export type ClubGroup = z.output<typeof ClubGroup>;

const ofGroup = z.object({ groupId: fields.id });

export const clubGroupEndpoints = {
  listClubGroups: endpoint({
    method: 'GET',
    path: '/api/club/groups',
    access: ['club'],
    shows: ['people', 'connection', 'level'],
    refetchOnOpen: true,
    summary: 'The club’s groups by name; at most 100.',
    response: z.array(ClubGroup),
  }),
  createClubGroup: endpoint({
    method: 'POST',
    path: '/api/club/groups',
    access: ['club'],
    changes: ['people'],
    summary: 'Make a group of members, by hand or by a rule.',
    body: NewClubGroup,
    response: ClubGroup,
    status: 201,
  }),
  getClubGroup: endpoint({
    method: 'GET',
    path: '/api/club/groups/{groupId}',
    access: ['club'],
    shows: ['people', 'connection', 'level'],
    refetchOnOpen: true,
    summary: 'A group of the club.',
    params: ofGroup,
    response: ClubGroup,
  }),
  changeClubGroup: endpoint({
    method: 'PUT',
    path: '/api/club/groups/{groupId}',
    access: ['club'],
    changes: ['people'],
    summary: 'Rename a group and change its rule; a group by hand stays one.',
    params: ofGroup,
    body: NewClubGroup,
    response: ClubGroup,
  }),
  deleteClubGroup: endpoint({
    method: 'DELETE',
    path: '/api/club/groups/{groupId}',
    access: ['club'],
    changes: ['people'],
    summary: 'Delete a group; its members and their coaches stay.',
    params: ofGroup,
    response: noContent,
  }),
  setGroupCoach: endpoint({
    method: 'PUT',
    path: '/api/club/groups/{groupId}/coach',
    access: ['club'],
    changes: ['people', 'connection'],
    summary:
      'Set the group’s coach and connect them with all its members; people added later get them too. Null leaves the group without one and ends nothing.',
    params: ofGroup,
    body: z.object({ coachId: fields.chosen('coach').nullable() }),
    response: BulkAnswer,
  }),
  addGroupMembers: endpoint({
    method: 'POST',
    path: '/api/club/groups/{groupId}/members',
    access: ['club'],
    changes: ['people', 'connection'],
    summary: 'Add members to a group made by hand; they get its coach.',
    params: ofGroup,
    body: z.object({ selection: MemberSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
  removeGroupMembers: endpoint({
    method: 'POST',
    path: '/api/club/groups/{groupId}/members/remove',
    access: ['club'],
    changes: ['people'],
    summary: 'Take members out of a group made by hand; they keep their coaches.',
    params: ofGroup,
    body: z.object({ selection: MemberSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
};
