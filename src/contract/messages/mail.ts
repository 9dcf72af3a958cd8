// Switching kinds of email on and off, in the profile and with the link in emails.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import { say } from '#domain/language/say.ts';
import { mailKinds } from '#domain/messages/mail/mail-kinds.ts';

const kind = z.enum(mailKinds, { error: () => say(msg`There is no such kind of email.`) });

/** A kind of email, and whether it is on. */
export const MailSwitch = z.object({ kind, isOn: z.boolean() }).meta({ id: 'MailSwitch' });
export type MailSwitch = z.output<typeof MailSwitch>;

/** The parameters of an unsubscribe link: the kind, and a token that proves the recipient. */
export const StopLink = z
  .object({
    kind,
    token: z
      .string({ error: () => say(msg`The link is missing.`) })
      .regex(/^[\w.-]{1,200}$/, { error: () => say(msg`The link is incomplete.`) }),
  })
  .meta({ id: 'StopLink' });
export type StopLink = z.output<typeof StopLink>;

export const mailEndpoints = {
  listMailSwitches: endpoint({
    method: 'GET',
    path: '/api/account/mails',
    access: 'signed-in',
    ownAccount: true,
    shows: ['account'],
    summary: 'The kinds of email that the person can get, and which of them are on.',
    response: z.array(MailSwitch),
  }),
  switchMail: endpoint({
    method: 'PUT',
    path: '/api/account/mails/{kind}',
    access: 'signed-in',
    ownAccount: true,
    changes: ['account'],
    summary: 'Switch a kind of email on or off.',
    params: z.object({ kind }),
    body: z.object({ isOn: z.boolean() }),
    response: noContent,
  }),
  stopMails: endpoint({
    method: 'POST',
    path: '/api/mails/stop',
    access: 'public',
    summary:
      'Stop a kind of email with the link that it carries, without signing in. The answer is the same whether or not the link is valid. Email programs send their one click (RFC 8058) to `POST /stop-mails?kind=…&token=…`, the address of the screen.',
    body: StopLink,
    response: noContent,
  }),
};
