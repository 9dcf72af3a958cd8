// Search parameters of the stop-mails screen.

import { type MailKind, mailKinds } from '#domain/messages/mail/mail-kinds.ts';

/** The query string of `/stop-mails` (docs/product.md#email). */
export interface StopMailsSearch {
  kind?: MailKind;
  /** The proof that the email carries. */
  token?: string;
}

/** Reads the query string; what is no kind, or no token, is left out. */
export function parseStopMailsSearch({ kind, token }: Record<string, unknown>): StopMailsSearch {
  return {
    kind: mailKinds.find((one) => one === kind),
    token: typeof token === 'string' ? token : undefined,
  };
}
