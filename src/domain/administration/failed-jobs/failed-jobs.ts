// Why a job failed, in words: the error's own text may hold addresses and secrets, so it stays in the log.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { said } from '#domain/language/said.ts';

export const failureKinds = [
  'unreachable',
  'too-slow',
  'refused-sign-in',
  'refused-address',
  'refused-mail',
  'old-form',
  'unexpected',
] as const;
export type FailureKind = (typeof failureKinds)[number];

const sentences: Record<FailureKind, string> = said({
  unreachable: msg`The other server could not be reached. Try again once it is back.`,
  'too-slow': msg`It took too long and was stopped. Try again at a quieter time.`,
  'refused-sign-in': msg`The email server rejected our sign-in. Check the address and password in the email settings first.`,
  'refused-address': msg`The email server refused the person’s address. Check it with them before you try again.`,
  'refused-mail': msg`The email server accepted the connection but rejected the email.`,
  'old-form': msg`It was created by another version and cannot run here. Discard it.`,
  unexpected: msg`Something unexpected went wrong. Search the server log for the job’s ID.`,
} satisfies Record<FailureKind, MessageDescriptor>);

/** A failure as a sentence with advice. */
export function failureSentence(kind: FailureKind): string {
  return sentences[kind];
}

/** An error as the queue stores it. */
interface KeptError {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  responseCode?: unknown;
}

const network = /^(ECONN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|EDNS|ESOCKET|EPIPE|ETLS)/;

/** The kind of a failure from the error's code, or else from the queue's own message. */
export function failureKind(error: unknown): FailureKind {
  const { name, code, message, responseCode } = (error ?? {}) as KeptError;
  const text = typeof code === 'string' ? code : '';
  if (text === 'EAUTH' || text === 'ENOAUTH' || responseCode === 535) return 'refused-sign-in';
  if (text === 'EENVELOPE') return 'refused-address';
  if (text === 'EMESSAGE' || typeof responseCode === 'number') return 'refused-mail';
  if (text === 'ETIMEDOUT' || name === 'TimeoutError' || message === 'job timed out') return 'too-slow';
  if (network.test(text)) return 'unreachable';
  return name === 'ZodError' ? 'old-form' : 'unexpected';
}
