// When messages that nobody reads are told of by mail (docs/product.md#email).

/** A message that stays unread for so many minutes is mailed, with everything else that waits by then. */
export const unreadMinutes = 15;

/** Older than so many days, nothing is mailed any more: neither after a long outage nor when the mails are switched on again. */
export const unreadDays = 3;
