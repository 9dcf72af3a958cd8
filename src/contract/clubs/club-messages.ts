// Messages of a club: written by a manager to members or invited people, and read by members.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { invitationStates } from '#domain/clubs/club-lists.ts';
import { maxMessageSubject, maxMessageText, messageAudiences } from '#domain/clubs/club-messages.ts';
import { say } from '#domain/language/say.ts';
import { cleanLine } from '#domain/plain-text.ts';
import { pictureBodyBytes, uploadedPicture } from './club-brand.ts';
import { InvitationSelection } from './club-invitations.ts';
import { bulkBytes, MemberSelection } from './club-players.ts';

const whom = () => say(msg`Please choose who gets this message.`);

/** Whom a message is for. Invited people are those who have not answered: all of them, or a selection. */
export const MessageRecipients = z
  .discriminatedUnion(
    'to',
    [
      z.object({ to: z.literal('all') }),
      z.object({ to: z.literal('group'), groupId: fields.chosen('group') }),
      z.object({ to: z.literal('chosen'), selection: MemberSelection }),
      z.object({
        to: z.literal('invited'),
        /** By whether their link is still valid; left out, both. */
        state: z.enum(invitationStates, { error: () => say(msg`Please choose open or expired.`) }).optional(),
        selection: InvitationSelection.optional(),
      }),
    ],
    { error: whom },
  )
  .meta({ id: 'MessageRecipients' });
export type MessageRecipients = z.output<typeof MessageRecipients>;

/** What a manager writes. */
export const ClubMessageText = z.object({
  subject: fields.requiredText(maxMessageSubject, msg`Please enter a subject.`, cleanLine),
  text: fields.requiredText(maxMessageText, msg`Please write your message.`),
  /** Answers go to the manager's own address, which every recipient sees. */
  takesReplies: z.boolean({ error: () => say(msg`Please say whether people may reply to you.`) }),
});
export type ClubMessageText = z.output<typeof ClubMessageText>;

/** A message of the club, for its managers. */
export const ClubMessage = z
  .object({
    id: fields.id,
    sentAt: fields.instant,
    audience: z.enum(messageAudiences),
    /** The group's name of that day; null for other recipients. */
    groupName: z.string().nullable(),
    subject: z.string(),
    /** Whom it was confirmed for. */
    people: z.int(),
    /** Still to be sent. */
    waiting: z.int(),
    /** Emailed. Of invited people it counts those who get nothing, too: neither a no nor an account shows. */
    sent: z.int(),
    /** Members who have switched off emails from their club. */
    inPala: z.int(),
    failed: z.int(),
    /** People who left, or were suspended or erased, before it was sent to them. */
    leftOut: z.int(),
    /** Members who opened it in Pala. */
    opened: z.int(),
  })
  .meta({ id: 'ClubMessage' });
export type ClubMessage = z.output<typeof ClubMessage>;

/** The same as it was written. */
export const WholeClubMessage = ClubMessage.extend({
  text: z.string(),
  hasPicture: z.boolean(),
  takesReplies: z.boolean(),
  /** Null once their account is erased. */
  author: NamedPerson.nullable(),
}).meta({ id: 'WholeClubMessage' });
export type WholeClubMessage = z.output<typeof WholeClubMessage>;

/** A message that a member got. */
export const ReceivedClubMessage = z
  .object({
    id: fields.id,
    clubName: z.string(),
    subject: z.string(),
    text: z.string(),
    hasPicture: z.boolean(),
    sentAt: fields.instant,
  })
  .meta({ id: 'ReceivedClubMessage' });
export type ReceivedClubMessage = z.output<typeof ReceivedClubMessage>;

/** The same in the member's list. */
export const ReceivedClubMessageLine = ReceivedClubMessage.omit({ text: true })
  .extend({ excerpt: z.string(), isOpened: z.boolean() })
  .meta({ id: 'ReceivedClubMessageLine' });
export type ReceivedClubMessageLine = z.output<typeof ReceivedClubMessageLine>;

const ofMessage = z.object({ messageId: fields.id });

export const clubMessageEndpoints = {
  listClubMessages: endpoint({
    method: 'GET',
    path: '/api/club/messages',
    access: ['club'],
    shows: ['club-message'],
    refetchOnOpen: true,
    summary: 'The messages that the club has sent, latest first, paged.',
    query: z.object({ after }),
    response: paged(ClubMessage),
  }),
  getClubMessage: endpoint({
    method: 'GET',
    path: '/api/club/messages/{messageId}',
    access: ['club'],
    shows: ['club-message'],
    refetchOnOpen: true,
    summary: 'A message of the club as it was written, and what came of it.',
    params: ofMessage,
    response: WholeClubMessage,
  }),
  countMessageRecipients: endpoint({
    method: 'POST',
    path: '/api/club/messages/recipients',
    access: ['club'],
    summary:
      'How many people a message would reach, how many members of them in Pala alone, and whether the club may send another one.',
    body: z.object({ recipients: MessageRecipients }),
    maxBytes: bulkBytes,
    response: z.object({
      people: z.int(),
      inPala: z.int(),
      /** Why the club can send none at the moment; null if it can. */
      refusal: z.string().nullable(),
    }),
  }),
  sendClubMessage: endpoint({
    method: 'POST',
    path: '/api/club/messages',
    access: ['club'],
    changes: ['club-message'],
    summary:
      'Send a message to members or invited people: each gets an email of their own, members a notification as well. Nothing is sent if the number of people is not the one expected. An `Idempotency-Key` header makes a message sent twice count once.',
    body: ClubMessageText.extend({
      recipients: MessageRecipients,
      /** The number of people that the manager saw. */
      expected: z.int({ error: whom }).min(1, { error: whom }),
      picture: uploadedPicture.nullish(),
    }),
    maxBytes: pictureBodyBytes + bulkBytes,
    response: WholeClubMessage,
    status: 201,
  }),
  listReceivedClubMessages: endpoint({
    method: 'GET',
    path: '/api/club-messages',
    access: ['player'],
    shows: ['club-message'],
    refetchOnOpen: true,
    summary: 'The messages that the player got from their clubs, latest first, paged.',
    query: z.object({ after }),
    response: paged(ReceivedClubMessageLine),
  }),
  getReceivedClubMessage: endpoint({
    method: 'GET',
    path: '/api/club-messages/{messageId}',
    access: ['player'],
    summary: 'A message that the player got from their club.',
    params: ofMessage,
    response: ReceivedClubMessage,
  }),
  openClubMessage: endpoint({
    method: 'PUT',
    path: '/api/club-messages/{messageId}/opened',
    access: ['player'],
    changes: ['club-message'],
    ownAccount: true,
    summary: 'Count a message of the club as opened by this player, once.',
    params: ofMessage,
    response: noContent,
  }),
};
